//! Analysis without a browser: what is asked, what is made of the answers, lessons, and the game that stays as it is.

mod random;
mod trees;

use mancala::app::thinking::{
    Analysed, AnalysedLine, Answer, Effort, Question, Task, Thinker, position_code,
};
use mancala::app::{
    ANALYSED, Action, Analysis, Examination, Favour, Grade, Job, KeptGame, Lesson, Phase, PitScore, Player,
    Pointer, Rules, Scores, Settings, State, Viewed, Walk, Worth,
};
use mancala::motion::Speed;
use mancala::record::{Link, Record};
use mancala::rules::any::Position;
use mancala::rules::hawalis::Setup;
use mancala::rules::oware::{self, GrandSlam};
use mancala::rules::{Game, Hawalis, Oware, Side};
use mancala::search::{Level, Report, Score, Watch};
use std::rc::Rc;

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
    let found = analysed_by(&mut thinker, &game, effort);
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
    let found = analysed_by(&mut Thinker::default(), &first.game, effort);
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
    let mut lesson = Lesson::new(Side::South, "gHeC".to_owned(), vec![2, 0]);
    assert_eq!((lesson.place(), lesson.mistake()), ("gH", Some('e')));
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
fn what_a_closer_look_finds_good_is_no_mistake() {
    // d was taken for a mistake; it is within half a seed of the best.
    let lines = [line("c", Score::Seeds(300)), line("d", Score::Seeds(250)), line("e", Score::Seeds(-100))];
    let lesson = || Lesson::new(Side::South, "gHd".to_owned(), vec![2]);
    for tried in [None, Some('d'), Some('e'), Some('c')] {
        let mut lesson = lesson();
        if let Some(letter) = tried {
            lesson.attempt(letter);
        }
        lesson.judge(&lines, Side::South);
        assert_eq!(lesson.phase, Phase::NoMistake, "{tried:?}");
        assert!(lesson.is_solved());
        lesson.next();
        assert_eq!(lesson.phase, Phase::Over);
    }
    // The move of the game is never good where it is a mistake.
    let mut lesson = Lesson::new(Side::South, "gHe".to_owned(), vec![2]);
    lesson.attempt('e');
    lesson.judge(&lines, Side::South);
    assert_eq!(lesson.phase, Phase::Wrong('e'));
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
}

#[test]
fn what_is_looked_at_behind_the_last_move_is_not_the_game() {
    let mut state = played("gH");
    state.update(Action::Explore("gHcC".to_owned()));
    assert_eq!(trees::main_line(&state.record), "gH");
    assert!(state.looked_at().is_variation && !state.record.can_redo());
    let kept = KeptGame::read(&state.kept_text(&state.written(), "now")).expect("it was written");
    assert_eq!(trees::main_line(&kept.record), "gH");
    assert!(kept.record.is_tried(kept.record.cursor()) && !kept.record.can_redo());
    assert_eq!(kept.record.here().ply, 4, "one looks where one looked");
    assert!(kept.record.tells_the_same_as(&state.record));

    // Undo only goes back to the game.
    state.update(Action::Undo);
    assert_eq!(
        (state.record.cursor(), trees::main_line(&state.record).as_str()),
        (state.record.head(), "gH")
    );
    press(&mut state, 'e');
    assert_eq!(trees::main_line(&state.record), "gHe", "what is played is the game");
    state.update(Action::Undo);
    state.update(Action::Redo);
    assert_eq!(viewed(&state).moves, "gHe", "Redo does again what was played");
}

#[test]
fn a_game_begins_with_what_is_played_whatever_was_looked_at() {
    let mut state = played("");
    state.update(Action::Explore("aNb".to_owned()));
    assert!(!state.record.can_redo());
    let kept = KeptGame::read(&state.kept_text(&state.written(), "now")).expect("it was written");
    assert!(kept.record.tells_the_same_as(&state.record));
    assert_eq!((kept.record.node(kept.record.head()).ply, kept.record.here().ply), (0, 3));
    state.update(Action::Undo);
    assert_eq!(state.record.here().ply, 0);
    press(&mut state, 'g');
    assert_eq!(trees::main_line(&state.record), "g");
}

#[test]
fn moves_that_were_looked_at_are_the_game_once_they_are_played() {
    let mut state = played("gH");
    state.update(Action::Explore("gHcC".to_owned()));
    state.update(Action::Walk(Walk::Back));
    press(&mut state, 'D');
    assert_eq!(trees::main_line(&state.record), "gHcD");
    state.update(Action::Explore("gHcC".to_owned()));
    state.update(Action::Promote);
    assert_eq!(trees::main_line(&state.record), "gHcC", "or put first");
}

#[test]
fn what_is_tried_in_a_lesson_leaves_nothing_behind() {
    let mut state = played("gH");
    let head = state.record.head();
    let text = state.written();
    state.update(Action::Analyse(Analysis::Lesson));
    state.update(Action::Explore("g".to_owned()));
    for letter in ['K', 'H', 'I'] {
        press(&mut state, letter);
        assert_eq!(
            (state.record.head(), viewed(&state).moves.get(..2)),
            (head, Some(format!("g{letter}").as_str()))
        );
        state.update(Action::Explore("g".to_owned()));
    }
    assert_eq!(state.written(), text);
}

