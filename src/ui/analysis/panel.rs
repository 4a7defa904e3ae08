//! The panel.

use super::ANALYSIS_PLACE;
use super::engine::{Engine, Found, Heard};
use super::graph::graph;
use super::lesson::lesson;
use crate::app::thinking::{AnalysedLine, Answer};
use crate::app::{Analysis, Examination, Favour, Lesson, Phase, Scores, Viewed, Wish, Worth, brief};
use crate::rules::Side;
use crate::ui::dialogs::wish;
use crate::ui::dom::{self, VIEWED};
use crate::ui::program::analysis_words;
use crate::words::WorthTold;
use gloo::events::EventListener;
use yew::prelude::*;

/// Lines of play that are shown at most.
const MOST_LINES: usize = 5;

/// What happens to the panel.
pub enum Asked {
    /// The page tells what is looked at.
    Viewed(Viewed),
    /// The worker was heard.
    Heard(Heard),
    /// The search stops, or goes on.
    StopGo,
    /// So many lines are shown.
    Lines(usize),
    /// A lesson about the mistakes of a side begins.
    Learn(Side),
    /// Its present place is solved.
    Show,
    /// Its next place comes.
    Next,
    /// It ends.
    EndLesson,
}

/// Why nothing is searched.
#[derive(Clone, Copy, PartialEq)]
enum Halt {
    Stopped,
    Failed,
    Impossible,
}

/// The panel of an analysis.
pub struct Panel {
    viewed: Viewed,
    examination: Examination,
    engine: Engine,
    lines: usize,
    halt: Option<Halt>,
    was_restarted: bool,
    lesson: Option<Lesson>,
    /// What the board was told last.
    told: Option<Scores>,
    _listener: EventListener,
}

impl Component for Panel {
    type Message = Asked;
    type Properties = ();

    fn create(context: &Context<Panel>) -> Panel {
        let link = context.link().clone();
        let listener = dom::hear(VIEWED, move |viewed| {
            if let Some(viewed) = viewed {
                link.send_message(Asked::Viewed(viewed));
            }
        });
        Panel {
            viewed: Viewed::default(),
            examination: Examination::default(),
            engine: Engine::new(context.link().callback(Asked::Heard)),
            lines: 3,
            halt: None,
            was_restarted: false,
            lesson: None,
            told: None,
            _listener: listener,
        }
    }

    fn update(&mut self, _: &Context<Panel>, asked: Asked) -> bool {
        match asked {
            Asked::Viewed(viewed) => self.view_place(viewed),
            Asked::Heard(heard) => match self.engine.hear(heard) {
                Found::Nothing => return false,
                Found::Answer(job, Some(Answer::Analysed(analysed)), milliseconds) => {
                    self.examination.answer(&job, analysed, milliseconds);
                }
                Found::Answer(..) => self.halt = Some(Halt::Impossible),
                Found::Restarted => self.was_restarted = true,
                Found::Failed => self.halt = Some(Halt::Failed),
            },
            Asked::StopGo => {
                self.was_restarted = false;
                self.halt = if self.halt.is_some() { None } else { Some(Halt::Stopped) };
                if self.halt.is_some() {
                    self.engine.forget();
                }
            }
            Asked::Lines(lines) => self.lines = lines,
            Asked::Learn(side) => {
                self.lesson = Some(self.examination.lesson(side));
                self.halt = None;
                wish(Wish::Analyse(Analysis::Lesson));
                self.set_board();
            }
            Asked::Show => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.show();
                }
                self.set_board();
            }
            Asked::Next => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.next();
                }
                self.set_board();
            }
            Asked::EndLesson => {
                if let Some(lesson) = self.lesson.take() {
                    wish(Wish::Explore(lesson.moves));
                }
                wish(Wish::Analyse(Analysis::On));
            }
        }
        self.judge();
        self.go_on();
        self.tell_board();
        true
    }

    fn view(&self, context: &Context<Panel>) -> Html {
        let place = dom::find(&["#", ANALYSIS_PLACE].concat());
        match place.filter(|_| self.viewed.analysis != Analysis::Off) {
            Some(place) => create_portal(self.draw(context), place.into()),
            None => Html::default(),
        }
    }
}

impl Panel {
    fn is_on(&self) -> bool {
        matches!(self.viewed.analysis, Analysis::On | Analysis::Lesson)
    }

