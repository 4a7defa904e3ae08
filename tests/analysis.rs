//! Analysis without a browser: what is asked, what is made of the answers, lessons, and the game that stays as it is.

use mancala::app::thinking::{Analysed, AnalysedLine, Answer, Effort, Question, Task, Thinker};
use mancala::app::{
    Action, Analysis, Examination, Favour, Grade, Job, Lesson, Phase, Player, Pointer, Rules, Scores,
    Settings, State, Viewed, Worth,
};
use mancala::motion::Speed;
use mancala::record::Link;
use mancala::rules::hawalis::Setup;
use mancala::rules::{Game, Hawalis, Side};
use mancala::search::{Level, Score};

/// A single seed against a single seed: South's j ends in k and captures K, and with it the game.
const WON: &str = "0 0 0 0 0 0 0/0 0 0 1 0 0 0/0 0 0 0 1 0 0/0 0 0 0 0 0 0 S";

fn played(letters: &str) -> State {
    let mut state = State::new(Settings { speed: Speed::Off, ..Settings::default() });
    for letter in letters.chars() {
        press(&mut state, letter);
    }
    state
}

fn press(state: &mut State, letter: char) {
    let pit = state.shape().pit(letter).expect("a pit");
    state.update(Action::Press { pit, pointer: Pointer::Mouse });
}

fn viewed(state: &State) -> Viewed {
    state.viewed(None, ["South".to_owned(), "North".to_owned()])
}

fn line(letters: &str, score: Score) -> AnalysedLine {
    AnalysedLine { score, letters: letters.to_owned() }
}

fn analysed(score: Score) -> Analysed {
    Analysed { lines: vec![line("a", score)], depth: 8, nodes: 1_000 }
}

/// Answers what is asked about the graph of a line with these scores, by ply, each for the player to move.
fn examined(moves: &str, scores: &[Score]) -> Examination {
    let mut examination = Examination::default();
    examination.view(&viewed(&played(moves)));
    while examination.progress().0 < scores.len() {
        let job = examination.next_job().expect("something to ask");
        let score = scores[job.moves.len()];
        examination.answer(&job, analysed(score), 10.0);
    }
    examination
}

#[test]
fn a_decided_position_is_known_after_one_answer() {
    let start = WON.parse::<Setup>().expect("a setup").try_into().expect("a position");
    let game = Link { start, ..Link::new(Hawalis::default()) }.encode();
    let mut examination = Examination::default();
    examination.view(&Viewed { analysis: Analysis::On, game, ..Viewed::default() });
    let mut thinker = Thinker::default();
    let Job { game, task, .. } = examination.next_job().expect("a question");
    let job = Job { moves: String::new(), game: game.clone(), task, is_point: false };
    let effort = Effort { from: 1, nodes: 10_000, milliseconds: 1_000, lines: 1 };
    let question = Question { number: 1, game, task: Task::Analyse(effort) };
    let Some(Answer::Analysed(found)) = thinker.answer(&question, &mut ()) else { panic!("no answer") };
    assert_eq!(found.lines, [line("j", Score::Wins(1))]);
    examination.answer(&job, found, 5.0);
    assert!(examination.known(0).expect("known").is_final());
    assert_eq!(examination.favour(0), Some(Favour { side: Some(Side::South), worth: Worth::Wins(1) }));
    assert_eq!(examination.next_job(), None);
}

#[test]
fn every_playable_pit_gets_a_score_and_deepening_goes_on_where_it_was() {
    let mut examination = Examination::default();
    examination.view(&viewed(&played("")));
    let first = examination.next_job().expect("a question");
    let Task::Analyse(effort) = first.task else { panic!("another task") };
    assert_eq!((effort.from, effort.lines, first.is_point), (1, 14, false));
    let effort = Effort { nodes: 20_000, milliseconds: 60_000, ..effort };
    let question = Question { number: 1, game: first.game.clone(), task: Task::Analyse(effort) };
    let mut thinker = Thinker::default();
    let Some(Answer::Analysed(found)) = thinker.answer(&question, &mut ()) else { panic!("no answer") };
    let mut letters: Vec<char> = found.lines.iter().filter_map(|line| line.letters.chars().next()).collect();
    letters.sort_unstable();
    assert_eq!(letters.into_iter().collect::<String>(), "abcdefghijklmn");
    assert!(found.lines.is_sorted_by(|one, other| one.score >= other.score), "best first");
    let depth = found.depth;
    examination.answer(&first, found, 5.0);
    let next = examination.next_job().expect("more to find out");
    let Task::Analyse(effort) = next.task else { panic!("another task") };
    assert_eq!((next.moves.as_str(), effort.from), ("", depth + 1));
    // A depth that was not completed says nothing of the moves.
    examination.answer(&next, Analysed { lines: Vec::new(), depth: 0, nodes: 500 }, 5.0);
    assert_eq!(examination.known(0).map(|known| known.analysed.depth), Some(depth));
}