#[test]
fn a_lesson_changes_nothing_in_the_game_however_it_ends() {
    let mut state = played("gHcC");
    state.update(Action::Analyse(Analysis::Lesson));
    state.update(Action::Explore("gH".to_owned()));
    let begun = (state.written(), state.link().encode(), state.kept_text(&state.written(), ""));
    press(&mut state, 'm');
    assert_ne!(viewed(&state).moves, "gHcC", "another move is tried");
    // Nor would it be there after a reload.
    assert_eq!((state.written(), state.link().encode(), state.kept_text(&state.written(), "")), begun);
    assert!(!state.can_undo() && !state.can_redo() && !state.can_conclude() && !state.can_hint());
    let before = state.clone();
    for action in
        [Action::Undo, Action::Redo, Action::Resign(Side::South), Action::AgreeDraw, Action::AskHint]
    {
        state.update(action.clone());
        assert_eq!(state.record, before.record, "{action:?}");
    }
    state.update(Action::ToggleAnalysis);
    assert_eq!((state.analysis, state.record.cursor()), (Analysis::Off, state.record.head()));
    assert_eq!(trees::main_line(&state.record), "gHcC");
    assert_eq!(state.written(), begun.0);
    press(&mut state, 'e');
    assert_eq!(trees::main_line(&state.record), "gHcCe", "what is played now is played in the game");
}

