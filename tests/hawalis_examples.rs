//! The rules of Hawalis point by point (H1–H12), their worked examples, and positions reasoned out by hand.

use mancala::rules::hawalis::{EndlessMoves, Invalid, Position, Setup};
use mancala::rules::{
    Ending, Game, Hawalis, Listener, Outcome, Pit, PitSet, Played, Reason, Refusal, Side, Trace,
};

const LOSE: Hawalis = Hawalis { endless_moves: EndlessMoves::Lose };
const FORBIDDEN: Hawalis = Hawalis { endless_moves: EndlessMoves::Forbidden };
const NO_SEEDS: [u8; 14] = [0; 14];

/// The position with these counts in letter order, South to move.
#[track_caller]
fn south_moves(south: [u8; 14], north: [u8; 14]) -> Position {
    Setup { south, north, turn: Side::South }.try_into().expect("a valid position")
}

#[track_caller]
fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("the letter of a pit")
}

#[track_caller]
fn play(position: &Position, letter: char) -> Played<Position> {
    LOSE.play(position, pit(letter), &mut ()).expect("a legal move")
}

#[track_caller]
fn trace(position: &Position, letter: char) -> Trace {
    LOSE.trace(position, pit(letter)).expect("a legal move")
}

/// Plays the letters from the position; no move but the last may end the game.
#[track_caller]
fn play_all(position: Position, letters: &str) -> Played<Position> {
    let mut played: Option<Played<Position>> = None;
    for letter in letters.chars() {
        let before = played.map_or(position, |played| {
            assert_eq!(played.outcome, None);
            played.position
        });
        played = Some(play(&before, letter));
    }
    played.expect("at least one move")
}

fn counts(position: Position, side: Side) -> [u8; 14] {
    *Setup::from(position).side(side)
}

fn lifts(trace: &Trace) -> String {
    trace.laps.iter().map(|lap| Hawalis::SHAPE.letter(lap.pit)).collect()
}

fn captures(trace: &Trace) -> Vec<(char, u8)> {
    trace.captures.iter().map(|&(pit, seeds)| (Hawalis::SHAPE.letter(pit), seeds)).collect()
}

fn letters(pits: PitSet) -> String {
    pits.into_iter().map(|pit| Hawalis::SHAPE.letter(pit)).collect()
}

// H1–H4: the board.

#[test]
fn h1_two_seeds_in_every_pit_and_south_first() {
    let start = LOSE.start();
    assert_eq!(Setup::from(start), Setup { south: [2; 14], north: [2; 14], turn: Side::South });
    assert_eq!((Hawalis::captured(&start, Side::South), Hawalis::captured(&start, Side::North)), (0, 0));
    assert_eq!(
        (Hawalis::SHAPE.rows, Hawalis::SHAPE.columns, Hawalis::SHAPE.pits_per_side, Hawalis::SHAPE.seeds),
        (4, 7, 14, 56)
    );
}

#[test]
fn h1_a_side_holds_28_seeds_at_most() {
    let [mut full, mut over] = [NO_SEEDS; 2];
    full[5] = 28;
    over[0] = 28;
    over[13] = 1;
    for (south, north, wrong) in [
        (full, full, None),
        (over, full, Some(Side::South)),
        (full, over, Some(Side::North)),
        (over, over, Some(Side::South)),
    ] {
        let position = Position::try_from(Setup { south, north, turn: Side::North });
        assert_eq!(position.err(), wrong.map(|side| Invalid { side, seeds: 29 }));
    }
    // The sum must not wrap at 256.
    let position = Position::try_from(Setup { south: [255; 14], north: full, turn: Side::South });
    assert_eq!(position, Err(Invalid { side: Side::South, seeds: 3570 }));
}

