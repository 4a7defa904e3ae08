//! The rules.

mod figure;

use super::Frame;
use crate::app::{Dialog, Rules};
use crate::record::ogn::Notated;
use crate::ui::lettered::lettered;
use crate::ui::program::{dialog_words, words};
use crate::ui::sentences::game_told;
use figure::{Diagram, Figure};
use yew::prelude::*;

/// Properties of [`RulesDialog`].
#[derive(PartialEq, Properties)]
pub struct RulesDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// The rules of the present game.
    pub game: Rules,
}

/// The rules of the game.
#[component]
pub fn RulesDialog(props: &RulesDialogProps) -> Html {
    let labels = words().labels();
    html! {
        <Frame open={props.open} title={labels.rules} class="rules" dialog={Dialog::Rules}>
            <p class="in-force"><strong>{ dialog_words().rules().in_this_game }</strong>{ " " }{ in_force(&props.game) }</p>
            if let Rules::Hawalis(_) = props.game { <RulesPage /> }
        </Frame>
    }
}

/// The sentence for the rule option in force.
fn in_force(game: &Rules) -> &'static str {
    let choices = dialog_words().game(game_told(game)).choices;
    choices.get(game.option()).map_or("", |choice| choice.explained)
}

/// All that is written and drawn; a component of its own, so that nothing is drawn while the dialog is closed.
#[component]
fn RulesPage() -> Html {
    let text = dialog_words().rules();
    let readings = [
        (text.reading_start, text.reading_start_explained),
        (text.reading_single, text.reading_single_explained),
        (text.reading_endless, text.reading_endless_explained),
        (text.reading_repetition, text.reading_repetition_explained),
        (text.reading_captures, text.reading_captures_explained),
        (text.reading_direction, text.reading_direction_explained),
        (text.reading_facing, text.reading_facing_explained),
    ];
    let sources =
        [text.source_iggamecenter, text.source_mancala_world, text.source_de_voogt, text.source_ingrams];
    html! {
        <>
            <p class="introduction">{ text.introduction }</p>
            <section>
                <h3>{ text.board }</h3>
                { paragraph(text.board_rows) }
                { paragraph(text.board_first_player) }
                { paragraph(text.board_letters) }
                { paragraph(text.board_direction) }
                { paragraph(text.board_facing) }
                <div class="figures">
                    <Figure diagram={Diagram::Board} caption={text.board_caption} />
                </div>
            </section>
            <section>
                <h3>{ text.choosing }</h3>
                { paragraph(text.choosing_larger) }
                { paragraph(text.choosing_single) }
                <div class="figures pair">
                    <Figure diagram={Diagram::LargerFirst} caption={text.choosing_larger_caption} />
                    <Figure diagram={Diagram::OnlySingles} caption={text.choosing_single_caption} />
                </div>
            </section>
            <section>
                <h3>{ text.sowing }</h3>
                <ol>
                    <li>{ lettered(text.sowing_lift) }</li>
                    <li>{ lettered(text.sowing_drop) }</li>
                    <li>{ lettered(text.sowing_relay) }</li>
                    <li>{ lettered(text.sowing_end) }</li>
                </ol>
                { paragraph(text.sowing_no_pit_skipped) }
                <div class="figures">
                    <Figure diagram={Diagram::Relay} caption={text.sowing_relay_caption} />
                </div>
            </section>
            <section>
                <h3>{ text.capturing }</h3>
                { paragraph(text.capturing_when) }
                { paragraph(text.capturing_nothing) }
                { paragraph(text.capturing_always) }
                { paragraph(text.capturing_sides) }
                <div class="figures pair">
                    <Figure diagram={Diagram::Capture} caption={text.capturing_caption} />
                    <Figure diagram={Diagram::HandOfFourteen} caption={text.capturing_fourteen_caption} />
                </div>
            </section>
            <section>
                <h3>{ text.first_move }</h3>
                { paragraph(text.first_move_all) }
                <div class="figures pair">
                    <Figure diagram={Diagram::FirstMove} caption={text.first_move_caption} />
                    <Figure diagram={Diagram::AfterFirstMove} caption={text.first_move_after_caption} />
                </div>
            </section>
            <section>
                <h3>{ text.endless }</h3>
                { paragraph(text.endless_what) }
                { paragraph(text.endless_loses) }
                { paragraph(text.endless_forbidden) }
                { paragraph(text.endless_long) }
                <div class="figures">
                    <Figure diagram={Diagram::SmallestEndless} caption={text.endless_caption} />
                </div>
            </section>
            <section>
                <h3>{ text.ending }</h3>
                { paragraph(text.ending_no_move) }
                <ul>
                    <li>{ lettered(text.ending_no_seeds) }</li>
                    <li>{ lettered(text.ending_blocked) }</li>
                    <li>{ lettered(text.ending_only_endless) }</li>
                </ul>
                { paragraph(text.ending_endless) }
                { paragraph(text.ending_repetition) }
                { paragraph(text.ending_captures) }
                { paragraph(text.ending_agreed) }
                <div class="figures">
                    <Figure diagram={Diagram::Blocked} caption={text.ending_blocked_caption} />
                </div>
            </section>
            <section class="unillustrated">
                <h3>{ text.readings }</h3>
                { paragraph(text.readings_explained) }
                <dl>
                    for (name, explained) in readings {
                        <div>
                            <dt>{ name }</dt>
                            <dd>{ lettered(explained) }</dd>
                        </div>
                    }
                </dl>
            </section>
            <section class="unillustrated">
                <h3>{ text.sources }</h3>
                { paragraph(text.sources_names) }
                <ul>
                    for source in sources {
                        <li>{ source }</li>
                    }
                </ul>
            </section>
        </>
    }
}

fn paragraph(text: &'static str) -> Html {
    html! { <p>{ lettered(text) }</p> }
}
