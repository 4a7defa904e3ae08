//! The rules of Oware.

use super::figure::{Diagram, figure, way};
use super::{paragraph, readings_section, sources_section};
use crate::app::Rules;
use crate::record::ogn::Notated;
use crate::rules::any::Position;
use crate::rules::oware;
use crate::rules::oware::examples::{self, Example};
use crate::rules::{Game, Lap, Oware, Pit, Side};
use crate::ui::board::{BoardPart, PreviewDrawing};
use crate::ui::lettered::lettered;
use crate::ui::program::dialog_words;
use crate::words::GameTold;
use yew::prelude::*;

fn still(position: oware::Position) -> Diagram {
    Diagram::still(Oware::default(), Position::Oware(position), BoardPart::Whole)
}

/// A board with the pits that may be played.
fn choice(position: oware::Position) -> Diagram {
    Diagram { playable: true, ..still(position) }
}

fn played(example: Example) -> Diagram {
    still(example.position).played(example.pit)
}

fn after(example: Example) -> Diagram {
    still(example.position).after(example.pit)
}

/// Once round the board, from South's first pit to North's last.
fn way_round() -> PreviewDrawing {
    let seeds = 2 * Oware::SHAPE.pits_per_side as u8 - 1;
    way(Lap { pit: Pit::new(Side::South, 0), seeds })
}

/// Properties of [`OwarePage`].
#[derive(PartialEq, Properties)]
pub struct OwarePageProps {
    /// The rules of the present game.
    pub rules: Oware,
}

/// All that is written and drawn; a component of its own, so that nothing is drawn while the dialog is closed.
#[component]
pub fn OwarePage(props: &OwarePageProps) -> Html {
    let text = dialog_words().oware_rules();
    let readings = [
        (text.reading_origin, text.reading_origin_explained),
        (text.reading_slams, text.reading_slams_explained),
        (text.reading_winning, text.reading_winning_explained),
        (text.reading_repetition, text.reading_repetition_explained),
    ];
    let sources =
        [text.source_iggamecenter, text.source_federation, text.source_programs, text.source_romein];
    let endings = [
        text.ending_winning,
        text.ending_half,
        text.ending_no_move,
        text.ending_repetition,
        text.ending_slam,
    ];
    html! {
        <>
            <p class="introduction">{ text.introduction }</p>
            <section>
                <h3>{ text.board }</h3>
                { paragraph(text.board_rows) }
                { paragraph(text.board_first_player) }
                { paragraph(text.board_letters) }
                <div class="figures">
                    { figure(Diagram { ways: vec![way_round()], ..still(Oware::default().start()) }, text.board_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.sowing }</h3>
                <ol>
                    <li>{ lettered(text.sowing_lift) }</li>
                    <li>{ lettered(text.sowing_drop) }</li>
                </ol>
                { paragraph(text.sowing_origin) }
                <div class="figures pair">
                    { figure(played(examples::twelve()), text.sowing_twelve_caption) }
                    { figure(after(examples::twelve()), text.sowing_after_twelve_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.capturing }</h3>
                { paragraph(text.capturing_when) }
                { paragraph(text.capturing_chain) }
                { paragraph(text.capturing_always) }
                <div class="figures">
                    { figure(played(examples::capture_chain()), text.capturing_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.slams }</h3>
                { paragraph(text.slams_what) }
                { slam_options(Rules::Oware(props.rules).option()) }
                { paragraph(text.slams_only) }
                <div class="figures">
                    { figure(played(examples::grand_slam()), text.slams_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.feeding }</h3>
                { paragraph(text.feeding_must) }
                { paragraph(text.feeding_none) }
                <div class="figures pair">
                    { figure(choice(examples::feeding()), text.feeding_caption) }
                    { figure(still(examples::starved()), text.feeding_starved_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.ending }</h3>
                { paragraph(text.ending_when) }
                <ul>
                    for ending in endings {
                        <li>{ lettered(ending) }</li>
                    }
                </ul>
                { paragraph(text.ending_agreed) }
                <div class="figures">
                    { figure(still(examples::chase()), text.ending_repetition_caption) }
                </div>
            </section>
            { readings_section([text.readings, text.readings_explained], &readings) }
            { sources_section([text.sources, text.sources_names], &sources) }
        </>
    }
}

/// What can become of a grand slam, with the choice that is in force marked.
fn slam_options(in_force: usize) -> Html {
    let labels = dialog_words().game(GameTold::Oware);
    let text = dialog_words().oware_rules();
    html! {
        <ul class="options">
            for (option, choice) in labels.choices.iter().enumerate() {
                <li aria-current={(option == in_force).then_some("true")}>
                    <strong>{ labels.option }{ " " }{ choice.name }</strong>
                    if option == in_force { { " (" }{ text.slams_in_this_game }{ ")" } }
                    { ". " }{ choice.explained }
                </li>
            }
        </ul>
    }
}