#[test]
fn h1_captures_are_28_minus_the_seeds_of_the_opponent() {
    let [mut south, mut north] = [NO_SEEDS; 2];
    (south[3], north[9]) = (20, 27);
    let position = south_moves(south, north);
    assert_eq!(Hawalis::captured(&position, Side::South), 1);
    assert_eq!(Hawalis::captured(&position, Side::North), 8);
}

#[test]
fn h2_letters_run_round_each_side() {
    let board = ["GFEDCBA", "HIJKLMN", "nmlkjih", "abcdefg"];
    for (row, letters) in board.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            assert_eq!(Hawalis::SHAPE.letter(Hawalis::SHAPE.pit_at(row, column)), letter);
        }
    }
    assert_eq!(
        (Hawalis::SHAPE.pit('o'), Hawalis::SHAPE.pit('O'), Hawalis::SHAPE.pit('`'), Hawalis::SHAPE.pit('ä')),
        (None, None, None, None)
    );
}

#[test]
fn h3_seeds_are_sown_in_letter_order_round_the_own_side() {
    // Three seeds that end in an empty pit, from everywhere: they must fall into the next three letters.
    for side in Side::BOTH {
        for origin in 0..14 {
            let [mut mine, mut expected] = [NO_SEEDS; 2];
            mine[origin] = 3;
            (1..=3).for_each(|step| expected[(origin + step) % 14] = 1);
            let mut position = south_moves(mine, NO_SEEDS);
            let mut after = south_moves(expected, NO_SEEDS);
            after = Setup { turn: Side::North, ..after.into() }.try_into().expect("a valid position");
            if side == Side::North {
                (position, after) = (Hawalis::turned(&position), Hawalis::turned(&after));
            }
            let played = LOSE.play(&position, Pit::new(side, origin), &mut ()).expect("a legal move");
            assert_eq!(played.position, after);
            assert_eq!(played.ending, Ending::In(Pit::new(side, (origin + 3) % 14)));
        }
    }
}

/// Inner pits, the opponent's pits that face them and those behind (H4).
const FACING: [(char, char, char); 7] = [
    ('h', 'N', 'A'),
    ('i', 'M', 'B'),
    ('j', 'L', 'C'),
    ('k', 'K', 'D'),
    ('l', 'J', 'E'),
    ('m', 'I', 'F'),
    ('n', 'H', 'G'),
];

#[test]
fn h4_all_fourteen_facing_pairs() {
    // A single seed steps into the inner pit; the opponent has one everywhere but three in the pit that faces
    // it and four in the one behind, so that only the right pair gives these captures.
    for (last, facing, behind) in FACING {
        let [mut south, mut north] = [NO_SEEDS, [1; 14]];
        south[pit(last).index() - 1] = 1;
        (north[pit(facing).index()], north[pit(behind).index()]) = (3, 4);
        let position = south_moves(south, north);
        let origin = Hawalis::SHAPE.letter(Pit::new(Side::South, pit(last).index() - 1));
        let taken = trace(&position, origin);
        assert_eq!(captures(&taken), [(facing, 3), (behind, 4)]);
        assert_eq!(taken.ending, Ending::In(pit(last)));
        let after = play(&position, origin);
        assert_eq!(after.captured, 7);
        assert_eq!(Hawalis::seeds(&after.position, pit(facing)), 0);
        assert_eq!(Hawalis::seeds(&after.position, pit(behind)), 0);
        assert_eq!(Hawalis::captured(&after.position, Side::South), 28 - 12);

        // The same for North, the letters in the other case.
        let swapped = |letter: char| {
            if letter.is_ascii_lowercase() {
                letter.to_ascii_uppercase()
            } else {
                letter.to_ascii_lowercase()
            }
        };
        let taken = trace(&Hawalis::turned(&position), swapped(origin));
        assert_eq!(captures(&taken), [(swapped(facing), 3), (swapped(behind), 4)]);
    }
}

// H5 and H12: what may be played.

