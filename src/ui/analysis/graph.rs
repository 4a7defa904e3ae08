//! The graph over the line, and the same as a list.

use crate::app::{Examination, Grade, Wish};
use crate::rules::Side;
use crate::ui::dialogs::wish;
use crate::ui::lettered::{lettered, plain};
use crate::ui::program::analysis_words;
use yew::prelude::*;

/// Units of the drawing for each ply, and to the upper edge from the middle.
const STEP: usize = 10;
const HEIGHT: i32 = 30;
/// Hundredths of a seed at the edge.
const EDGE: i32 = 1_500;

/// Looks at a ply of the line.
fn look(examination: &Examination, ply: usize) -> Callback<MouseEvent> {
    let letters = examination.moves_to(ply).to_owned();
    Callback::from(move |_| wish(Wish::Explore(letters.clone())))
}

/// The graph, above the middle what is good for South, with a list that says the same.
pub fn graph(
    examination: &Examination,
    names: &[String; 2],
    score: &dyn Fn(usize) -> Option<String>,
) -> Html {
    let words = analysis_words();
    let labels = words.labels();
    let plies = examination.plies();
    let height = |south: i32| HEIGHT - south.clamp(-EDGE, EDGE) * HEIGHT / EDGE;
    let points = (0..=plies).filter_map(|ply| Some((ply, height(examination.south(ply)?))));
    let points: Vec<(usize, i32)> = points.collect();
    let line: Vec<String> = points.iter().map(|&(ply, y)| format!("{},{y}", ply * STEP + STEP / 2)).collect();
    let marked = |ply: usize| Some(examination.grade(ply)).filter(|&grade| grade > Grade::Fine);
    let marks = points.iter().filter_map(|&(ply, y)| {
        let grade = marked(ply)?;
        let x = (ply * STEP + STEP / 2) as i32;
        // A triangle that points to the point, a square, a rhomb: told apart without colour.
        let shape = match grade {
            Grade::Blunder => format!("M{x} {}l4 4-4 4-4-4z", y - 4),
            Grade::Mistake => format!("M{} {}h6v6h-6z", x - 3, y - 3),
            _ => format!("M{x} {}l3 5h-6z", y - 3),
        };
        Some(html! { <path class="graph-mark" d={shape} /> })
    });
    let width = (plies + 1) * STEP;
    let at = examination.at() * STEP;
    let hits = (0..=plies).map(|ply| {
        html! { <rect class="graph-hit" x={(ply * STEP).to_string()} width={STEP.to_string()} height={(2 * HEIGHT).to_string()} onclick={look(examination, ply)} /> }
    });
    let (known, of) = examination.progress();
    let mistakes = (1..=plies).filter(|&ply| marked(ply).is_some()).count();
    let row = |ply: usize| {
        let name = match examination.letter(ply) {
            Some(letter) => {
                let side: Side = examination.turn(ply - 1);
                words.played(examination.number(ply), &names[side.index()], letter)
            }
            None => labels.start.to_owned(),
        };
        let lost = marked(ply).map(|grade| {
            let lost = words.gave_away(examination.lost(ply).unwrap_or_default().unsigned_abs());
            [" ", grade.mark(), " ", &lost].concat()
        });
        let current = (ply == examination.at()).then_some("step");
        html! {
            <li>
                <button type="button" class="quiet" aria-current={current} onclick={look(examination, ply)}>
                    <span>{ lettered(&name) }<b>{ lost }</b></span>
                    <span>{ score(ply).unwrap_or_else(|| "…".to_owned()) }</span>
                </button>
            </li>
        }
    };
    html! {
        <section class="analysis-graph" aria-label={labels.graph}>
            <svg viewBox={format!("0 0 {width} {}", 2 * HEIGHT)} preserveAspectRatio="none" role="img" aria-label={plain(&words.graph(plies, mistakes))}>
                <rect class="graph-here" x={at.to_string()} width={STEP.to_string()} height={(2 * HEIGHT).to_string()} />
                <path class="graph-level" d={format!("M0 {HEIGHT}H{width}")} />
                <polyline points={line.join(" ")} />
                { for marks }
                { for hits }
            </svg>
            if known < of {
                <p class="analysis-progress">{ words.progress(known, of) }</p>
            }
            <details>
                <summary>{ labels.graph_list }</summary>
                <p>{ words.thresholds() }</p>
                <ol>{ for (0..=plies).map(row) }</ol>
            </details>
        </section>
    }
}
