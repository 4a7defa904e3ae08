//! Learning from mistakes.

use super::panel::Asked;
use crate::app::{Examination, Lesson, Phase, Viewed};
use crate::rules::Side;
use crate::ui::lettered::lettered;
use crate::ui::program::analysis_words;
use yew::html::Scope;
use yew::prelude::*;

/// The lesson, or the way into one; `is_astray` when another place than its own is looked at.
pub fn lesson(
    examination: &Examination,
    lesson: Option<&Lesson>,
    viewed: &Viewed,
    is_astray: bool,
    solution: Option<String>,
    panel: &Scope<super::Panel>,
) -> Html {
    let names = &viewed.names;
    let words = analysis_words();
    let labels = words.labels();
    let button = |name: &str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" {onclick}>{ name.to_owned() }</button> }
    };
    let next = |name| {
        html! { <button type="button" class="lesson-next" onclick={panel.callback(|_| Asked::Next)}>{ name }</button> }
    };
    let Some(lesson) = lesson else {
        let (known, of) = examination.progress();
        if examination.plies() == 0 {
            return Html::default();
        }
        return html! {
            <section class="analysis-lesson" aria-label={labels.lesson}>
                <h3>{ labels.lesson }</h3>
                if known < of {
                    <p>{ labels.lesson_waits }</p>
                } else {
                    <div class="result-controls">
                        { for Side::BOTH.map(|side| button(&words.mistakes_of(&names[side.index()]), panel.callback(move |_| Asked::Learn(side)))) }
                    </div>
                }
            </section>
        };
    };
    let ask = || {
        let mistake = lesson.mistake().unwrap_or_default();
        words.find_better(lesson.done + 1, lesson.places.len(), &names[lesson.side.index()], mistake)
    };
    let solution =
        || solution.as_deref().map_or_else(|| labels.searching.to_owned(), |letters| words.solution(letters));
    let said = match lesson.phase {
        Phase::Asks => ask(),
        Phase::Judges(letter) => words.judging(letter),
        Phase::Wrong(letter) => words.not_enough(letter),
        Phase::Right(letter) => [words.good(letter), solution()].join(" "),
        Phase::NoMistake => [words.no_mistake(lesson.mistake().unwrap_or_default()), solution()].join(" "),
        Phase::Shown => solution(),
        Phase::Over if lesson.places.is_empty() => labels.lesson_none.to_owned(),
        Phase::Over => labels.lesson_over.to_owned(),
    };
    let is_open = matches!(lesson.phase, Phase::Asks | Phase::Judges(_) | Phase::Wrong(_));
    html! {
        <section class="analysis-lesson" aria-label={labels.lesson}>
            <h3>{ words.mistakes_of(&names[lesson.side.index()]) }</h3>
            <p role="status" class="lesson-said">{ lettered(&said) }</p>
            if is_open { <p class="analysis-state">{ labels.lesson_accepts }</p> }
            <div class="result-controls">
                if is_astray {
                    { button(labels.lesson_back, panel.callback(|_| Asked::Back)) }
                }
                if is_open {
                    { button(labels.show, panel.callback(|_| Asked::Show)) }
                    { next(labels.skip) }
                } else if lesson.phase != Phase::Over {
                    { next(labels.next) }
                }
                { button(labels.end_lesson, panel.callback(|_| Asked::EndLesson)) }
            </div>
        </section>
    }
}