#[test]
fn h5_pits_with_two_or_more_come_first() {
    let position = south_moves([1, 0, 2, 1, 0, 0, 0, 5, 1, 0, 0, 0, 0, 1], [2; 14]);
    assert_eq!(letters(LOSE.legal(&position)), "ch");
    let larger = [pit('c'), pit('h')].into_iter().collect();
    for single in ['a', 'd', 'i', 'n'] {
        assert_eq!(LOSE.refusal(&position, pit(single)), Some(Refusal::SingleWhileLarger { larger }));
    }
    assert_eq!(LOSE.refusal(&position, pit('b')), Some(Refusal::Empty));
    assert_eq!(LOSE.refusal(&position, pit('C')), Some(Refusal::NotYourPit));
    assert_eq!(LOSE.refusal(&position, pit('c')), None);
}

#[test]
fn h5_a_single_needs_an_empty_pit_before_it() {
    // a stands before occupied b, n before occupied a.
    let position = south_moves([1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [2; 14]);
    assert_eq!(letters(LOSE.legal(&position)), "bd");
    for single in ['a', 'n'] {
        assert_eq!(LOSE.refusal(&position, pit(single)), Some(Refusal::NextOccupied));
    }
    // An empty pit stays empty whatever else is wrong.
    assert_eq!(LOSE.refusal(&position, pit('c')), Some(Refusal::Empty));
}

#[test]
fn h12_the_words_of_the_closed_list() {
    for (refusal, words) in [
        (Refusal::GameOver, "the game is over"),
        (Refusal::NotYourPit, "not your pit"),
        (Refusal::Empty, "the pit is empty"),
        (
            Refusal::SingleWhileLarger { larger: PitSet::EMPTY },
            "a single seed may not be played while a pit holds two or more",
        ),
        (Refusal::NextOccupied, "the next pit is occupied"),
        (Refusal::EndlessForbidden, "endless moves are forbidden"),
    ] {
        assert_eq!(refusal.to_string(), words);
    }
}

// H6 and H7: laps and relays.

#[test]
fn example_1_relay() {
    let mut south = NO_SEEDS;
    (south[7], south[10], south[13], south[1]) = (3, 2, 1, 1);
    let position = south_moves(south, NO_SEEDS);
    let told = trace(&position, 'h');
    assert_eq!(lifts(&told), "hknb");
    assert_eq!(told.laps.iter().map(|lap| lap.seeds).collect::<Vec<_>>(), [3, 3, 2, 2]);
    assert_eq!(told.ending, Ending::In(pit('d')));
    assert_eq!(told.seeds(), 10);
    let played = play(&position, 'h');
    // h's three make i, j, k 1 1 3; k's make l, m, n 1 1 2; n's make a, b 1 2; b's make c, d 1 1.
    assert_eq!(counts(played.position, Side::South), [1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0]);
    assert_eq!((played.laps, played.seeds, played.captured, played.outcome), (4, 10, 0, None));
}

#[test]
fn example_3_every_first_move() {
    let start = LOSE.start();
    for index in 0..14 {
        let letter = Hawalis::SHAPE.letter(Pit::new(Side::South, index));
        let played = play(&start, letter);
        assert_eq!((played.laps, played.seeds), (5, 14));
        assert_eq!(played.ending, Ending::In(pit(letter)));
        assert_eq!(played.captured, if index < 7 { 0 } else { 4 });
    }
    let after = play(&start, 'a');
    assert_eq!(counts(after.position, Side::South), [1, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3]);
    assert_eq!(counts(after.position, Side::North), [2; 14]);
    let after = play(&start, 'n');
    assert_eq!(counts(after.position, Side::South), [3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 1]);
    assert_eq!(captures(&trace(&start, 'n')), [('H', 2), ('G', 2)]);
    assert_eq!(counts(after.position, Side::North), [2, 2, 2, 2, 2, 2, 0, 0, 2, 2, 2, 2, 2, 2]);
    assert_eq!(Hawalis::turn(&after.position), Side::North);
}

#[test]
fn example_9_a_hand_of_fourteen() {
    let [mut south, mut north] = [NO_SEEDS; 2];
    south[9] = 14;
    let played = play(&south_moves(south, north), 'j');
    assert_eq!((played.laps, played.seeds, played.ending), (1, 14, Ending::In(pit('j'))));
    assert_eq!((counts(played.position, Side::South), played.captured), ([1; 14], 0));

    // L behind which C stands; c faces nothing, so it stays.
    (north[pit('L').index()], north[pit('C').index()], north[pit('J').index()]) = (3, 2, 1);
    let position = south_moves(south, north);
    assert_eq!(captures(&trace(&position, 'j')), [('L', 3), ('C', 2)]);
    (north[pit('L').index()], north[pit('C').index()]) = (0, 0);
    assert_eq!(counts(play(&position, 'j').position, Side::North), north);
    // C alone is not captured.
    north[pit('C').index()] = 20;
    assert_eq!(play(&south_moves(south, north), 'j').captured, 0);
}

#[test]
fn a_hand_of_fifteen() {
    // One round over all fourteen pits, a included, and the last seed into b, which makes two. Each pair then goes on
    // to the second pit after it: b d f h j l n. n's make a 2 and fall into b, which was lifted: there it ends.
    let mut south = NO_SEEDS;
    south[0] = 15;
    let position = south_moves(south, NO_SEEDS);
    let played = play(&position, 'a');
    assert_eq!(lifts(&trace(&position, 'a')), "abdfhjln");
    assert_eq!((played.laps, played.seeds), (8, 15 + 7 * 2));
    assert_eq!(played.ending, Ending::In(pit('b')));
    assert_eq!(counts(played.position, Side::South), [2, 1, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0]);
}

#[test]
fn a_hand_of_twenty_eight() {
    // Two whole rounds: two seeds everywhere, and the last one makes a's two. a's fall into b and c (three each), c's
    // end in f, f's in i, i's in l, and l's in a, which was lifted.
    let mut south = NO_SEEDS;
    south[0] = 28;
    let position = south_moves(south, NO_SEEDS);
    let played = play(&position, 'a');
    assert_eq!(lifts(&trace(&position, 'a')), "aacfil");
    assert_eq!((played.laps, played.seeds), (6, 28 + 2 + 4 * 3));
    assert_eq!(played.ending, Ending::In(pit('a')));
    assert_eq!(counts(played.position, Side::South), [1, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3]);
}

#[test]
fn example_5_long_but_finite() {
    let position = south_moves([0, 6, 1, 6, 1, 0, 1, 0, 3, 0, 7, 2, 0, 1], NO_SEEDS);
    let played = play(&position, 'l');
    assert_eq!((played.laps, played.seeds, played.ending), (234, 726, Ending::In(pit('j'))));
    assert_eq!(trace(&position, 'l').laps.len(), 234);
    let position = south_moves([0, 1, 4, 3, 0, 3, 0, 10, 2, 0, 2, 0, 2, 1], NO_SEEDS);
    assert_eq!(play(&position, 'i').laps, 1255);
    assert_eq!(trace(&position, 'i').laps.len(), 1255);
}

// H8: captures.

#[test]
fn example_2_capture() {
    let [mut south, mut north] = [NO_SEEDS; 2];
    south[7] = 3;
    (north[pit('K').index()], north[pit('D').index()], north[pit('J').index()]) = (1, 5, 2);
    let position = south_moves(south, north);
    let told = trace(&position, 'h');
    assert_eq!((told.ending, captures(&told)), (Ending::In(pit('k')), vec![('K', 1), ('D', 5)]));
    let played = play(&position, 'h');
    (north[pit('K').index()], north[pit('D').index()]) = (0, 0);
    assert_eq!(counts(played.position, Side::North), north);
    assert_eq!(counts(played.position, Side::South), [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]);
    assert_eq!((played.captured, Hawalis::captured(&played.position, Side::South)), (6, 26));
}

#[test]
fn h8_nothing_is_captured_from_behind_an_empty_pit() {
    let [mut south, mut north] = [NO_SEEDS; 2];
    south[pit('j').index()] = 1;
    north[pit('D').index()] = 28;
    let played = play(&south_moves(south, north), 'j');
    assert_eq!((played.ending, played.captured), (Ending::In(pit('k')), 0));
    assert_eq!(counts(played.position, Side::North), north);
}

#[test]
fn h8_an_empty_pit_behind_is_no_hindrance() {
    let [mut south, mut north] = [NO_SEEDS; 2];
    south[pit('j').index()] = 1;
    (north[pit('K').index()], north[pit('A').index()]) = (2, 1);
    // A single seed captures.
    assert_eq!(captures(&trace(&south_moves(south, north), 'j')), [('K', 2)]);
}

#[test]
fn h8_the_outer_row_captures_nothing() {
    // The seed steps from f into g, below h which N faces.
    let mut south = NO_SEEDS;
    south[pit('f').index()] = 1;
    let played = play(&south_moves(south, [2; 14]), 'f');
    assert_eq!((played.ending, played.captured), (Ending::In(pit('g')), 0));
}

#[test]
fn h8_only_the_last_pit_captures() {
    // 2 from h fall into i and j, both empty, both facing two seeds: only L, before j, and C are taken.
    let mut south = NO_SEEDS;
    south[pit('h').index()] = 2;
    assert_eq!(captures(&trace(&south_moves(south, [2; 14]), 'h')), [('L', 2), ('C', 2)]);
}

// H9: endless moves.

#[test]
fn example_4_endless_from_the_start() {
    for (letters, period) in [("gHcCe", 1526), ("kIgEi", 238)] {
        let before = play_all(LOSE.start(), &letters[..4]).position;
        let played = play_all(LOSE.start(), letters);
        assert_eq!(played.ending, Ending::Endless { period });
        assert_eq!(played.outcome, Some(Outcome::won(Side::North, Reason::EndlessMove)));
        assert_eq!((played.position, played.captured), (before, 0));
        let last = pit(letters.chars().last().expect("a letter"));
        assert!(LOSE.legal(&before).contains(last));
        assert!(!FORBIDDEN.legal(&before).contains(last));
        assert_eq!(FORBIDDEN.refusal(&before, last), Some(Refusal::EndlessForbidden));
    }
}

/// Ten seeds of which only n's may be played.
///
/// n's three fall into a b c: c makes two, and twos go on to e g i k m; m's two make n 1, a 3. Now all is as it was,
/// but one pit farther round, after seven laps: a 3, singles in b d f h j l n, where n 3, singles in
/// a c e g i k m were. After fourteen such turns everything is back: 98 laps. It cannot be back earlier, as the three
/// seeds are lifted once in seven laps, each time one pit farther.
const TURNING: [u8; 14] = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 3];

