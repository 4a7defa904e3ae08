//! What the rules page says of its examples is true.

use mancala::rules::hawalis::{Position, examples, examples::Example};
use mancala::rules::{Ending, Game, Hawalis, Pit, PitSet, Refusal, Side, Trace};
use mancala::words::{DialogWords, English};
use std::collections::BTreeSet;

const LANGUAGES: [&dyn DialogWords; 1] = [&English];

/// The letters of pits that a text names, in its order.
fn letters(text: &str) -> Vec<char> {
    text.split('`').skip(1).step_by(2).map(|piece| piece.parse().expect("one letter")).collect()
}

/// The numbers that a text writes in figures, in its order; a comma between figures groups them.
fn figures(text: &str) -> impl DoubleEndedIterator<Item = u32> {
    let number = |piece: &str| {
        let figures: String = piece.chars().filter(char::is_ascii_digit).collect();
        figures.parse().ok()
    };
    text.split(|c: char| !c.is_ascii_digit() && c != ',').filter_map(number)
}

fn numbers(text: &str) -> BTreeSet<u32> {
    figures(text).collect()
}

/// The numbers that are told of pits, each with the letter that follows next: `3 seeds of k`.
fn counted(text: &str) -> BTreeSet<(char, u32)> {
    let pieces: Vec<&str> = text.split('`').collect();
    let before = pieces.chunks_exact(2).map(|pair| (pair[1], figures(pair[0]).next_back()));
    before.filter_map(|(letter, number)| Some((letter.parse().ok()?, number?))).collect()
}

fn letter(pit: Pit) -> char {
    Hawalis::SHAPE.letter(pit)
}

fn pit(letter: char) -> Pit {
    Hawalis::SHAPE.pit(letter).expect("a pit")
}

fn trace(example: &Example) -> Trace {
    Hawalis::default().trace(&example.position, example.pit).expect("it may be played")
}

fn end(trace: &Trace) -> Pit {
    match trace.ending {
        Ending::In(pit) => pit,
        Ending::Endless { .. } => panic!("it never ends"),
    }
}

/// The pits that the laps lift, in order.
fn lifted(trace: &Trace) -> Vec<char> {
    trace.laps.iter().map(|lap| letter(lap.pit)).collect()
}

/// The text writes no number but these, and all of them.
fn says_just(text: &str, facts: impl IntoIterator<Item = u32>) {
    assert_eq!(numbers(text), facts.into_iter().collect(), "{text}");
}

/// The text says every one of these.
fn says(text: &str, facts: impl IntoIterator<Item = String>) {
    for fact in facts {
        assert!(text.contains(&fact), "“{fact}” is not said: {text}");
    }
}

/// The text names these pits and no others.
fn names_just(text: &str, pits: impl IntoIterator<Item = char>) {
    assert_eq!(letters(text).into_iter().collect::<BTreeSet<_>>(), pits.into_iter().collect(), "{text}");
}

fn seeds_of(position: &Position, side: Side) -> u32 {
    Hawalis::SHAPE
        .pits()
        .filter(|pit| pit.side() == side)
        .map(|pit| u32::from(Hawalis::seeds(position, pit)))
        .sum()
}

#[test]
fn every_mark_of_a_letter_is_closed() {
    for words in LANGUAGES {
        let all = format!("{:?}", words.rules());
        for text in all.split(", ") {
            assert!(text.matches('`').count() % 2 == 0, "{text}");
        }
    }
}

#[test]
fn the_board_is_as_told() {
    let start = Hawalis::default().start();
    let side = seeds_of(&start, Side::South);
    let pits = Hawalis::SHAPE.pits_per_side as u32;
    for words in LANGUAGES {
        let text = words.rules();
        says_just(text.board_rows, [2, side, Hawalis::SHAPE.seeds]);
        says(text.board_rows, [words.seeds(2)]);
        says_just(text.capturing_sides, [side]);
        for text in [text.board_direction, text.sowing_no_pit_skipped, text.endless_what, text.ending_blocked]
        {
            says_just(text, [pits]);
        }
        let ends = [pit('a'), pit('n'), pit('A'), pit('N')].map(letter);
        names_just(text.board_caption, ends);
    }
}

#[test]
fn facing_pits_are_those_that_are_captured() {
    for words in LANGUAGES {
        let told = letters(words.rules().board_facing);
        for inner in 7..Hawalis::SHAPE.pits_per_side {
            let trace = trace(&examples::single_into(inner));
            let taken: Vec<char> = trace.captures.iter().map(|&(pit, _)| letter(pit)).collect();
            let pair = [letter(end(&trace)), taken[0]];
            assert!(told.chunks(2).any(|told| told == pair), "{pair:?}");
        }
        // Then the outer pits behind: the first two, and the last.
        let behind = |inner| {
            let captures = trace(&examples::single_into(inner)).captures;
            [letter(captures[1].0), letter(captures[0].0)]
        };
        assert_eq!(told[14..], [behind(7), behind(8), behind(13)].concat());
    }
}

