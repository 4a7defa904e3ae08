//! The graph over the line, and the same as a list.

use super::panel::Asked;
use crate::app::{Examination, Grade};
use crate::motion::{Decimal, tenth};
use crate::rules::Side;
use crate::ui::lettered::{lettered, plain};
use crate::ui::program::analysis_words;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

/// The width of the drawing, and from its middle to its edge.
const WIDTH: u16 = 260;
const HEIGHT: u16 = 36;
/// Hundredths of a seed at the edge.
const EDGE: i32 = 1_500;
/// What a mark may stick out, on all sides.
const MARGIN: u16 = 6;
/// What of the list is looked at.
const CURRENT: &str = ".analysis-graph [aria-current]";

/// How far to the right on the drawing a press was, in its own measure.
fn pressed_at(event: &MouseEvent) -> Option<f64> {
    let drawing = event.target_dyn_into::<Element>()?.closest("svg").ok()??.get_bounding_client_rect();
    let part = (f64::from(event.client_x()) - drawing.left()) / drawing.width();
    Some(part * f64::from(WIDTH + 2 * MARGIN) - f64::from(MARGIN))
}

/// The graph, above the middle what is good for South, with a list that says the same, which is made when it is opened.
pub fn graph(
    examination: &Examination,
    names: &[String; 2],
    score: &dyn Fn(usize) -> Option<String>,
    is_listed: bool,
    panel: &Scope<super::Panel>,
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
    // One listener for all plies: a game has hundreds.
    let moves = examination.moves_to(plies).to_owned();
    let onpress = panel.batch_callback(move |event: MouseEvent| {
        let ply = (pressed_at(&event)? / step).max(0.0) as usize;
        Some(Asked::Explore(moves[..ply.min(plies)].to_owned(), CURRENT))
    });
    // A browser would open it before there is anything in it.
    let onclick = panel.callback(move |event: MouseEvent| {
        event.prevent_default();
        Asked::Listed(!is_listed)
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
        let moves = examination.moves_to(ply).to_owned();
        let onclick = panel.callback(move |_: MouseEvent| Asked::Explore(moves.clone(), CURRENT));
        html! {
            <li>
                <button type="button" class="quiet" aria-current={current} {onclick}>
                    <span>{ lettered(&name) }<b>{ lost }</b></span>
                    <span>{ score(ply).unwrap_or_else(|| "…".to_owned()) }</span>
                </button>
            </li>
        }
    };
    html! {
        <section class="analysis-graph" aria-label={labels.graph}>
            <svg viewBox={format!("-{MARGIN} -{MARGIN} {} {}", WIDTH + 2 * MARGIN, full + 2 * MARGIN)} role="img" aria-label={plain(&words.graph(plies, mistakes))} onclick={onpress}>
                <rect class="graph-here" x={left(examination.at()).to_string()} width={width.to_string()} height={full.to_string()} />
                <path class="graph-level" d={format!("M-{MARGIN} {HEIGHT}h{}", WIDTH + 2 * MARGIN)} />
                <polyline points={line.join(" ")} />
                { for marks }
            </svg>
            if known < of {
                <p class="analysis-progress">{ words.progress(known, of) }</p>
            }
            <details open={is_listed}>
                <summary {onclick}>{ labels.graph_list }</summary>
                <p>{ words.thresholds() }</p>
                if is_listed { <ol>{ for (0..=plies).map(row) }</ol> }
            </details>
        </section>
    }
}