#[test]
fn h9_a_relay_that_turns_round_the_side() {
    let position = south_moves(TURNING, [2; 14]);
    let played = play(&position, 'n');
    assert_eq!(played.ending, Ending::Endless { period: 98 });
    assert_eq!(played.position, position);
    let told = trace(&position, 'n');
    assert_eq!(&lifts(&told)[..15], "ncegikmadfhjlnb");
    assert_eq!(told.laps.len(), 98);
    assert_eq!(told.captures, []);
}

#[test]
fn h9_endless_moves_lose_at_once() {
    let position = south_moves(TURNING, [2; 14]);
    assert_eq!(letters(LOSE.legal(&position)), "n");
    assert_eq!(LOSE.outcome(&position, []), None);
    assert_eq!(play(&position, 'n').outcome, Some(Outcome::won(Side::North, Reason::EndlessMove)));
    let turned = Hawalis::turned(&position);
    assert_eq!(play(&turned, 'N').outcome, Some(Outcome::won(Side::South, Reason::EndlessMove)));
}

#[test]
fn h9_h10_only_endless_moves_where_they_are_forbidden() {
    let position = south_moves(TURNING, [2; 14]);
    assert_eq!(FORBIDDEN.legal(&position), PitSet::EMPTY);
    assert_eq!(FORBIDDEN.refusal(&position, pit('n')), Some(Refusal::EndlessForbidden));
    assert_eq!(FORBIDDEN.play(&position, pit('n'), &mut ()), Err(Refusal::EndlessForbidden));
    assert_eq!(FORBIDDEN.trace(&position, pit('n')), Err(Refusal::EndlessForbidden));
    assert_eq!(FORBIDDEN.outcome(&position, []), Some(Outcome::won(Side::North, Reason::OnlyEndlessMoves)));
    // The singles may not be played in its stead.
    let larger = [pit('n')].into_iter().collect();
    assert_eq!(FORBIDDEN.refusal(&position, pit('a')), Some(Refusal::SingleWhileLarger { larger }));
}