#[test]
fn the_pits_that_may_be_played_are_named() {
    let game = Hawalis::default();
    let named = |pits: PitSet| pits.into_iter().map(letter).collect::<Vec<_>>();
    for words in LANGUAGES {
        let text = words.rules();
        names_just(text.choosing_larger_caption, named(game.legal(&examples::larger_first())));
        let position = examples::only_singles();
        let refused: Vec<char> = Hawalis::SHAPE
            .pits()
            .filter(|&pit| pit.side() == Side::South)
            .filter(|&pit| game.refusal(&position, pit) == Some(Refusal::NextOccupied))
            .map(letter)
            .collect();
        let expected = [named(game.legal(&position)), refused].concat();
        assert_eq!(letters(text.choosing_single_caption), expected);
    }
}

#[test]
fn the_relay_is_told_lap_by_lap() {
    let trace = trace(&examples::relay());
    let hands: Vec<u32> = trace.laps.iter().map(|lap| u32::from(lap.seeds)).collect();
    for words in LANGUAGES {
        let caption = words.rules().sowing_relay_caption;
        says(caption, [words.laps(trace.laps.len() as u32), words.seeds(hands[0])]);
        says_just(caption, hands.iter().copied().chain([trace.laps.len() as u32]));
        let counted = counted(caption);
        assert!(trace.laps.iter().all(|lap| counted.contains(&(letter(lap.pit), lap.seeds.into()))));
        names_just(caption, lifted(&trace).into_iter().chain([letter(end(&trace))]));
    }
}

#[test]
fn captures_are_told_with_their_seeds() {
    for words in LANGUAGES {
        let text = words.rules();
        for (caption, example) in [
            (text.capturing_caption, examples::capture()),
            (text.capturing_fourteen_caption, examples::hand_of_fourteen()),
        ] {
            let trace = trace(&example);
            let hand = trace.laps[0].seeds;
            says(caption, trace.captures.iter().map(|&(_, seeds)| words.seeds(seeds.into())));
            says(caption, [words.seeds(hand.into())]);
            assert_eq!(trace.laps.len(), 1);
            let counted = counted(caption);
            assert!(
                trace.captures.iter().all(|&(pit, seeds)| counted.contains(&(letter(pit), seeds.into())))
            );
            let taken = trace.captures.iter().map(|&(pit, _)| letter(pit));
            names_just(caption, [letter(example.pit), letter(end(&trace))].into_iter().chain(taken));
            let mut facts: BTreeSet<u32> = trace.captures.iter().map(|&(_, seeds)| seeds.into()).collect();
            facts.insert(hand.into());
            assert!(numbers(caption).is_superset(&facts));
            facts.insert(1); // the lap
            assert!(numbers(caption).is_subset(&facts), "{caption}");
        }
    }
}

#[test]
fn first_moves_are_as_told() {
    let game = Hawalis::default();
    let start = game.start();
    let all: Vec<(Pit, Trace)> = game
        .legal(&start)
        .into_iter()
        .map(|pit| (pit, game.trace(&start, pit).expect("it may be played")))
        .collect();
    let (_, one) = &all[0];
    let (laps, seeds) = (one.laps.len() as u32, one.seeds());
    for (pit, trace) in &all {
        assert_eq!((trace.laps.len() as u32, trace.seeds(), end(trace)), (laps, seeds, *pit));
        assert_eq!(trace.captured(), if pit.index() < 7 { 0 } else { 4 });
    }
    let example = examples::first_move();
    let trace = trace(&example);
    let after = game.play(&example.position, example.pit, &mut ()).expect("it may be played").position;
    let count = |letter| u32::from(Hawalis::seeds(&after, pit(letter)));
    let empty: Vec<char> = ('a'..='n').filter(|&letter| count(letter) == 0).collect();
    assert!(('b'..='n').all(|letter| [0, 3].contains(&count(letter))));
    for words in LANGUAGES {
        let text = words.rules();
        says_just(text.first_move_all, [laps, seeds, 4]);
        says(text.first_move_all, [words.laps(laps), words.seeds(seeds), words.seeds(4)]);
        assert_eq!(letters(text.first_move_all), ['a', 'g', 'h', 'n']);
        says(text.first_move_caption, ["5".to_owned()]);
        says_just(text.first_move_caption, [laps]);
        names_just(text.first_move_caption, lifted(&trace).into_iter().chain([letter(end(&trace))]));
        says_just(text.first_move_after_caption, [count('a'), 3]);
        says(text.first_move_after_caption, [words.seeds(count('a')), words.seeds(3)]);
        assert_eq!(letters(text.first_move_after_caption), [vec!['a'], empty.clone()].concat());
    }
}

