//! The rules of Hawalis.

use super::figure::{Diagram, figure, way};
use super::{paragraph, readings_section, sources_section};
use crate::rules::any::Position;
use crate::rules::hawalis;
use crate::rules::hawalis::examples::{self, Example};
use crate::rules::{Game, Hawalis, Lap, Pit, Side};
use crate::ui::board::{BoardPart, PreviewDrawing};
use crate::ui::lettered::lettered;
use crate::ui::program::dialog_words;
use yew::prelude::*;

fn still(position: hawalis::Position, part: BoardPart) -> Diagram {
    Diagram::still(Hawalis::default(), Position::Hawalis(position), part)
}

/// South's half with the pits that may be played.
fn choice(position: hawalis::Position) -> Diagram {
    Diagram { playable: true, ..still(position, BoardPart::Near) }
}

fn played(example: Example, part: BoardPart) -> Diagram {
    still(example.position, part).played(example.pit)
}

fn after(example: Example, part: BoardPart) -> Diagram {
    still(example.position, part).after(example.pit)
}

/// Once round a side, from its first pit to its last.
fn way_round(side: Side) -> PreviewDrawing {
    let seeds = Hawalis::SHAPE.pits_per_side as u8 - 1;
    way(Lap { pit: Pit::new(side, 0), seeds })
}

/// All that is written and drawn; a component of its own, so that nothing is drawn while the dialog is closed.
#[component]
pub fn HawalisPage() -> Html {
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
                    { figure(Diagram { ways: Side::BOTH.map(way_round).into(), ..still(Hawalis::default().start(), BoardPart::Whole) }, text.board_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.choosing }</h3>
                { paragraph(text.choosing_larger) }
                { paragraph(text.choosing_single) }
                <div class="figures pair">
                    { figure(choice(examples::larger_first()), text.choosing_larger_caption) }
                    { figure(choice(examples::only_singles()), text.choosing_single_caption) }
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
                    { figure(played(examples::relay(), BoardPart::Near), text.sowing_relay_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.capturing }</h3>
                { paragraph(text.capturing_when) }
                { paragraph(text.capturing_nothing) }
                { paragraph(text.capturing_always) }
                { paragraph(text.capturing_sides) }
                <div class="figures pair">
                    { figure(played(examples::capture(), BoardPart::Whole), text.capturing_caption) }
                    { figure(played(examples::hand_of_fourteen(), BoardPart::Whole), text.capturing_fourteen_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.first_move }</h3>
                { paragraph(text.first_move_all) }
                <div class="figures pair">
                    { figure(played(examples::first_move(), BoardPart::Near), text.first_move_caption) }
                    { figure(after(examples::first_move(), BoardPart::Near), text.first_move_after_caption) }
                </div>
            </section>
            <section>
                <h3>{ text.endless }</h3>
                { paragraph(text.endless_what) }
                { paragraph(text.endless_loses) }
                { paragraph(text.endless_forbidden) }
                { paragraph(text.endless_long) }
                <div class="figures">
                    { figure(played(examples::smallest_endless(), BoardPart::Near), text.endless_caption) }
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
                    { figure(choice(examples::blocked()), text.ending_blocked_caption) }
                </div>
            </section>
            { readings_section([text.readings, text.readings_explained], &readings) }
            { sources_section([text.sources, text.sources_names], &sources) }
        </>
    }
}