#[test]
fn example_6_the_smallest_endless_side() {
    let position = south_moves([2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1], [2; 14]);
    assert!(matches!(play(&position, 'a').ending, Ending::Endless { .. }));
    // m's two make n 2, a 3 and a's three end in empty d: that one may always be played.
    assert_eq!(play(&position, 'm').ending, Ending::In(pit('d')));
    assert_eq!(
        (letters(LOSE.legal(&position)), letters(FORBIDDEN.legal(&position))),
        ("am".into(), "m".into())
    );
    assert_eq!(FORBIDDEN.outcome(&position, []), None);
}

#[test]
fn example_7_a_long_period() {
    let position = south_moves([2, 1, 0, 2, 7, 0, 1, 2, 0, 1, 2, 1, 2, 1], NO_SEEDS);
    assert_eq!(play(&position, 'h').ending, Ending::Endless { period: 51_030 });
}

#[test]
fn h9_a_listener_is_told_no_capture_of_an_endless_move() {
    struct Captures(u32);
    impl Listener for Captures {
        fn lift(&mut self, _: Pit, _: u8) {}
        fn drop(&mut self, _: Pit) {}
        fn relay(&mut self, _: Pit) {}
        fn capture(&mut self, _: Pit, _: u8) {
            self.0 += 1;
        }
    }
    let mut captures = Captures(0);
    let position = south_moves(TURNING, [2; 14]);
    LOSE.play(&position, pit('n'), &mut captures).expect("a legal move");
    assert_eq!(captures.0, 0);
    // It can count: the first move n takes two pits.
    LOSE.play(&LOSE.start(), pit('n'), &mut captures).expect("a legal move");
    assert_eq!(captures.0, 2);
}