    fn view_place(&mut self, viewed: Viewed) {
        let is_elsewhere = (&viewed.game, &viewed.moves, viewed.at)
            != (&self.viewed.game, &self.viewed.moves, self.viewed.at);
        if viewed.game != self.viewed.game || viewed.analysis == Analysis::Off {
            self.lesson = None;
            self.halt = None;
            self.was_restarted = false;
            self.told = None;
        }
        if is_elsewhere {
            self.engine.forget();
            self.told = None;
        }
        self.viewed = viewed;
        if !self.is_on() {
            return self.engine.end();
        }
        if self.viewed.busy {
            self.engine.forget();
        }
        self.examination.view(&self.viewed);
        let Some(lesson) = self.lesson.as_mut().filter(|_| self.viewed.analysis == Analysis::Lesson) else {
            return;
        };
        let place = lesson.place().to_owned();
        let looked_at = self.examination.moves_to(self.viewed.at);
        let played = looked_at.strip_prefix(place.as_str()).filter(|played| played.len() == 1);
        if let Some(letter) = played.and_then(|played| played.chars().next()) {
            lesson.attempt(letter);
            // What it is worth is known where it was played from.
            if matches!(lesson.phase, Phase::Judges(_)) {
                wish(Wish::Explore(place));
            }
        }
    }

    /// Judges the move that waits for it in a lesson.
    fn judge(&mut self) {
        let Some(lesson) = &mut self.lesson else { return };
        let at = self.examination.at();
        if self.examination.moves_to(at) != lesson.place() {
            return;
        }
        if let Some(known) = self.examination.known(at).filter(|known| known.is_trusted()) {
            lesson.judge(&known.analysed.lines, self.examination.turn(at));
        }
    }

    /// Puts the board of the lesson's present place on the board.
    fn set_board(&self) {
        if let Some(lesson) = self.lesson.as_ref().filter(|lesson| lesson.phase != Phase::Over) {
            wish(Wish::Explore(lesson.place().to_owned()));
        }
    }

    /// Asks the worker for more.
    fn go_on(&mut self) {
        if self.is_on()
            && self.halt.is_none()
            && !self.viewed.busy
            && !self.engine.is_asked()
            && let Some(job) = self.examination.next_job()
        {
            self.engine.ask(job);
        }
    }

    /// Whether what is known may be seen: not while a better move is looked for.
    fn is_open(&self) -> bool {
        self.lesson.as_ref().is_none_or(|lesson| lesson.is_solved() || lesson.phase == Phase::Over)
    }

    /// Shows the scores at the pits.
    fn tell_board(&mut self) {
        if !self.is_on() {
            return;
        }
        let at = self.examination.at();
        let scores = self.examination.known(at).filter(|_| self.is_open()).map(|known| {
            let pit = |line: &AnalysedLine| Some((line.letters.chars().next()?, line.score));
            let pits = known.analysed.lines.iter().filter_map(pit).collect();
            let south = self.examination.favour(at).map_or(50, Favour::share);
            Scores { moves: self.examination.moves_to(at).to_owned(), pits, south }
        });
        if scores != self.told {
            self.told.clone_from(&scores);
            wish(Wish::Scored(scores));
        }
    }

    /// Whom a ply favours, in words.
    fn favour_told(&self, ply: usize) -> Option<String> {
        self.examination.favour(ply).map(|favour| told(favour, &self.viewed.names))
    }

