//! Oware point by point, on boards worked out by hand.

use mancala::rules::oware::{GrandSlam, Invalid, Position, Setup, examples};
use mancala::rules::{
    Ending, Game, Listener, Outcome, Oware, Pit, PitSet, Played, Reason, Refusal, Side, Sweep, TextFault,
};

const NOTHING: Oware = Oware { grand_slam: GrandSlam::CapturesNothing };
const FORBIDDEN: Oware = Oware { grand_slam: GrandSlam::Forbidden };
const ALL: Oware = Oware { grand_slam: GrandSlam::TakesAll };
const GAMES: [Oware; 3] = [NOTHING, FORBIDDEN, ALL];

fn pit(letter: char) -> Pit {
    Oware::SHAPE.pit(letter).expect("a letter of the board")
}

fn pits(letters: &str) -> PitSet {
    letters.chars().map(pit).collect()
}

#[track_caller]
fn position(text: &str) -> Position {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    setup.try_into().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn play(game: Oware, text: &str, letter: char) -> Played<Position> {
    let played = game.play(&position(text), pit(letter), &mut ());
    played.unwrap_or_else(|refusal| panic!("{text}, {letter}: {refusal}"))
}

/// The position after each of these moves, the start first.
fn line(game: Oware, start: Position, letters: &str) -> Vec<Position> {
    let mut line = vec![start];
    for letter in letters.chars() {
        let played = game.play(&line[line.len() - 1], pit(letter), &mut ());
        line.push(played.unwrap_or_else(|refusal| panic!("{letter}: {refusal}")).position);
    }
    line
}

/// What each player has at the end, and who won.
#[track_caller]
fn ends(game: Oware, text: &str, reason: Reason) -> ([u8; 2], Option<Side>) {
    let position = position(text);
    let outcome = game.outcome(&position, []).unwrap_or_else(|| panic!("{text}: the game goes on"));
    assert_eq!(outcome.reason, reason, "{text}");
    assert_eq!(game.legal(&position), PitSet::EMPTY);
    let settled = game.settle(&position, reason, &mut ());
    (Side::BOTH.map(|side| Oware::captured(&settled, side)), outcome.winner)
}

/// Who takes how many seeds of which pit.
fn sweeps(game: Oware, position: &Position, reason: Reason) -> Vec<(char, u8, Side)> {
    let told = |Sweep { pit, seeds, taker }| (Oware::SHAPE.letter(pit), seeds, taker);
    game.sweeps(position, reason).into_iter().map(told).collect()
}

// O1

#[test]
fn the_board_is_as_it_is_published() {
    let start = NOTHING.start();
    assert_eq!(start.to_string(), "4 4 4 4 4 4/4 4 4 4 4 4 S 0 0");
    assert!(Oware::SHAPE.pits().all(|pit| Oware::seeds(&start, pit) == 4));
    let shown: String = (0..2)
        .flat_map(|row| (0..6).map(move |column| (row, column)))
        .map(|(row, column)| Oware::SHAPE.letter(Oware::SHAPE.pit_at(row, column)))
        .collect();
    assert_eq!(shown, "fedcbaABCDEF");
    assert_eq!((pit('A').side(), pit('a').side()), (Side::South, Side::North));
    assert_eq!(NOTHING, Oware::default());
}

#[test]
fn other_sums_than_48_are_setups_only() {
    for (text, seeds) in [
        ("4 4 4 4 4 4/4 4 4 4 4 4 S 1 0", 49),
        ("4 4 4 4 4 4/4 4 4 4 4 3 S 0 0", 47),
        ("0 0 0 0 0 0/0 0 0 0 0 0 N 0 0", 0),
        ("255 0 0 0 0 0/0 0 0 0 0 0 N 0 255", 510),
        // As many as fit into a byte beyond 48.
        ("255 49 0 0 0 0/0 0 0 0 0 0 N 0 0", 304),
    ] {
        let setup: Setup = text.parse().expect("any counts are a setup");
        assert_eq!(setup.to_string(), text);
        let error = Position::try_from(setup).expect_err(text);
        assert_eq!(error, Invalid { seeds });
        assert_eq!(error.to_string(), format!("there are {seeds} seeds in pits and stores: a game has 48"));
    }
}

// O2

#[test]
fn seeds_go_counter_clockwise_over_both_sides() {
    // F's four: a b c d; then f's four: A B C D.
    let [_, first, second]: [Position; 3] = line(NOTHING, NOTHING.start(), "Ff").try_into().expect("three");
    assert_eq!(first.to_string(), "4 4 5 5 5 5/4 4 4 4 4 0 N 0 0");
    assert_eq!(second.to_string(), "0 4 5 5 5 5/5 5 5 5 4 0 S 0 0");
}

#[test]
fn the_origin_is_skipped_each_time_round() {
    for game in GAMES {
        // Eleven fill all the others.
        let played = play(game, "0 0 0 0 0 0/11 0 0 0 0 0 S 19 18", 'A');
        assert_eq!(played.position.to_string(), "1 1 1 1 1 1/0 1 1 1 1 1 N 19 18");
        assert_eq!(played.ending, Ending::In(pit('f')));

        let played = play(game, "0 0 0 0 0 0/12 0 0 0 0 0 S 18 18", 'A');
        assert_eq!(played.position.to_string(), "1 1 1 1 1 1/0 2 1 1 1 1 N 18 18");
        assert_eq!((played.ending, played.laps, played.seeds), (Ending::In(pit('B')), 1, 12));

        let played = play(game, "0 0 0 0 0 0/23 0 0 0 0 0 S 12 13", 'A');
        assert_eq!(played.position.to_string(), "2 2 2 2 2 2/0 3 2 2 2 2 N 12 13");

        // 34 go three times round: B gets a fourth seed.
        let played = play(game, "0 0 0 0 0 0/34 0 0 0 0 0 S 7 7", 'A');
        assert_eq!(played.position.to_string(), "3 3 3 3 3 3/0 4 3 3 3 3 N 7 7");
    }
}

#[test]
fn a_second_round_can_capture() {
    // F's twelve: a to f, A to E, then a again, which makes two there. b to f hold one.
    let played = play(NOTHING, "0 0 0 0 0 0/0 0 0 0 0 12 S 18 18", 'F');
    assert_eq!(played.position.to_string(), "1 1 1 1 1 0/1 1 1 1 1 0 N 20 18");
    assert_eq!((played.captured, played.ending), (2, Ending::In(pit('a'))));
}

// O3

#[test]
fn a_chain_is_captured_backwards_as_long_as_there_are_two_or_three() {
    // F's three make a 4, b 3, c 2: c, then b; a stops it. e holds two and is ahead.
    let trace = NOTHING.trace(&position("0 2 0 1 2 3/0 0 1 0 0 3 S 18 18"), pit('F')).expect("legal");
    assert_eq!(trace.captures, [(pit('c'), 2), (pit('b'), 3)]);
    let played = play(NOTHING, "0 2 0 1 2 3/0 0 1 0 0 3 S 18 18", 'F');
    assert_eq!(played.position.to_string(), "0 2 0 0 0 4/0 0 1 0 0 0 N 23 18");
    assert!(!trace.grand_slam);
}

#[test]
fn a_chain_does_not_go_on_into_the_own_side() {
    // E's two: F becomes 2, a becomes 2. Only a is the opponent's.
    let played = play(NOTHING, "5 0 0 0 0 1/0 0 0 0 2 1 S 20 19", 'E');
    assert_eq!(played.position.to_string(), "5 0 0 0 0 0/0 0 0 0 0 2 N 22 19");
}

#[test]
fn nothing_is_captured_on_the_own_side_or_with_other_counts() {
    // A's one makes two in B.
    let played = play(NOTHING, "5 0 0 0 0 1/1 1 0 0 0 0 S 20 20", 'A');
    assert_eq!(
        (played.captured, played.position.to_string()),
        (0, "5 0 0 0 0 1/0 2 0 0 0 0 N 20 20".to_owned())
    );
    // F's one makes one, then four in a; b's three lie behind the last seed.
    for (before, after) in [("0", "1"), ("3", "4")] {
        let stores = if before == "0" { "22 22" } else { "21 20" };
        let played = play(NOTHING, &format!("0 0 0 0 3 {before}/0 0 0 0 0 1 S {stores}"), 'F');
        assert_eq!(played.captured, 0);
        assert_eq!(played.position.to_string(), format!("0 0 0 0 3 {after}/0 0 0 0 0 0 N {stores}"));
    }
}

// O4

#[test]
fn an_opponent_without_seeds_must_be_fed() {
    let feeding = examples::feeding();
    assert_eq!(feeding.to_string(), "0 0 0 0 0 0/0 0 4 1 1 4 S 20 18");
    for game in GAMES {
        assert_eq!(game.legal(&feeding), pits("CF"));
        for letter in ['D', 'E'] {
            let refusal = game.play(&feeding, pit(letter), &mut ()).expect_err("it feeds nobody");
            assert_eq!(refusal, Refusal::DoesNotFeed { feeding: pits("CF") });
            assert_eq!(
                refusal.to_string(),
                "the opponent has no seeds and this does not feed them; play C or F"
            );
        }
        assert_eq!(game.refusal(&feeding, pit('A')), Some(Refusal::Empty));
        assert_eq!(game.refusal(&feeding, pit('a')), Some(Refusal::NotYourPit));
        let north = Oware::turned(&feeding);
        assert_eq!(game.refusal(&north, pit('e')), Some(Refusal::DoesNotFeed { feeding: pits("cf") }));
        assert_eq!(game.outcome(&feeding, []), None);
    }
    let three = Refusal::DoesNotFeed { feeding: pits("acf") }.to_string();
    assert_eq!(three, "the opponent has no seeds and this does not feed them; play a, c or f");
    // While the opponent has a seed, nobody must feed.
    assert_eq!(NOTHING.legal(&position("0 0 0 0 0 1/0 0 4 1 1 4 S 19 18")), pits("CDEF"));
}

/// North's only seed goes to South, who cannot give any back: South takes it.
#[test]
fn a_player_who_cannot_feed_keeps_their_own_side() {
    for game in GAMES {
        let played = play(game, "1 0 0 0 0 0/0 0 0 0 0 0 N 23 24", 'f');
        assert_eq!(played.outcome, None);
        let after = "0 0 0 0 0 0/1 0 0 0 0 0 S 23 24";
        assert_eq!(played.position, position(after));
        assert_eq!(ends(game, after, Reason::NoMove), ([24, 24], None));
        assert_eq!(sweeps(game, &played.position, Reason::NoMove), [('A', 1, Side::South)]);
        let refusal = game.refusal(&played.position, pit('A'));
        assert_eq!(refusal, Some(Refusal::DoesNotFeed { feeding: PitSet::EMPTY }));
        assert_eq!(
            refusal.map(|refusal| refusal.to_string()).as_deref(),
            Some("the opponent has no seeds and this does not feed them")
        );
    }
}

#[test]
fn starved_is_over_at_once() {
    assert_eq!(examples::starved().to_string(), "0 0 0 0 0 0/1 1 0 0 0 0 S 23 23");
    for game in GAMES {
        assert_eq!(
            ends(game, "0 0 0 0 0 0/1 1 0 0 0 0 S 23 23", Reason::NoMove),
            ([25, 23], Some(Side::South))
        );
        assert_eq!(ends(game, "0 0 0 0 0 0/1 1 0 0 0 0 S 22 24", Reason::NoMove), ([24, 24], None));
        let swept = sweeps(game, &examples::starved(), Reason::NoMove);
        assert_eq!(swept, [('A', 1, Side::South), ('B', 1, Side::South)]);
    }
}

#[test]
fn a_player_without_seeds_to_move_leaves_the_others_to_their_owner() {
    for game in GAMES {
        let text = "0 0 0 0 0 3/0 0 0 0 0 0 S 22 23";
        assert_eq!(ends(game, text, Reason::NoMove), ([22, 26], Some(Side::North)));
        assert_eq!(sweeps(game, &position(text), Reason::NoMove), [('a', 3, Side::North)]);
    }
}

// O5

const SLAM: &str = "0 0 0 2 1 2/1 0 0 0 2 3 S 20 17";

#[test]
fn a_grand_slam_captures_nothing_by_default() {
    assert_eq!(examples::grand_slam().position, position(SLAM));
    let played = play(NOTHING, SLAM, 'F');
    assert_eq!(played.position.to_string(), "0 0 0 3 2 3/1 0 0 0 2 0 N 20 17");
    assert_eq!((played.captured, played.outcome), (0, None));
    // The same as another program writes it.
    let before = position("3,2S,1S,2S/1S,3,2S,3S 20 17 S");
    assert_eq!(before, position(SLAM));
    let after = Setup::from(NOTHING.play(&before, pit('F'), &mut ()).expect("legal").position);
    assert_eq!(after.playstrategy_text(), "3,3S,2S,3S/1S,3,2S,1 20 17 N 1");
    let trace = NOTHING.trace(&before, pit('F')).expect("legal");
    assert!(trace.grand_slam && trace.captures.is_empty());
}

#[test]
fn a_grand_slam_can_be_forbidden() {
    let before = position(SLAM);
    assert_eq!(FORBIDDEN.legal(&before), pits("AE"));
    assert_eq!(FORBIDDEN.play(&before, pit('F'), &mut ()), Err(Refusal::GrandSlamForbidden));
    assert_eq!(FORBIDDEN.trace(&before, pit('F')), Err(Refusal::GrandSlamForbidden));
    assert_eq!(FORBIDDEN.outcome(&before, []), None);
    assert_eq!(Refusal::GrandSlamForbidden.to_string(), "a grand slam is forbidden");
}

#[test]
fn a_grand_slam_can_take_all() {
    let played = play(ALL, SLAM, 'F');
    // Three from c, two from b, three from a; what is South's own stays until the game is settled.
    assert_eq!(
        (played.captured, played.position.to_string()),
        (8, "0 0 0 0 0 0/1 0 0 0 2 0 N 28 17".to_owned())
    );
    // 28 are enough, and still the reason is the slam.
    assert_eq!(played.outcome, Some(Outcome::won(Side::South, Reason::GrandSlam)));
    let settled = ALL.settle(&played.position, Reason::GrandSlam, &mut ());
    assert_eq!(settled.to_string(), "0 0 0 0 0 0/0 0 0 0 0 0 N 31 17");
    let swept = sweeps(ALL, &played.position, Reason::GrandSlam);
    assert_eq!(swept, [('A', 1, Side::South), ('E', 2, Side::South)]);
    let trace = ALL.trace(&position(SLAM), pit('F')).expect("legal");
    assert!(trace.grand_slam);
    assert_eq!(trace.captures, [(pit('c'), 3), (pit('b'), 2), (pit('a'), 3)]);
}

#[test]
fn a_slam_that_takes_all_need_not_win() {
    let outcome = |text| play(ALL, text, 'F').outcome;
    let last = "0 0 0 0 0 1/0 0 0 0 0 1 S 22 24";
    assert_eq!(outcome(last), Some(Outcome::drawn(Reason::GrandSlam)));
    // What is taken of the own side decides as well: 18 and 2 captured and 4 in A.
    assert_eq!(outcome("0 0 0 0 0 1/4 0 0 0 0 1 S 18 24"), Some(Outcome::drawn(Reason::GrandSlam)));
}

#[test]
fn a_move_that_leaves_a_seed_is_no_slam() {
    for game in GAMES {
        let text = "1 0 0 2 1 2/1 0 0 0 2 3 S 20 16";
        let played = play(game, text, 'F');
        assert_eq!(played.position.to_string(), "1 0 0 0 0 0/1 0 0 0 2 0 N 28 16");
        assert_eq!(played.outcome, None);
        assert!(!game.trace(&position(text), pit('F')).expect("legal").grand_slam);
        // A sowing that captures nothing is none either, were the opponent's side as small as can be.
        assert!(
            !game.trace(&position("0 0 0 0 0 0/0 0 0 0 0 1 S 23 24"), pit('F')).expect("legal").grand_slam
        );
    }
}

#[test]
fn whoever_has_only_slams_takes_all_that_is_left() {
    let last = "0 0 0 0 0 1/0 0 0 0 0 1 S 22 24";
    assert_eq!(ends(FORBIDDEN, last, Reason::OnlySlams), ([24, 24], None));
    let swept = sweeps(FORBIDDEN, &position(last), Reason::OnlySlams);
    assert_eq!(swept, [('F', 1, Side::South), ('a', 1, Side::South)]);
    assert_eq!(FORBIDDEN.refusal(&position(last), pit('F')), Some(Refusal::GrandSlamForbidden));
    // Elsewhere it goes on. Captured nothing, North has two in a that do not reach over, and keeps them.
    assert_eq!(NOTHING.outcome(&position(last), []), None);
    assert_eq!(
        ends(NOTHING, "0 0 0 0 0 2/0 0 0 0 0 0 N 22 24", Reason::NoMove),
        ([22, 26], Some(Side::North))
    );
}

/// F's seventeen: a to f, A to E, a to f again. North had nothing, and each of its pits holds two.
#[test]
fn a_move_that_feeds_can_be_a_slam() {
    let text = "0 0 0 0 0 0/0 0 0 0 0 17 S 15 16";
    assert_eq!(play(NOTHING, text, 'F').position.to_string(), "2 2 2 2 2 2/1 1 1 1 1 0 N 15 16");
    let played = play(ALL, text, 'F');
    assert_eq!((played.captured, played.outcome), (12, Some(Outcome::won(Side::South, Reason::GrandSlam))));
    assert_eq!(
        ALL.settle(&played.position, Reason::GrandSlam, &mut ()).to_string(),
        "0 0 0 0 0 0/0 0 0 0 0 0 N 32 16"
    );
    assert_eq!(ends(FORBIDDEN, text, Reason::OnlySlams), ([32, 16], Some(Side::South)));
    // Where another move feeds, it is the one that is named; A does not.
    let two = position("0 0 0 0 0 0/1 0 0 0 2 17 S 14 14");
    assert_eq!(FORBIDDEN.legal(&two), pits("E"));
    assert_eq!(FORBIDDEN.refusal(&two, pit('A')), Some(Refusal::DoesNotFeed { feeding: pits("E") }));
}

// O6

#[test]
fn twenty_five_win_and_the_board_is_left() {
    // F's one makes two in a: 25. b keeps North alive.
    let played = play(NOTHING, "0 0 0 0 5 1/3 0 0 0 0 1 S 23 15", 'F');
    assert_eq!(played.position.to_string(), "0 0 0 0 5 0/3 0 0 0 0 0 N 25 15");
    assert_eq!(played.outcome, None, "the position shows it");
    for game in GAMES {
        let text = "0 0 0 0 5 0/3 0 0 0 0 0 N 25 15";
        assert_eq!(ends(game, text, Reason::TwentyFive), ([25, 15], Some(Side::South)));
        assert_eq!(game.settle(&position(text), Reason::TwentyFive, &mut ()), position(text));
        for letter in ['b', 'A', 'a'] {
            assert_eq!(game.refusal(&position(text), pit(letter)), Some(Refusal::GameOver));
        }
        assert_eq!(ends(game, "0 0 0 0 0 0/4 4 0 0 0 0 S 10 30", Reason::TwentyFive).1, Some(Side::North));
    }
    assert_eq!(NOTHING.outcome(&position("0 0 0 0 5 0/3 0 0 0 0 1 N 24 15"), []), None);
}

#[test]
fn twenty_four_each_is_a_draw() {
    for game in GAMES {
        let text = "0 0 0 0 0 0/0 0 0 0 0 0 S 24 24";
        assert_eq!(ends(game, text, Reason::TwentyFourEach), ([24, 24], None));
        assert_eq!(game.refusal(&position(text), pit('A')), Some(Refusal::GameOver));
        assert_eq!(sweeps(game, &position(text), Reason::TwentyFourEach), []);
    }
}

#[test]
fn a_chase_ends_when_the_position_comes_again() {
    let start = position("1S,5/5,1S 23 23 S");
    assert_eq!(start, position("1 0 0 0 0 0/0 0 0 0 0 1 S 23 23"));
    for game in GAMES {
        let line = line(game, start, "FfAaBbCcDdEe");
        for (place, position) in line.iter().enumerate().take(12) {
            assert_eq!(game.outcome(position, &line[..place]), None);
        }
        assert_eq!(game.outcome(&line[12], &line[..12]), Some(Outcome::drawn(Reason::Repetition)));
        assert_eq!(
            sweeps(game, &line[12], Reason::Repetition),
            [('F', 1, Side::South), ('f', 1, Side::North)]
        );
        let settled = game.settle(&line[12], Reason::Repetition, &mut ());
        assert_eq!(settled.to_string(), "0 0 0 0 0 0/0 0 0 0 0 0 S 24 24");
        // With the other player to move, or with other stores, it is another position.
        let other = position("1 0 0 0 0 0/0 0 0 0 0 1 N 23 23");
        let richer = position("1 0 0 0 0 0/0 0 0 0 0 1 S 22 24");
        assert_eq!(game.outcome(&start, [&other, &richer]), None);
    }
    // Each takes the own side, so that a repetition can be won: South has three, North two.
    let uneven = position("0 2 0 0 0 0/0 0 0 0 0 3 S 22 21");
    assert_eq!(NOTHING.outcome(&uneven, [&uneven]), Some(Outcome::won(Side::South, Reason::Repetition)));
}

#[test]
fn reasons_have_the_names_of_the_vectors() {
    let names = [
        Reason::TwentyFive,
        Reason::TwentyFourEach,
        Reason::NoMove,
        Reason::Repetition,
        Reason::OnlySlams,
        Reason::GrandSlam,
    ];
    assert_eq!(
        names.map(|reason| reason.to_string()),
        ["25 seeds", "24-24", "no move", "repetition", "only slams", "grand slam"]
    );
}

// What a listener is told.

#[derive(Default)]
struct Told(String);

impl Listener for Told {
    fn lift(&mut self, pit: Pit, seeds: u8) {
        self.0 += &format!("{}{seeds} ", Oware::SHAPE.letter(pit));
    }
    fn drop(&mut self, pit: Pit) {
        self.0.push(Oware::SHAPE.letter(pit));
    }
    fn relay(&mut self, _: Pit) {
        self.0 += " relay";
    }
    fn capture(&mut self, pit: Pit, seeds: u8) {
        self.0 += &format!(" +{}{seeds}", Oware::SHAPE.letter(pit));
    }
    fn grand_slam(&mut self) {
        self.0 += " slam";
    }
    fn sweep(&mut self, pit: Pit, seeds: u8, taker: Side) {
        self.0 += &format!(" {taker}:{}{seeds}", Oware::SHAPE.letter(pit));
    }
}

#[test]
fn a_move_is_told_step_by_step() {
    let told = |game: Oware, text, letter| {
        let mut told = Told::default();
        let played = game.play(&position(text), pit(letter), &mut told);
        if let Ok(Played { position, outcome: Some(outcome), .. }) = played {
            game.settle(&position, outcome.reason, &mut told);
        }
        told.0
    };
    assert_eq!(told(NOTHING, SLAM, 'F'), "F3 abc slam");
    assert_eq!(told(ALL, SLAM, 'F'), "F3 abc slam +c3 +b2 +a3 S:A1 S:E2");
    assert_eq!(told(FORBIDDEN, SLAM, 'F'), "", "nothing happens");
    assert_eq!(told(NOTHING, "0 0 0 0 0 0/12 0 0 0 0 0 S 18 18", 'A'), "A12 BCDEFabcdefB");
}

// Texts

#[test]
fn three_forms_of_a_position_are_read() {
    let start = NOTHING.start();
    for text in [
        "4 4 4 4 4 4/4 4 4 4 4 4 S 0 0",
        "4 4 4 4 4 4\n4 4 4 4 4 4\nS 0 0",
        "4,4,4,4,4,4/4,4,4,4,4,4 South 0 0",
        "\n 4 4 4 4 4 4\r\n\r\n4 4 4 4 4 4\r\nsouth\r\n0 0\n",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        " 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n",
        "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
        "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S",
        "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S\n0 0 S 57\n",
    ] {
        assert_eq!(position(text), start, "{text:?}");
    }
    // A to f from South's left, then back along North's side: rows are as one sees them.
    let setup: Setup = "7-8-9-10-11-12-1-2-3-4-5-6-20-24-N".parse().expect("a setup");
    assert_eq!(setup.to_string(), "6 5 4 3 2 1/7 8 9 10 11 12 N 20 24");
    assert_eq!(setup.playstrategy_text(), "6S,5S,4S,3S,2S,1S/7S,8S,9S,10S,11S,12S 20 24 N 1");
    assert_eq!("6 5 4 3 2 1/7 8 9 10 11 12 N 20 24".parse(), Ok(setup));
    // Runs of empty pits.
    let setup: Setup = "11S,5/2,23S,3 11 3 S 50".parse().expect("a setup");
    assert_eq!(setup.to_string(), "11 0 0 0 0 0/0 0 23 0 0 0 S 11 3");
    assert_eq!(setup.playstrategy_text(), "11S,5/2,23S,3 11 3 S 1");
    assert_eq!(position("6/6 24 24 N").to_string(), "0 0 0 0 0 0/0 0 0 0 0 0 N 24 24");
}

#[test]
fn a_text_that_cannot_be_read_says_what_is_wrong_and_where() {
    for (text, stands, said) in [
        ("", "", "row 1, column 1: the row is missing: the board has two"),
        ("4 4 4 4 4", "", "row 1, column 6: a count is missing: a row has six"),
        ("4 4 4 4 4 4 4/4 4", "4/4", "row 1, column 7: “4” is one too many: a row has six counts"),
        ("4 4 4 4 4 4/4 4 x 4 4 4 S 0 0", "x", "row 2, column 3: “x” is not a number of seeds from 0 to 255"),
        (
            "4 4 4 4 4 4/4 4 4 4 4 4 4 S 0 0",
            "4 S",
            "row 2, column 7: “4” is one too many: a row has six counts",
        ),
        ("4 4 4 4 4 4/4 4 4 4 4 4", "", "row 3, column 1: the player to move is missing: end with S or N"),
        (
            "4 4 4 4 4 4/4 4 4 4 4 4 W 0 0",
            "W",
            "row 3, column 1: “W” is not a side: write S for South or N for North",
        ),
        (
            "4 4 4 4 4 4/4 4 4 4 4 4 S",
            "",
            "row 3, column 2: South's store is missing: write both, South's first",
        ),
        (
            "4 4 4 4 4 4/4 4 4 4 4 4 S 0",
            "",
            "row 3, column 3: North's store is missing: write both, South's first",
        ),
        (
            "4 4 4 4 4 4/4 4 4 4 4 4 S 0 -1",
            "-1",
            "row 3, column 3: “-1” is not a number of seeds from 0 to 255",
        ),
        ("4 4 4 4 4 4/4 4 4 4 4 4 S 0 0 0", "0", "row 3, column 4: “0” stands after the end of the position"),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0",
            "",
            "row 1, column 15: the player to move is missing: end with S or N",
        ),
        ("4-4-4-4-4-4-4-4-4-4-4-4-S", "S", "row 1, column 13: “S” is not a number of seeds from 0 to 255"),
        ("4-4-4-4-4-4-4-x-4-4-4-4-0-0-S", "x", "row 1, column 8: “x” is not a number of seeds from 0 to 255"),
        ("4-4-4", "", "row 1, column 4: a count is missing: a row has six"),
        (
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S-1",
            "1",
            "row 1, column 16: “1” stands after the end of the position",
        ),
        ("4S,4S/6 0 0 S", "/6", "row 1, column 3: a count is missing: a row has six"),
        ("4S,6/6 0 0 S", "6/6", "row 1, column 7: “6” is one too many: a row has six counts"),
        ("4S,5/3S,y,4 0 0 S", "y", "row 2, column 2: “y” is not a number of seeds from 0 to 255"),
        ("6/6S 0 0 S", " 0", "row 2, column 2: a count is missing: a row has six"),
        ("6/6 24 24", "", "row 3, column 3: the player to move is missing: end with S or N"),
        ("6/6/6 24 24 S", "6 24", "row 3, column 1: “6” stands after the end of the position"),
    ] {
        let error = text.parse::<Setup>().expect_err(text);
        assert!(error.to_string().starts_with(said), "{text}: {error}");
        assert!(text[error.offset..].starts_with(stands), "{text}: {} is not at {stands:?}", error.offset);
    }
    let error = "4 4 4 4 4 4/4 4 4 4 4 4".parse::<Setup>().expect_err("no player");
    assert_eq!((error.fault, error.offset), (TextFault::TurnMissing, 23));
}