// H10: the end.

#[test]
fn example_8_blocked() {
    let position = south_moves([1; 14], [2; 14]);
    for game in [LOSE, FORBIDDEN] {
        assert_eq!(game.legal(&position), PitSet::EMPTY);
        assert_eq!(game.outcome(&position, []), Some(Outcome::won(Side::North, Reason::Blocked)));
        for index in 0..14 {
            assert_eq!(game.refusal(&position, Pit::new(Side::South, index)), Some(Refusal::NextOccupied));
        }
    }
    // One seed less, and the pit behind the gap may be played.
    let position = south_moves([1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1], [2; 14]);
    assert_eq!((letters(LOSE.legal(&position)), LOSE.outcome(&position, [])), ("e".into(), None));
    let turned = Hawalis::turned(&south_moves([1; 14], NO_SEEDS));
    assert_eq!(LOSE.outcome(&turned, []), Some(Outcome::won(Side::South, Reason::Blocked)));
}

#[test]
fn h10_a_player_to_move_without_seeds_has_lost() {
    let position = south_moves(NO_SEEDS, [1; 14]);
    assert_eq!(LOSE.outcome(&position, []), Some(Outcome::won(Side::North, Reason::NoSeeds)));
    let turned = Hawalis::turned(&position);
    assert_eq!(LOSE.outcome(&turned, []), Some(Outcome::won(Side::South, Reason::NoSeeds)));
    // An empty side whose turn it is not decides nothing yet; nor do the seeds that were captured.
    let mut one = NO_SEEDS;
    one[0] = 1;
    assert_eq!(LOSE.outcome(&south_moves(one, NO_SEEDS), []), None);
    // Both empty: whoever is to move has lost.
    let nothing = south_moves(NO_SEEDS, NO_SEEDS);
    assert_eq!(LOSE.outcome(&nothing, []), Some(Outcome::won(Side::North, Reason::NoSeeds)));
}