#[test]
fn marks_are_what_a_move_gave_away_to_its_player() {
    // For South: +1, then North is 5 ahead: South's g gave away 6. Then South is 1 ahead: North's H gave away 6 again.
    let scores = [100, 500, 100].map(Score::Seeds);
    let examination = examined("gH", &scores);
    assert_eq!([0, 1, 2].map(|ply| examination.south(ply)), [Some(100), Some(-500), Some(100)]);
    assert_eq!([1, 2].map(|ply| examination.lost(ply)), [Some(600), Some(600)]);
    assert_eq!([0, 1, 2].map(|ply| examination.grade(ply)), [Grade::Fine, Grade::Blunder, Grade::Blunder]);
    assert_eq!(examination.lesson(Side::South).places, [0]);
    assert_eq!(examination.lesson(Side::North).places, [1]);
}

#[test]
fn what_is_won_anyway_is_no_mistake() {
    // From won to 20 seeds ahead: beyond 15 nothing counts.
    let examination = examined("g", &[Score::Wins(9), Score::Seeds(-2_000)]);
    assert_eq!(examination.lost(1), Some(0));
    assert_eq!(examination.lesson(Side::South).phase, Phase::Over);
}

#[test]
fn a_lesson_accepts_what_is_within_its_margin() {
    let lines = [line("c", Score::Seeds(300)), line("d", Score::Seeds(250)), line("e", Score::Seeds(249))];
    let mut lesson = Lesson::new(Side::South, "gHcC".to_owned(), vec![2, 0]);
    assert_eq!((lesson.place(), lesson.mistake()), ("gH", Some('c')));
    lesson.judge(&lines, Side::South);
    assert_eq!(lesson.phase, Phase::Asks, "nothing was played");
    for (letter, phase) in [('e', Phase::Wrong('e')), ('z', Phase::Judges('z')), ('d', Phase::Right('d'))] {
        lesson.attempt(letter);
        assert_eq!(lesson.phase, Phase::Judges(letter));
        lesson.judge(&lines, Side::South);
        assert_eq!(lesson.phase, phase);
    }
    lesson.attempt('e');
    assert_eq!(lesson.phase, Phase::Right('d'), "it is solved");
    lesson.next();
    assert_eq!((lesson.place(), lesson.mistake(), lesson.phase), ("", Some('g'), Phase::Asks));
    lesson.show();
    assert!(lesson.is_solved());
    lesson.next();
    assert_eq!(lesson.phase, Phase::Over);
    lesson.next();
    assert_eq!(lesson.phase, Phase::Over);
}

#[test]
fn undo_takes_one_point_off_the_graph() {
    let mut state = played("gHc");
    assert_eq!((viewed(&state).moves.as_str(), viewed(&state).at), ("gHc", 3));
    state.update(Action::Undo);
    assert_eq!((viewed(&state).moves.as_str(), viewed(&state).at), ("gH", 2));
}

#[test]
fn looking_at_a_line_leaves_the_game_where_it_stands() {
    let mut state = played("gH");
    let head = state.record.head();
    state.update(Action::Explore("gKc".to_owned()));
    assert_eq!((state.record.head(), state.record.here().ply), (head, 3));
    assert_eq!(viewed(&state).moves, "gKc");
    state.update(Action::Analyse(Analysis::Lesson));
    state.update(Action::Explore("g".to_owned()));
    press(&mut state, 'K');
    assert_eq!((state.record.head(), viewed(&state).moves.get(..2)), (head, Some("gK")));
}

#[test]
fn scores_of_another_place_are_not_shown() {
    let mut state = played("g");
    state.update(Action::Analyse(Analysis::On));
    let scores = |moves: &str| {
        let pits = vec![('H', Score::Seeds(100)), ('A', Score::Seeds(0))];
        Some(Scores { moves: moves.to_owned(), pits, south: 40 })
    };
    state.update(Action::Scored(scores("h")));
    assert_eq!(state.scores, None);
    state.update(Action::Scored(scores("g")));
    assert!(state.scores.is_some());
    state.update(Action::ExploreBest);
    assert_eq!((viewed(&state).moves.as_str(), state.scores.is_none()), ("gH", true));
    state.update(Action::ExploreBest);
    assert_eq!(viewed(&state).moves, "gH", "nothing is the best of what was not searched");
}

#[test]
fn who_plays_a_computer_is_asked_until_the_game_is_over() {
    let mut state = played("");
    let game = Rules::default();
    let players = [Player::Person, Player::Computer(Level::new(1).expect("a level"))];
    state.update(Action::NewGame { game, start: game.start(), names: Default::default(), players });
    state.update(Action::ToggleAnalysis);
    assert_eq!(state.analysis, Analysis::Asks);
    state.update(Action::Analyse(Analysis::On));
    assert_eq!(state.analysis, Analysis::On);
    state.update(Action::ToggleAnalysis);
    state.update(Action::Resign(Side::South));
    state.update(Action::ToggleAnalysis);
    assert_eq!(state.analysis, Analysis::On);
    state.update(Action::NewGame { game, start: game.start(), names: Default::default(), players });
    assert_eq!(state.analysis, Analysis::Off);
}
