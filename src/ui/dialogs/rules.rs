//! The rules.

mod figure;
mod hawalis;
mod oware;

use super::Frame;
use crate::app::{Dialog, Rules};
use crate::record::ogn::Notated;
use crate::ui::lettered::lettered;
use crate::ui::program::{dialog_words, words};
use crate::ui::sentences::game_told;
use crate::words::ChoiceLabels;
use hawalis::HawalisPage;
use oware::OwarePage;
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
            { match props.game {
                Rules::Hawalis(_) => html! { <HawalisPage /> },
                Rules::Oware(rules) => html! { <OwarePage {rules} /> },
            } }
        </Frame>
    }
}

/// The rule option in force, by its name and as it is explained.
fn in_force(game: &Rules) -> String {
    let labels = dialog_words().game(game_told(game));
    let named = |choice: &ChoiceLabels| format!("{} {}. {}", labels.option, choice.name, choice.explained);
    labels.choices.get(game.option()).map(named).unwrap_or_default()
}

fn paragraph(text: &'static str) -> Html {
    html! { <p>{ lettered(text) }</p> }
}

/// How a page reads its sources: its heading and introduction, then a name and a reading each.
fn readings_section(
    [heading, explained]: [&'static str; 2],
    readings: &[(&'static str, &'static str)],
) -> Html {
    html! {
        <section class="unillustrated">
            <h3>{ heading }</h3>
            { paragraph(explained) }
            <dl>
                for (name, explained) in readings {
                    <div>
                        <dt>{ *name }</dt>
                        <dd>{ lettered(explained) }</dd>
                    </div>
                }
            </dl>
        </section>
    }
}

/// The sources of a page: its heading and introduction, then each.
fn sources_section([heading, explained]: [&'static str; 2], sources: &[&'static str]) -> Html {
    html! {
        <section class="unillustrated">
            <h3>{ heading }</h3>
            { paragraph(explained) }
            <ul>
                for source in sources {
                    <li>{ *source }</li>
                }
            </ul>
        </section>
    }
}