#[test]
fn h10_the_last_seed_is_captured() {
    let [mut south, mut north] = [NO_SEEDS; 2];
    (south[pit('g').index()], north[pit('N').index()]) = (1, 3);
    let played = play(&south_moves(south, north), 'g');
    assert_eq!((played.captured, played.outcome), (3, None));
    assert_eq!(LOSE.outcome(&played.position, []), Some(Outcome::won(Side::South, Reason::NoSeeds)));
    assert_eq!(Hawalis::captured(&played.position, Side::South), 28);
}

// H11: repetition.

/// A position that comes back after the four moves h C i D, by hand:
/// - h: 2 make i 2, j 2; twos go on to l n b d f; f's make g 1 and end in empty h, before which N is empty.
/// - C: 2 make D 2, E 2; twos go on to G I K M A; A's make B 1 and end in empty C, in the outer row.
/// - i: 2 make j 1, k 2; twos go on to m a c e g; g's make h 2 and end in empty i, before which M is empty.
/// - D: 2 make E 1, F 2; twos go on to H J L N B; B's make C 2 and end in empty D, in the outer row.
const COMES_BACK: ([u8; 14], [u8; 14]) =
    ([0, 1, 0, 1, 0, 1, 0, 2, 1, 1, 0, 1, 0, 1], [1, 0, 2, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);

#[test]
fn h11_the_second_occurrence_is_a_draw() {
    let first = south_moves(COMES_BACK.0, COMES_BACK.1);
    let mut line = vec![first];
    for (letter, lifted) in [('h', "hjlnbdf"), ('C', "CEGIKMA"), ('i', "ikmaceg"), ('D', "DFHJLNB")] {
        let before = line[line.len() - 1];
        assert_eq!(LOSE.outcome(&before, &line[..line.len() - 1]), None);
        assert_eq!(lifts(&trace(&before, letter)), lifted);
        let played = play(&before, letter);
        assert_eq!((played.captured, played.outcome), (0, None));
        line.push(played.position);
    }
    assert_eq!(line[4], first);
    // The position that the line starts from counts.
    assert_eq!(LOSE.outcome(&line[4], &line[..4]), Some(Outcome::drawn(Reason::Repetition)));
    assert_eq!(FORBIDDEN.outcome(&line[4], &line[..4]), Some(Outcome::drawn(Reason::Repetition)));
    // Another line, without that start, or a game opened from the bare position: nothing is repeated.
    assert_eq!(LOSE.outcome(&line[4], &line[1..4]), None);
    assert_eq!(LOSE.outcome(&line[4], []), None);
    // The same board with the other player to move is another position.
    let other = Position::try_from(Setup { turn: Side::North, ..first.into() }).expect("a valid position");
    assert_eq!(LOSE.outcome(&first, [&other]), None);
}

#[test]
fn h10_goes_before_h11() {
    let blocked = south_moves([1; 14], [2; 14]);
    assert_eq!(LOSE.outcome(&blocked, [&blocked]), Some(Outcome::won(Side::North, Reason::Blocked)));
}
