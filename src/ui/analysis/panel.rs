//! The panel.

use super::ANALYSIS_PLACE;
use super::graph::graph;
use super::lesson::lesson;
use crate::app::thinking::{Analysed, AnalysedLine};
use crate::app::{
    Analysis, Examination, Favour, Job, Lesson, Phase, PitScore, Scores, Viewed, Wish, Worth, brief,
};
use crate::rules::Side;
use crate::search::Score;
use crate::ui::dialogs::wish;
use crate::ui::dom::{self, VIEWED};
use crate::ui::engine::{Engine, Found, Heard, why_failed};
use crate::ui::program::{self, analysis_words, dialog_labels};
use crate::words::{ScoreTold, WorthTold};
use gloo::events::EventListener;
use std::cell::RefCell;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Lines of play that are shown at most, and moves of each.
const MOST_LINES: usize = 5;
const MOST_MOVES: usize = 7;
/// Moves of a line that are said.
const SAID_MOVES: usize = 3;

/// What happens to the panel.
pub enum Asked {
    /// The page tells what is looked at.
    Viewed(Viewed),
    /// The worker was heard.
    Heard(Heard<Analysed>),
    /// The search stops, or goes on.
    StopGo,
    /// The list below the graph is opened or closed.
    Listed(bool),
    /// So many lines are shown.
    Lines(usize),
    /// The board after these moves is to be looked at. The first button that the selector then finds gets the focus if what had it
    /// goes.
    Explore(String, &'static str),
    /// A lesson about the mistakes of a side begins.
    Learn(Side),
    /// Its present place is solved.
    Show,
    /// Its next place comes.
    Next,
    /// The board goes back to its present place.
    Back,
    /// It ends.
    EndLesson,
    /// The analysis is wanted, or not.
    Turn(Analysis),
    /// The tab is seen again, or not any more.
    Seen,
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
    engine: Engine<Job, Analysed>,
    lines: usize,
    halt: Option<Halt>,
    was_restarted: bool,
    lesson: Option<Lesson>,
    /// Whether the list below the graph is open.
    is_listed: bool,
    /// What the board was told last.
    told: Option<Scores>,
    /// What was said of the place that is looked at, once for each.
    summary: String,
    /// What gets the focus in the place of what had it.
    focus: Option<&'static str>,
    /// The place that comes, and what gets the focus there if what had it goes.
    later_focus: Option<(String, &'static str)>,
    _listeners: [EventListener; 2],
}

impl Component for Panel {
    type Message = Asked;
    type Properties = ();

    fn create(context: &Context<Panel>) -> Panel {
        let (link, next) = (context.link().clone(), RefCell::new(None));
        let viewed = dom::hear(VIEWED, move |viewed: Option<Viewed>| {
            let Some(viewed) = viewed else { return };
            let link = link.clone();
            // In a frame of its own: that of the page has enough to do. Of several only the last counts.
            next.replace(Some(dom::Frames::start(move |_| {
                link.send_message(Asked::Viewed(viewed.clone()));
                false
            })));
        });
        let seen = context.link().callback(|_| Asked::Seen);
        let seen = EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| seen.emit(()));
        Panel {
            viewed: Viewed::default(),
            examination: Examination::default(),
            engine: Engine::new(context.link().callback(Asked::Heard)),
            lines: 3,
            halt: None,
            was_restarted: false,
            lesson: None,
            is_listed: false,
            told: None,
            summary: String::new(),
            focus: None,
            later_focus: None,
            _listeners: [viewed, seen],
        }
    }

    fn update(&mut self, _: &Context<Panel>, asked: Asked) -> bool {
        let is_heard = matches!(asked, Asked::Heard(_));
        match asked {
            Asked::Viewed(viewed) => self.view_place(viewed),
            Asked::Heard(heard) => match self.engine.hear(heard) {
                Found::Nothing => return false,
                Found::Answer { wanted_for: job, answer: Some(analysed), milliseconds, .. } => {
                    self.examination.answer(&job, analysed, milliseconds);
                }
                Found::Answer { .. } => self.halt = Some(Halt::Impossible),
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
            Asked::Listed(is_listed) => self.is_listed = is_listed,
            Asked::Lines(lines) => self.lines = lines,
            Asked::Explore(letters, next) => {
                self.later_focus = dom::focus_is_visible().then(|| (letters.clone(), next));
                wish(Wish::Explore(letters));
            }
            Asked::Learn(side) => {
                let lesson = self.examination.lesson(side);
                self.halt = None;
                if lesson.phase != Phase::Over {
                    wish(Wish::Analyse(Analysis::Lesson));
                }
                self.lesson = Some(lesson);
                self.set_board();
                self.focus_on_board();
            }
            Asked::Show => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.show();
                }
                self.set_board();
                self.focus = Some(".lesson-next");
            }
            Asked::Next => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.next();
                }
                self.set_board();
                self.focus_on_board();
            }
            Asked::Back => {
                self.set_board();
                self.focus_on_board();
            }
            Asked::EndLesson => {
                self.leave_lesson();
                self.lesson = None;
                self.focus = Some("#analysis .analysis-lesson button");
            }
            Asked::Turn(analysis) => {
                if analysis == Analysis::Off {
                    self.focus = Some(".actions [aria-pressed]");
                }
                wish(Wish::Analyse(analysis));
            }
            Asked::Seen => {}
        }
        self.study();
        self.judge();
        self.go_back();
        self.go_on();
        // A move that runs has the time of the page.
        if is_heard && self.viewed.is_playing && self.halt.is_none() {
            return false;
        }
        self.tell_board();
        self.sum_up();
        true
    }

    fn rendered(&mut self, _: &Context<Panel>, _: bool) {
        if let Some(selector) = self.focus.take() {
            dom::focus(dom::find(selector));
        }
        // Only when the place is there: until then what had the focus has it.
        let Some((place, selector)) = &self.later_focus else { return };
        if self.examination.moves_to(self.examination.at()) != place {
            return;
        }
        // Where the game is over there are no lines.
        let last = self.examination.is_over().then_some("#analysis header button");
        let found = dom::find(selector).or_else(|| dom::find(last?));
        if !dom::has_no_focus() {
            self.later_focus = None;
        } else if found.is_some() {
            self.later_focus = None;
            dom::focus(found);
        }
    }

    fn view(&self, context: &Context<Panel>) -> Html {
        match place().filter(|_| self.viewed.analysis != Analysis::Off) {
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
        if viewed.game != self.viewed.game || matches!(viewed.analysis, Analysis::Off | Analysis::Asks) {
            self.lesson = None;
            self.halt = None;
            self.was_restarted = false;
            self.told = None;
        }
        if is_elsewhere {
            self.engine.forget();
            self.summary.clear();
        }
        if is_elsewhere || !viewed.has_scores {
            self.told = None;
        }
        let was_asked = self.viewed.analysis == Analysis::Asks;
        self.viewed = viewed;
        if !self.is_on() {
            return self.engine.end();
        }
        if was_asked {
            // What allowed it is gone, and it may have had the focus.
            self.focus = Some("#analysis header button");
        }
        if self.viewed.busy {
            self.engine.forget();
        }
        self.examination.view(&self.viewed);
        if let Some(letter) = self.attempt()
            && let Some(lesson) = &mut self.lesson
        {
            lesson.attempt(letter);
        }
    }

    /// The move that somebody has tried at the present place of a lesson, while one sees it.
    fn attempt(&self) -> Option<char> {
        let lesson = self.lesson.as_ref().filter(|_| self.viewed.analysis == Analysis::Lesson)?;
        let mut tried = self.examination.moves_to(self.viewed.at).strip_prefix(lesson.place())?.chars();
        tried.next().filter(|_| tried.next().is_none() && lesson.phase != Phase::Over)
    }

    /// Whether somebody looks at another place than that of the lesson.
    fn is_astray(&self) -> bool {
        let lesson = self.lesson.as_ref().filter(|lesson| lesson.phase != Phase::Over);
        let is_here = |lesson: &Lesson| self.examination.moves_to(self.viewed.at) == lesson.place();
        lesson.is_some_and(|lesson| !is_here(lesson)) && self.attempt().is_none()
    }

    /// In a lesson its place is searched, also while one sees what was tried there.
    fn study(&mut self) {
        let lesson = self.lesson.as_ref().filter(|lesson| lesson.phase != Phase::Over);
        self.examination.study(lesson.map(|lesson| lesson.place().len()));
    }

    /// Judges the move that waits for it in a lesson.
    fn judge(&mut self) {
        let Some(lesson) = &mut self.lesson else { return };
        let at = lesson.place().len();
        if self.examination.moves_to(at) != lesson.place() {
            return;
        }
        if let Some(known) = self.examination.known(at).filter(|known| known.is_trusted()) {
            lesson.judge(&known.analysed.lines, self.examination.turn(at));
        }
    }

    /// Puts the board back when what was tried has been seen and judged.
    fn go_back(&mut self) {
        let Some(lesson) = self.lesson.as_ref().filter(|_| self.viewed.is_settled) else { return };
        if self.attempt().is_none() || matches!(lesson.phase, Phase::Asks | Phase::Judges(_)) {
            return;
        }
        wish(Wish::Explore(lesson.place().to_owned()));
        // Who plays by keyboard goes on from there.
        if lesson.is_solved() && dom::find(".pit:focus-visible").is_some() {
            self.focus = Some(".lesson-next");
        }
    }

    /// Somebody who began by keyboard plays at once.
    fn focus_on_board(&mut self) {
        let is_over = self.lesson.as_ref().is_none_or(|lesson| lesson.phase == Phase::Over);
        if dom::focus_is_visible() {
            self.focus =
                Some(if is_over { "#analysis .analysis-lesson button" } else { ".pit[tabindex='0']" });
        }
    }

    /// Says what a place is worth when enough is known of it, and not again with every depth.
    fn sum_up(&mut self) {
        let at = self.examination.at();
        let known =
            self.examination.known(at).filter(|known| self.is_on() && self.is_open() && known.is_trusted());
        match (known, self.favour_told(at)) {
            (Some(known), Some(favour)) if self.summary.is_empty() => {
                let letters = known.analysed.lines.first().map_or("", |line| line.letters.as_str());
                let letters = letters.get(..SAID_MOVES).unwrap_or(letters);
                self.summary = analysis_words().summary(&favour, known.analysed.depth, letters);
            }
            (None, _) => self.summary.clear(),
            _ => {}
        }
    }

    /// Puts the board of the lesson's present place on the board, or that of the game when the lesson is over.
    fn set_board(&self) {
        // The lesson stands at the top.
        if let Some(place) = place() {
            place.set_scroll_top(0);
        }
        match &self.lesson {
            Some(lesson) if lesson.phase != Phase::Over => wish(Wish::Explore(lesson.place().to_owned())),
            _ => self.leave_lesson(),
        }
    }

    /// From now on what is played is played in the game; before that its place is put on the board again.
    fn leave_lesson(&self) {
        if let Some(lesson) = self.lesson.as_ref().filter(|_| self.viewed.analysis == Analysis::Lesson) {
            wish(Wish::Explore(lesson.moves.clone()));
            wish(Wish::Analyse(Analysis::On));
        }
    }

    /// Asks the worker for more, while somebody can see what it finds.
    fn go_on(&mut self) {
        if self.is_on()
            && !gloo::utils::document().hidden()
            && self.halt.is_none()
            && !self.viewed.busy
            && !self.engine.is_asked()
            && let Some(job) = self.examination.next_job()
        {
            let (game, task) = (job.game.clone(), job.task);
            self.engine.ask(job, game, task);
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
            let lines = &known.analysed.lines;
            let pit = |line: &AnalysedLine| {
                Some(PitScore {
                    letter: line.letters.chars().next()?,
                    text: brief(line.score),
                    told: worth(line.score),
                    is_first: lines.first().is_some_and(|first| first.score == line.score),
                })
            };
            let pits = lines.iter().filter_map(pit).collect();
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
        let turn = |analysis| link.callback(move |_: MouseEvent| Asked::Turn(analysis));
        let head = |stop: Html| {
            html! {
                <header>
                    <h2>{ program::words().labels().analysis }</h2>
                    { stop }
                    <button type="button" class="quiet" onclick={turn(Analysis::Off)}>{ dialog_labels().close }</button>
                </header>
            }
        };
        if self.viewed.analysis == Analysis::Asks {
            // It was confirmed here: the page asks no second time.
            return html! {
                <>
                    { head(Html::default()) }
                    <p role="status">{ labels.asks }</p>
                    <div class="result-controls">
                        <button type="button" onclick={turn(Analysis::On)}>{ labels.asks_yes }</button>
                        <button type="button" class="quiet" onclick={turn(Analysis::Off)}>{ labels.asks_no }</button>
                    </div>
                </>
            };
        }
        let at = self.examination.at();
        let known = self.examination.known(at);
        let is_over = self.examination.is_over();
        let is_decided = known.is_some_and(|known| known.is_decided());
        let is_final = known.is_some_and(|known| known.is_final());
        let state = match self.halt {
            Some(Halt::Failed) => why_failed(labels.failed, labels.browser_too_old),
            Some(Halt::Impossible) => labels.impossible,
            _ if is_over => labels.over,
            _ if is_decided || is_final => labels.decided,
            Some(Halt::Stopped) => labels.stopped,
            None if self.viewed.busy => labels.waits,
            None if self.was_restarted => labels.restarted,
            None => labels.searching,
        };
        // That it searches is seen by the depth.
        let is_plain = state == labels.searching && known.is_some();
        let score = match &self.viewed.ended {
            Some(ended) if is_over => Some(ended.clone()),
            _ => self.favour_told(at).filter(|_| known.is_some()),
        };
        let lines = known.map_or(&[][..], |known| &known.analysed.lines);
        let solution = lines.first().map(|line| line.letters.chars().take(MOST_MOVES).collect::<String>());
        let stop = html! {
            if !is_over && !is_final || self.halt.is_some() {
                <button type="button" class="quiet" onclick={link.callback(|_: MouseEvent| Asked::StopGo)}>
                    { if self.halt.is_some() { labels.go_on } else { labels.stop } }
                </button>
            }
        };
        let is_learning = self.lesson.as_ref().is_some_and(|lesson| lesson.phase != Phase::Over);
        let lesson = || {
            lesson(
                &self.examination,
                self.lesson.as_ref(),
                &self.viewed,
                self.is_astray(),
                solution.clone(),
                link,
            )
        };
        html! {
            <>
                { head(stop) }
                if is_learning { { lesson() } }
                if self.is_open() {
                    if let Some(score) = score { <p class="analysis-score">{ score }</p> }
                    if let Some(known) = known {
                        <p class="analysis-depth">{ words.searched(known.analysed.depth, known.speed()) }</p>
                    }
                }
                <p class={if is_plain { "spoken" } else { "analysis-state" }} role="status">{ state }</p>
                <p class="spoken" role="status">{ self.summary.clone() }</p>
                if self.viewed.is_noted { <p class="analysis-state">{ labels.noted }</p> }
                if self.is_open() && !lines.is_empty() { { self.lines(context, lines) } }
                if !is_learning {
                    { graph(&self.examination, &self.viewed.names, &|ply| self.favour_told(ply), self.is_listed, link) }
                    { lesson() }
                }
                if self.is_open() && !lines.is_empty() { { every_move(lines) } }
            </>
        }
    }

    /// The best lines.
    fn lines(&self, context: &Context<Panel>, lines: &[AnalysedLine]) -> Html {
        let words = analysis_words();
        let labels = words.labels();
        let here = self.examination.moves_to(self.examination.at());
        let line = |(index, line): (usize, &AnalysedLine)| {
            let moves = line.letters.char_indices().take(MOST_MOVES).map(|(end, letter)| {
                let (line, to) = (&line.letters[..=end], [here, &line.letters[..=end]].concat());
                let name = words.follow(line);
                let onclick = context.link().callback(move |_: MouseEvent| Asked::Explore(to.clone(), ".analysis-lines button"));
                html! { <button type="button" class="quiet pit-letter" aria-label={name} {onclick}>{ letter }</button> }
            });
            html! {
                <li>
                    <b aria-hidden="true">{ brief(line.score) }</b>
                    <span class="spoken">{ words.line(index + 1, &worth(line.score)) }</span>
                    <span class="analysis-line">{ for moves }</span>
                </li>
            }
        };
        let choice = |count: usize| {
            let onclick = context.link().callback(move |_: MouseEvent| Asked::Lines(count));
            html! { <button type="button" class="quiet" aria-pressed={(count == self.lines).to_string()} {onclick}>{ count }</button> }
        };
        html! {
            <>
                <ol class="analysis-lines" aria-label={labels.lines}>{ for lines.iter().enumerate().take(self.lines).map(line) }</ol>
                <div class="analysis-count" role="group" aria-label={labels.lines}>
                    <span aria-hidden="true">{ labels.lines }</span>
                    { for (1..=MOST_LINES).map(choice) }
                </div>
            </>
        }
    }
}

/// Where the panel stands in the page.
fn place() -> Option<HtmlElement> {
    dom::find(&["#", ANALYSIS_PLACE].concat())
}

/// What every move is worth.
fn every_move(lines: &[AnalysedLine]) -> Html {
    let labels = analysis_words().labels();
    let row = |line: &AnalysedLine| {
        let letter = line.letters.chars().next()?;
        Some(html! {
            <li>
                <b class="pit-letter">{ letter }</b>
                <span aria-hidden="true">{ brief(line.score) }</span>
                <span class="spoken">{ worth(line.score) }</span>
            </li>
        })
    };
    html! {
        <details>
            <summary>{ labels.all_moves }</summary>
            <p>{ labels.pits_explained }</p>
            <ul class="analysis-moves">{ for lines.iter().filter_map(row) }</ul>
        </details>
    }
}

/// What a move is worth to whoever plays it, in words.
fn worth(score: Score) -> String {
    analysis_words().worth(match score {
        Score::Seeds(hundredths) => ScoreTold::Seeds(hundredths),
        Score::Wins(plies) => ScoreTold::Wins(plies.div_ceil(2)),
        Score::Loses(plies) => ScoreTold::Loses(plies.div_ceil(2)),
        Score::Draws => ScoreTold::Draws,
    })
}

/// Whom a score favours, in words.
fn told(favour: Favour, names: &[String; 2]) -> String {
    let player = favour.side.map_or("", |side| names[side.index()].as_str());
    analysis_words().favour(
        player,
        match favour.worth {
            // Less than a twentieth of a seed would be told as none.
            Worth::Seeds(..5) => WorthTold::Level,
            Worth::Draws => WorthTold::Draws,
            Worth::Seeds(hundredths) => WorthTold::Seeds(hundredths),
            Worth::Wins(moves) => WorthTold::Wins(moves),
        },
    )
}
