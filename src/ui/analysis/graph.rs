//! The graph over the line, and the same as a list.

use crate::app::{Examination, Grade, Wish};
use crate::motion::{Decimal, tenth};
use crate::rules::Side;
use crate::ui::dialogs::wish;
use crate::ui::lettered::{lettered, plain};
use crate::ui::program::analysis_words;
use yew::prelude::*;

/// The width of the drawing, and from its middle to its edge.
const WIDTH: u16 = 260;
const HEIGHT: u16 = 36;
/// Hundredths of a seed at the edge.
const EDGE: i32 = 1_500;
/// What a mark may stick out, on all sides.
const MARGIN: u16 = 6;

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
    let height =
        |south: i32| f64::from(HEIGHT) * (1.0 - f64::from(south.clamp(-EDGE, EDGE)) / f64::from(EDGE));
    let step = f64::from(WIDTH) / (plies + 1) as f64;
    let left = |ply: usize| tenth(ply as f64 * step);
    let middle = |ply: usize| tenth((ply as f64 + 0.5) * step);
    let points = (0..=plies).filter_map(|ply| Some((ply, tenth(height(examination.south(ply)?)))));
    let points: Vec<(usize, Decimal)> = points.collect();
    let line: Vec<String> = points.iter().map(|(ply, y)| format!("{},{y}", middle(*ply))).collect();
    let marked = |ply: usize| Some(examination.grade(ply)).filter(|&grade| grade > Grade::Fine);
    let marks = points.iter().filter_map(|(ply, y)| {
        // A triangle that points to the point, a square, a rhomb: told apart without colour.
        let shape = match marked(*ply)? {
            Grade::Blunder => "m0-5 5 5-5 5-5-5z",
            Grade::Mistake => "m-3.5-3.5h7v7h-7z",
            _ => "m0-3 3.5 6h-7z",
        };
        Some(html! { <path class="graph-mark" d={format!("M{} {y}{shape}", middle(*ply))} /> })
    });
    let (width, full) = (tenth(step), 2 * HEIGHT);
    let hits = (0..=plies).map(|ply| {
        html! { <rect class="graph-hit" x={left(ply).to_string()} width={width.to_string()} height={full.to_string()} onclick={look(examination, ply)} /> }
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
            <svg viewBox={format!("-{MARGIN} -{MARGIN} {} {}", WIDTH + 2 * MARGIN, full + 2 * MARGIN)} role="img" aria-label={plain(&words.graph(plies, mistakes))}>
                <rect class="graph-here" x={left(examination.at()).to_string()} width={width.to_string()} height={full.to_string()} />
                <path class="graph-level" d={format!("M-{MARGIN} {HEIGHT}h{}", WIDTH + 2 * MARGIN)} />
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