#[test]
fn scores_of_another_place_are_not_shown() {
    let mut state = played("g");
    state.update(Action::Analyse(Analysis::On));
    let scores = |moves: &str| {
        let pit =
            |letter| PitScore { letter, text: String::new(), told: String::new(), is_first: letter == 'H' };
        let pits = ['H', 'A'].map(pit).to_vec();
        Some(Rc::new(Scores { moves: moves.to_owned(), pits, south: 40 }))
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

const LEVEL: u8 = 1;

fn against_computer() -> State {
    let mut state = played("");
    let game = Rules::default();
    let players = [Player::Person, Player::Computer(Level::new(LEVEL).expect("a level"))];
    state.update(Action::NewGame { game, start: game.start(), names: Default::default(), players });
    state
}

#[test]
fn who_plays_a_computer_is_asked_until_the_game_is_over() {
    let mut state = against_computer();
    state.update(Action::ToggleAnalysis);
    assert_eq!(state.analysis, Analysis::Asks);
    state.update(Action::ToggleAnalysis);
    assert_eq!(state.analysis, Analysis::Off);
    state.update(Action::Resign(Side::South));
    state.update(Action::ToggleAnalysis);
    assert_eq!(state.analysis, Analysis::On);
    assert_eq!(state.tags.get(ANALYSED), None, "it helps nobody any more");
    state.update(Action::Undo);
    assert_eq!((state.analysis, state.scores.is_none()), (Analysis::Asks, true), "the game goes on");
    let Action::NewGame { .. } = new_game(&mut state) else { unreachable!() };
    assert_eq!(state.analysis, Analysis::Off);
}

fn new_game(state: &mut State) -> Action {
    let game = Rules::default();
    let action =
        Action::NewGame { game, start: game.start(), names: Default::default(), players: state.players };
    state.update(action.clone());
    action
}

#[test]
fn a_game_tells_that_it_was_analysed_while_a_computer_was_played() {
    let mut state = against_computer();
    press(&mut state, 'g');
    state.update(Action::ToggleAnalysis);
    state.update(Action::Analyse(Analysis::On));
    assert_eq!((state.analysis, state.tags.get(ANALYSED)), (Analysis::On, Some("1")));
    assert!(viewed(&state).is_noted);
    assert!(state.written().contains("[AnalysedFrom \"1\"]"), "{}", state.written());
    let kept = KeptGame::read(&state.written()).expect("it was written");
    assert_eq!(kept.tags.get(ANALYSED), Some("1"));
}

#[test]
fn a_computer_that_takes_over_finds_nobody_helped() {
    let mut state = played("g");
    state.update(Action::ToggleAnalysis);
    assert_eq!(state.analysis, Analysis::On);
    state.update(Action::Seat(Side::North, Player::Computer(Level::new(LEVEL).expect("a level"))));
    assert_eq!(state.analysis, Analysis::Asks);
}

fn analysed_by(thinker: &mut Thinker, game: &str, effort: Effort) -> Analysed {
    thinker.analyse(game, effort, &mut ()).expect("a game")
}

/// The code of a game after some moves.
fn code(game: Rules, letters: &str) -> String {
    let mut record = Record::new(game);
    record.play_letters(letters).expect("they can be played");
    position_code(&record, record.cursor())
}

const UNTIL_DEPTH: Effort = Effort { from: 1, nodes: 400_000, milliseconds: u32::MAX, lines: 14 };

#[test]
fn what_was_found_is_not_searched_again_when_one_comes_back() {
    for (game, here, there) in
        [(Rules::default(), "gHcC", "gHc"), (Rules::from(Oware::default()), "FfAbBc", "FfAbB")]
    {
        let mut thinker = Thinker::default();
        let first = analysed_by(&mut thinker, &code(game, here), UNTIL_DEPTH);
        assert!(first.depth > 5, "{first:?}");
        let other = analysed_by(&mut thinker, &code(game, there), UNTIL_DEPTH);
        assert!(other.depth > 5, "{other:?}");
        let effort = Effort { nodes: UNTIL_DEPTH.nodes / 4, ..UNTIL_DEPTH };
        let again = analysed_by(&mut thinker, &code(game, here), effort);
        let anew = analysed_by(&mut Thinker::default(), &code(game, here), effort);
        assert!(again.depth >= first.depth, "{} instead of {}", again.depth, first.depth);
        assert!(anew.depth < first.depth, "a quarter would not do without it");
    }
}

#[test]
fn a_search_in_slices_costs_little_more_than_one_in_a_piece() {
    for (game, letters) in [(Rules::default(), "gHcC"), (Rules::from(Oware::default()), "FfAbBc")] {
        let game = code(game, letters);
        let whole = analysed_by(&mut Thinker::default(), &game, Effort { nodes: 3_000_000, ..UNTIL_DEPTH });
        let mut thinker = Thinker::default();
        let (mut depth, mut nodes) = (0, 0);
        while depth < whole.depth {
            // A tenth of a second.
            let slice =
                analysed_by(&mut thinker, &game, Effort { from: depth + 1, nodes: 150_000, ..UNTIL_DEPTH });
            nodes += slice.nodes;
            depth = depth.max(slice.depth);
            assert!(nodes < 2 * 3_000_000, "{depth} of {} after {nodes}", whole.depth);
        }
    }
}

#[test]
fn other_rules_are_searched_anew() {
    // In one game it takes all, in the other nothing.
    let example = oware::examples::grand_slam();
    let game = |grand_slam| {
        let game = Rules::from(Oware { grand_slam });
        Link { start: Position::Oware(example.position), ..Link::new(game) }.encode()
    };
    let effort = Effort { nodes: 20_000, ..UNTIL_DEPTH };
    let mut thinker = Thinker::default();
    for slam in [GrandSlam::TakesAll, GrandSlam::CapturesNothing, GrandSlam::TakesAll] {
        let known = analysed_by(&mut thinker, &game(slam), effort);
        assert_eq!(known, analysed_by(&mut Thinker::default(), &game(slam), effort), "{slam:?}");
    }
}

#[test]
fn a_hint_is_the_best_at_the_depth_that_it_tells() {
    for game in [Rules::default(), Rules::from(Oware::default())] {
        for letters in ["", "gHcC", "gHcCaAb", "FfAbBc", "FfAbBcCd"] {
            let mut record = Record::new(game);
            if record.play_letters(letters).is_err() {
                continue;
            }
            let game = position_code(&record, record.cursor());
            let question = Question { number: 1, game: game.clone(), task: Task::Hint };
            let Some(Answer::Hint(hint)) = Thinker::default().answer(&question, &mut ()) else {
                panic!("{letters}")
            };
            let effort = Effort { nodes: u64::MAX, lines: 1, ..UNTIL_DEPTH };
            let best = |depth| {
                let mut watch = UntilDepth { depth, done: false };
                let found = Thinker::default().analyse(&game, effort, &mut watch).expect("a game");
                (found.depth, found.lines[0].letters.chars().next())
            };
            assert_eq!(best(hint.depth), (hint.depth, Some(hint.letter)), "{letters}");
        }
    }
}

/// Stops a search when a depth is completed.
struct UntilDepth {
    depth: u32,
    done: bool,
}

impl Watch for UntilDepth {
    fn stop(&mut self) -> bool {
        self.done
    }

    fn progress(&mut self, report: &Report) {
        self.done |= report.depth >= self.depth;
    }
}

#[test]
fn a_decided_position_of_oware_is_known_after_one_answer() {
    // F makes two of the seed in a and captures both: 26. The seed in f keeps it from being a grand slam.
    let start: oware::Position = "1 0 0 0 0 1/1 0 0 0 0 1 S 24 20"
        .parse::<oware::Setup>()
        .expect("a setup")
        .try_into()
        .expect("a position");
    let game = Link { start, ..Link::new(Oware::default()) }.encode();
    let found = analysed_by(&mut Thinker::default(), &game, UNTIL_DEPTH);
    assert_eq!(found.lines.first(), Some(&line("F", Score::Wins(1))));
    let mut examination = Examination::default();
    examination.view(&Viewed { analysis: Analysis::On, game, ..Viewed::default() });
    let job = examination.next_job().expect("a question");
    assert!(matches!(job.task, Task::Analyse(Effort { lines: 2, .. })), "A and F can be played");
    examination.answer(&job, found, 5.0);
    assert!(examination.known(0).expect("known").is_decided());
}