    fn draw(&self, context: &Context<Panel>) -> Html {
        let words = analysis_words();
        let labels = words.labels();
        let link = context.link();
        let turn_on = |analysis| move |_: MouseEvent| wish(Wish::Analyse(analysis));
        let title = crate::ui::program::words().labels();
        let head = html! {
            <header>
                <h2>{ title.analysis }</h2>
                <button type="button" class="quiet" onclick={turn_on(Analysis::Off)}>{ title.close }</button>
            </header>
        };
        if self.viewed.analysis == Analysis::Asks {
            // It was confirmed here: the page asks no second time.
            return html! {
                <>
                    { head }
                    <p>{ labels.asks }</p>
                    <div class="result-controls">
                        <button type="button" onclick={turn_on(Analysis::On)}>{ labels.asks_yes }</button>
                        <button type="button" class="quiet" onclick={turn_on(Analysis::Off)}>{ labels.asks_no }</button>
                    </div>
                </>
            };
        }
        let at = self.examination.at();
        let known = self.examination.known(at);
        let is_over = self.examination.is_over();
        let is_decided = known.is_some_and(|known| known.is_final());
        let state = match self.halt {
            Some(Halt::Failed) => labels.failed,
            Some(Halt::Impossible) => labels.impossible,
            _ if is_over => labels.over,
            _ if is_decided => labels.decided,
            Some(Halt::Stopped) => labels.stopped,
            None if self.viewed.busy => labels.waits,
            None if self.was_restarted => labels.restarted,
            None => labels.searching,
        };
        let score = match &self.viewed.ended {
            Some(ended) if is_over => Some(ended.clone()),
            _ => self.favour_told(at).filter(|_| known.is_some()),
        };
        let solution = known.and_then(|known| known.analysed.lines.first()).map(|line| line.letters.clone());
        html! {
            <>
                { head }
                if self.is_open() {
                    if let Some(score) = score { <p class="analysis-score">{ score }</p> }
                    if let Some(known) = known {
                        <p class="analysis-depth">{ words.searched(known.analysed.depth, known.speed()) }</p>
                    }
                }
                <p class="analysis-state" role="status">{ state }</p>
                if !is_over && !is_decided || self.halt.is_some() {
                    <div class="result-controls">
                        <button type="button" onclick={link.callback(|_: MouseEvent| Asked::StopGo)}>
                            { if self.halt.is_some() { labels.go_on } else { labels.stop } }
                        </button>
                    </div>
                }
                { for known.filter(|_| self.is_open()).map(|known| self.lines(context, &known.analysed.lines)) }
                { graph(&self.examination, &self.viewed.names, &|ply| self.favour_told(ply)) }
                { lesson(&self.examination, self.lesson.as_ref(), &self.viewed.names, solution, link) }
            </>
        }
    }

    /// The best lines, and what every move is worth.
    fn lines(&self, context: &Context<Panel>, lines: &[AnalysedLine]) -> Html {
        let words = analysis_words();
        let labels = words.labels();
        let here = self.examination.moves_to(self.examination.at());
        let line = |(index, line): (usize, &AnalysedLine)| {
            let moves = line.letters.char_indices().map(|(end, letter)| {
                let (line, to) = (&line.letters[..=end], [here, &line.letters[..=end]].concat());
                let name = words.follow(line);
                let onclick = move |_: MouseEvent| wish(Wish::Explore(to.clone()));
                html! { <button type="button" class="quiet pit-letter" aria-label={name} {onclick}>{ letter }</button> }
            });
            let score = brief(line.score);
            html! {
                <li aria-label={words.line(index + 1, &score)}>
                    <b>{ score }</b>
                    <span class="analysis-line">{ for moves }</span>
                </li>
            }
        };
        let choice = |count: usize| {
            let onclick = context.link().callback(move |_: MouseEvent| Asked::Lines(count));
            html! { <button type="button" class="quiet" aria-pressed={(count == self.lines).to_string()} {onclick}>{ count }</button> }
        };
        let each = lines.iter().filter_map(|line| Some((line.letters.chars().next()?, brief(line.score))));
        html! {
            <>
                <div class="analysis-count" role="group" aria-label={labels.lines}>
                    <span>{ labels.lines }</span>
                    { for (1..=MOST_LINES).map(choice) }
                </div>
                <ol class="analysis-lines">{ for lines.iter().enumerate().take(self.lines).map(line) }</ol>
                <details>
                    <summary>{ labels.all_moves }</summary>
                    <p>{ labels.pits_explained }</p>
                    <ul class="analysis-moves">
                        { for each.map(|(letter, score)| html! { <li><b class="pit-letter">{ letter }</b>{ " " }{ score }</li> }) }
                    </ul>
                </details>
            </>
        }
    }
}

/// Whom a score favours, in words.
fn told(favour: Favour, names: &[String; 2]) -> String {
    let player = favour.side.map_or("", |side| names[side.index()].as_str());
    analysis_words().favour(
        player,
        match favour.worth {
            Worth::Seeds(hundredths) => WorthTold::Seeds(hundredths),
            Worth::Wins(moves) => WorthTold::Wins(moves),
            Worth::Draws => WorthTold::Draws,
        },
    )
}