#[test]
fn the_endless_move_is_as_told() {
    let example = examples::smallest_endless();
    let trace = trace(&example);
    let Ending::Endless { period } = trace.ending else { panic!("it ends") };
    let seeds = seeds_of(&example.position, Side::South);
    let long = self::trace(&examples::long_but_finite()).laps.len() as u32;
    for words in LANGUAGES {
        let text = words.rules();
        // As many laps as PreviewDrawing::LAPS_DRAWN, which is not part of a native build.
        says_just(text.endless_caption, [seeds, period, 7]);
        says(text.endless_caption, [words.seeds(seeds), words.laps(period), words.laps(7)]);
        names_just(text.endless_caption, [letter(example.pit)]);
        says_just(text.endless_long, [long]);
    }
}

#[test]
fn the_blocked_board_is_blocked() {
    let game = Hawalis::default();
    let position = examples::blocked();
    assert!(game.legal(&position).is_empty());
    for words in LANGUAGES {
        let caption = words.rules().ending_blocked_caption;
        says_just(caption, [1, seeds_of(&position, Side::South)]);
        says(caption, [words.seeds(1)]);
    }
}

#[test]
fn only_one_pit_faces_the_pit_of_its_own_letter() {
    let same: Vec<char> = (7..Hawalis::SHAPE.pits_per_side)
        .map(|inner| trace(&examples::single_into(inner)))
        .filter(|trace| end(trace).opposite_letter() == trace.captures[0].0)
        .map(|trace| letter(end(&trace)))
        .collect();
    for words in LANGUAGES {
        assert_eq!(letters(words.rules().reading_facing_explained), same);
    }
}

#[test]
fn no_side_of_nine_seeds_has_an_endless_move() {
    let fewest = seeds_of(&examples::smallest_endless().position, Side::South) as u8;
    for words in LANGUAGES {
        says(words.rules().endless_caption, [words.seeds(fewest.into())]);
    }
    let mut south = [0; Hawalis::SHAPE.pits_per_side];
    let mut endless = 0;
    every_side(&mut south, 0, fewest - 1, &mut |south| endless += endless_moves(*south));
    assert_eq!(endless, 0);
}

/// Calls `visit` with every side of at most `left` seeds from pit `index` on.
fn every_side(
    south: &mut [u8; Hawalis::SHAPE.pits_per_side],
    index: usize,
    left: u8,
    visit: &mut impl FnMut(&[u8; Hawalis::SHAPE.pits_per_side]),
) {
    if index == Hawalis::SHAPE.pits_per_side {
        return visit(south);
    }
    for seeds in 0..=left {
        south[index] = seeds;
        every_side(south, index + 1, left - seeds, visit);
    }
    south[index] = 0;
}

fn endless_moves(south: [u8; Hawalis::SHAPE.pits_per_side]) -> usize {
    let setup =
        mancala::rules::hawalis::Setup { south, north: [0; Hawalis::SHAPE.pits_per_side], turn: Side::South };
    let position = Position::try_from(setup).expect("a few seeds");
    let game = Hawalis::default();
    let plays = game.legal(&position).into_iter().map(|pit| game.play(&position, pit, &mut ()));
    plays
        .filter(|played| matches!(played, Ok(played) if matches!(played.ending, Ending::Endless { .. })))
        .count()
}

mod oware {
    use super::{LANGUAGES, figures, letters, names_just, says, says_just};
    use mancala::rules::oware::examples::{self, Example};
    use mancala::rules::oware::{GrandSlam, Position};
    use mancala::rules::{Ending, Game, Oware, Pit, Reason, Side, Trace};
    use mancala::words::GameTold;

    const GAME: Oware = Oware { grand_slam: GrandSlam::CapturesNothing };
    const ALL: Oware = Oware { grand_slam: GrandSlam::TakesAll };

    fn named(pits: impl IntoIterator<Item = Pit>) -> Vec<char> {
        pits.into_iter().map(|pit| Oware::SHAPE.letter(pit)).collect()
    }

    fn trace(game: Oware, example: &Example) -> Trace {
        game.trace(&example.position, example.pit).expect("it may be played")
    }

    fn end(trace: &Trace) -> char {
        match trace.ending {
            Ending::In(pit) => Oware::SHAPE.letter(pit),
            Ending::Endless { .. } => panic!("it never ends"),
        }
    }

    fn seeds(position: &Position, letter: char) -> u32 {
        u32::from(Oware::seeds(position, Oware::SHAPE.pit(letter).expect("a pit")))
    }

    /// Every captured pit is told with its seeds, in the order in which it is captured: `2 seeds of c`.
    fn tells_captures(caption: &str, trace: &Trace) {
        for &(pit, seeds) in &trace.captures {
            let letter = format!("`{}`", Oware::SHAPE.letter(pit));
            let number = caption.match_indices(&letter).any(|(at, _)| {
                let after = caption[at..].split_once("hold").and_then(|(_, rest)| figures(rest).next());
                let before = figures(&caption[..at]).next_back();
                [before, after].contains(&Some(u32::from(seeds)))
            });
            assert!(number, "{letter} with {seeds}: {caption}");
        }
    }

    #[test]
    fn every_mark_of_a_letter_is_closed() {
        for words in LANGUAGES {
            let all = format!("{:?}", words.oware_rules());
            for text in all.split("\", ") {
                assert!(text.matches('`').count() % 2 == 0, "{text}");
            }
        }
    }

    #[test]
    fn the_board_is_as_told() {
        let start = GAME.start();
        for words in LANGUAGES {
            let text = words.oware_rules();
            let in_pit = seeds(&start, 'A');
            says_just(text.board_rows, [in_pit, 6 * in_pit, Oware::SHAPE.seeds]);
            says(text.board_rows, [words.seeds(in_pit)]);
            assert_eq!(letters(text.board_letters), ['A', 'F', 'a', 'f']);
            assert_eq!(letters(text.board_caption), ['A', 'F', 'a', 'f', 'A']);
            says_just(text.ending_winning, [u32::from(Oware::WINNING)]);
            says_just(text.ending_half, [Oware::SHAPE.seeds / 2]);
        }
    }

    #[test]
    fn twelve_seeds_skip_their_pit() {
        let example = examples::twelve();
        let trace = trace(GAME, &example);
        let after = GAME.play(&example.position, example.pit, &mut ()).expect("it may be played").position;
        for words in LANGUAGES {
            let text = words.oware_rules();
            says_just(text.sowing_origin, [12]);
            says_just(text.sowing_twelve_caption, [12, 11]);
            says(text.sowing_twelve_caption, [words.seeds(trace.seeds())]);
            names_just(text.sowing_twelve_caption, ['A', end(&trace)]);
            let told = text.sowing_after_twelve_caption;
            assert_eq!(letters(told), ['A', 'B']);
            assert_eq!(seeds(&after, 'A'), 0);
            assert!("CDEFabcdef".chars().all(|letter| seeds(&after, letter) == 1));
            assert_eq!(figures(told).collect::<Vec<_>>(), [seeds(&after, 'B'), 1]);
        }
    }

    #[test]
    fn captures_are_told_with_their_seeds() {
        let example = examples::capture_chain();
        let chain = trace(GAME, &example);
        let after = GAME.play(&example.position, example.pit, &mut ()).expect("it may be played").position;
        let slam = examples::grand_slam();
        for words in LANGUAGES {
            let text = words.oware_rules();
            let caption = text.capturing_caption;
            let captured = named(chain.captures.iter().map(|&(pit, _)| pit));
            assert_eq!(letters(caption), [vec!['F', end(&chain)], captured, vec!['a']].concat());
            tells_captures(caption, &chain);
            says_just(caption, [chain.seeds(), 2, 3, seeds(&after, 'a')]);

            let caption = text.slams_caption;
            assert!(trace(ALL, &slam).grand_slam);
            tells_captures(caption, &trace(ALL, &slam));
            names_just(caption, ['F', 'a', 'b', 'c']);
            assert_eq!(letters(caption)[..2], ['F', end(&trace(GAME, &slam))]);
        }
    }

    #[test]
    fn feeding_moves_are_named() {
        let position = examples::feeding();
        let legal = GAME.legal(&position);
        let refused = Oware::SHAPE
            .pits()
            .filter(|pit| pit.side() == Side::South && Oware::seeds(&position, *pit) > 0)
            .filter(|&pit| !legal.contains(pit));
        let expected = [named(legal), named(refused)].concat();
        let starved = examples::starved();
        let taken: u32 =
            GAME.sweeps(&starved, Reason::NoMove).iter().map(|sweep| u32::from(sweep.seeds)).sum();
        for words in LANGUAGES {
            let text = words.oware_rules();
            assert_eq!(letters(text.feeding_caption), expected);
            says_just(text.feeding_starved_caption, [taken]);
        }
    }

    #[test]
    fn the_chase_is_shared_as_told() {
        let sweeps = GAME.sweeps(&examples::chase(), Reason::Repetition);
        for words in LANGUAGES {
            let caption = words.oware_rules().ending_repetition_caption;
            assert_eq!(letters(caption), named(sweeps.iter().map(|sweep| sweep.pit)));
            assert!(sweeps.iter().all(|sweep| sweep.seeds == 1 && sweep.taker == sweep.pit.side()));
            says_just(caption, [1]);
        }
    }

    #[test]
    fn every_option_of_a_grand_slam_has_words() {
        for words in LANGUAGES {
            assert_eq!(words.game(GameTold::Oware).choices.len(), 3);
        }
    }
}
