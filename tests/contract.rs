//! What every game must hold to, whatever its rules. A new game is one line at the end.

mod random;

use mancala::rules::{Ending, Game, Listener, Outcome, Pit, PitSet, Played, Shape, Side, Sweep};
use random::Random;
use std::collections::HashSet;

const GAMES: u64 = 200;

fn holds<G: Game>(game: G) {
    letters_name_pits(game.shape());
    the_board_shows_every_pit_once(game.shape());
    texts_come_back(&game, &game.start());
    assert!(!game.legal(&game.start()).is_empty());
    assert_eq!(G::turn(&game.start()), Side::South);
    assert_eq!(game.outcome(&game.start(), []), None);

    for seed in 0..GAMES {
        let game_played = Random(seed).game(&game);
        assert!(game_played.len() > 4, "a game of {} moves", game_played.len());
        for (position, pit) in &game_played {
            pits_hold_all_seeds(&game, position);
            refusals_agree(&game, position);
            turning_changes_nothing(&game, position);
            listening_changes_nothing(&game, position, *pit);
            texts_come_back(&game, position);
        }
        the_last_move_ends_the_game(&game, &game_played);
    }
}

fn letters_name_pits(shape: &Shape) {
    assert!(shape.pits_per_side <= Pit::MOST_PER_SIDE);
    let letters: HashSet<char> = shape.pits().map(|pit| shape.letter(pit)).collect();
    assert_eq!((shape.pits().count(), letters.len()), (2 * shape.pits_per_side, 2 * shape.pits_per_side));
    for pit in shape.pits() {
        assert_eq!(shape.pit(shape.letter(pit)), Some(pit));
        assert_eq!(
            shape.letter(pit).is_ascii_uppercase(),
            (pit.side() == Side::South) == shape.south_is_capital
        );
    }
    for letter in (0..=0x2FF).filter_map(char::from_u32) {
        assert_eq!(shape.pit(letter).is_some(), letters.contains(&letter), "{letter:?}");
    }
}

fn the_board_shows_every_pit_once(shape: &Shape) {
    let shown: Vec<Pit> = (0..shape.rows)
        .flat_map(|row| (0..shape.columns).map(move |column| shape.pit_at(row, column)))
        .collect();
    assert_eq!(shown.iter().collect::<HashSet<_>>(), shape.pits().collect::<Vec<_>>().iter().collect());
    assert_eq!(shown.len(), 2 * shape.pits_per_side);
    // North has the upper half; turning the board by half gives the other player's pit with the same letter.
    for (place, pit) in shown.iter().enumerate() {
        assert_eq!(pit.side(), if place < shape.pits_per_side { Side::North } else { Side::South });
        assert_eq!(shown[2 * shape.pits_per_side - 1 - place], pit.opposite_letter());
    }
}

fn texts_come_back<G: Game>(game: &G, position: &G::Position) {
    let text = position.to_string();
    let setup = G::Setup::from(*position);
    assert_eq!(setup.to_string(), text);
    match game.setup(&text) {
        Ok(read) => assert!(read == setup, "{text} was read as {read}"),
        Err(error) => panic!("{text}: {error}"),
    }
    match G::Position::try_from(setup) {
        Ok(read) => assert_eq!(read, *position),
        Err(error) => panic!("{text}: {error}"),
    }
}

fn pits_hold_all_seeds<G: Game>(game: &G, position: &G::Position) {
    let all = |position: &G::Position| {
        let in_pits: u32 = game.shape().pits().map(|pit| u32::from(G::seeds(position, pit))).sum();
        in_pits + Side::BOTH.iter().map(|&side| u32::from(G::captured(position, side))).sum::<u32>()
    };
    assert_eq!(all(position), game.shape().seeds, "{position}");
    let mover = G::turn(position);
    for pit in game.legal(position) {
        let played = played(game, position, pit);
        assert_eq!(all(&played.position), game.shape().seeds, "{}", played.position);
        let gained = |side| G::captured(&played.position, side) - G::captured(position, side);
        assert_eq!((gained(mover), gained(!mover)), (played.captured, 0), "{position}, {pit:?}");
    }
}

/// Plays a pit that may be played.
fn played<G: Game>(game: &G, position: &G::Position, pit: Pit) -> Played<G::Position> {
    game.play(position, pit, &mut ())
        .unwrap_or_else(|refusal| panic!("{position}, {}: {refusal}", game.shape().letter(pit)))
}

fn refusals_agree<G: Game>(game: &G, position: &G::Position) {
    let legal = game.legal(position);
    // Pits that the board does not have are refused as well.
    let all = || {
        Side::BOTH
            .into_iter()
            .flat_map(|side| (0..Pit::MOST_PER_SIDE).map(move |index| Pit::new(side, index)))
    };
    let playable: PitSet = all().filter(|&pit| game.play(position, pit, &mut ()).is_ok()).collect();
    assert_eq!(playable, legal, "{position}");
    for pit in all() {
        assert_eq!(game.refusal(position, pit).is_none(), legal.contains(pit), "{position}, {pit:?}");
        assert_eq!(game.refusal(position, pit), game.play(position, pit, &mut ()).err());
        if legal.contains(pit) {
            assert!(pit.side() == G::turn(position) && G::seeds(position, pit) > 0, "{position}, {pit:?}");
        }
    }
    // What is over without a look at the line needs no other sign.
    assert_eq!(legal.is_empty(), game.outcome(position, []).is_some(), "{position}");
}

fn turning_changes_nothing<G: Game>(game: &G, position: &G::Position) {
    let other = G::turned(position);
    assert_ne!(other, *position);
    assert_eq!(G::turned(&other), *position);
    assert_eq!(G::turn(&other), !G::turn(position));
    for pit in game.shape().pits() {
        assert_eq!(G::seeds(&other, pit.opposite_letter()), G::seeds(position, pit));
    }
    for side in Side::BOTH {
        assert_eq!(G::captured(&other, !side), G::captured(position, side));
    }
    let swapped = |outcome: Outcome| Outcome { winner: outcome.winner.map(|side| !side), ..outcome };
    assert_eq!(game.outcome(&other, []), game.outcome(position, []).map(swapped));
    for pit in game.legal(position) {
        let [ours, theirs] = [played(game, position, pit), played(game, &other, pit.opposite_letter())];
        let ending = match ours.ending {
            Ending::In(last) => Ending::In(last.opposite_letter()),
            endless => endless,
        };
        let expected = Played {
            position: G::turned(&ours.position),
            ending,
            outcome: ours.outcome.map(swapped),
            ..ours
        };
        assert_eq!(theirs, expected, "{position}, {pit:?}");
    }
}

/// Counts what it is told.
#[derive(Default)]
struct Counts {
    /// The seeds sown in each lap.
    laps: Vec<u32>,
    captured: u32,
    last: Option<Pit>,
    sweeps: usize,
}

impl Listener for Counts {
    fn lift(&mut self, _: Pit, _: u8) {
        self.laps.push(0);
    }
    fn drop(&mut self, pit: Pit) {
        *self.laps.last_mut().expect("a hand was lifted") += 1;
        self.last = Some(pit);
    }
    fn relay(&mut self, _: Pit) {}
    fn capture(&mut self, _: Pit, seeds: u8) {
        self.captured += u32::from(seeds);
    }
    fn sweep(&mut self, _: Pit, _: u8, _: Side) {
        self.sweeps += 1;
    }
}

fn listening_changes_nothing<G: Game>(game: &G, position: &G::Position, pit: Pit) {
    let mut counts = Counts::default();
    let silent = played(game, position, pit);
    assert_eq!(game.play(position, pit, &mut counts), Ok(silent));
    // An endless move may be told beyond the one period that is counted.
    if let Ending::Endless { period } = silent.ending {
        assert_eq!(silent.laps, period);
        counts.laps.truncate(period as usize);
    }
    let told = (counts.laps.len() as u32, counts.laps.iter().sum(), counts.captured);
    assert_eq!(counts.sweeps, 0, "{position}, {pit:?}: a move takes nothing that is left");
    assert_eq!(told, (silent.laps, silent.seeds, u32::from(silent.captured)));

    let trace = match game.trace(position, pit) {
        Ok(trace) => trace,
        Err(refusal) => panic!("{position}, {pit:?}: {refusal}"),
    };
    assert_eq!((trace.ending, trace.captured()), (silent.ending, u32::from(silent.captured)));
    assert_eq!(trace.laps[0].pit, pit);
    for pair in trace.laps.windows(2) {
        assert_eq!(trace.ring.drops(pair[0]).last(), Some(pair[1].pit));
    }
    if let Ending::In(last) = silent.ending {
        assert_eq!((counts.last, trace.laps.len() as u32), (Some(last), silent.laps));
        assert_eq!(trace.ring.drops(trace.laps[trace.laps.len() - 1]).last(), Some(last));
        assert_eq!(G::turn(&silent.position), !G::turn(position));
    }
}

fn the_last_move_ends_the_game<G: Game>(game: &G, line: &[(G::Position, Pit)]) {
    let earlier: Vec<G::Position> = line.iter().map(|&(position, _)| position).collect();
    for (place, position) in earlier.iter().enumerate() {
        assert_eq!(game.outcome(position, &earlier[..place]), None, "{position}");
    }
    let &(position, pit) = &line[line.len() - 1];
    let last = played(game, &position, pit);
    let outcome = last.outcome.or_else(|| game.outcome(&last.position, &earlier));
    let Some(outcome) = outcome else { panic!("{}: the game goes on", last.position) };
    what_is_left_is_taken(game, &last.position, outcome);
    assert_eq!(game.outcome(&last.position, []).is_some(), game.legal(&last.position).is_empty());
}

/// Keeps who takes what at the end.
#[derive(Default)]
struct Taken(Vec<Sweep>);

impl Listener for Taken {
    fn lift(&mut self, _: Pit, _: u8) {}
    fn drop(&mut self, _: Pit) {}
    fn relay(&mut self, _: Pit) {}
    fn capture(&mut self, _: Pit, _: u8) {}
    fn sweep(&mut self, pit: Pit, seeds: u8, taker: Side) {
        self.0.push(Sweep { pit, seeds, taker });
    }
}

fn what_is_left_is_taken<G: Game>(game: &G, position: &G::Position, outcome: Outcome) {
    let mut taken = Taken::default();
    let settled = game.settle(position, outcome.reason, &mut taken);
    assert_eq!(game.settle(position, outcome.reason, &mut ()), settled);
    assert_eq!(game.sweeps(position, outcome.reason), taken.0);
    // What is told is what happens: each pit once, and whole.
    for pit in game.shape().pits() {
        let told: Vec<u8> =
            taken.0.iter().filter(|sweep| sweep.pit == pit).map(|sweep| sweep.seeds).collect();
        let (before, after) = (G::seeds(position, pit), G::seeds(&settled, pit));
        assert!(told == [before] && after == 0 || told.is_empty() && after == before, "{position}, {pit:?}");
        assert!(told != [0], "{position}, {pit:?}: nothing is taken");
    }
    for side in Side::BOTH {
        let told = taken.0.iter().filter(|sweep| sweep.taker == side).map(|sweep| sweep.seeds).sum::<u8>();
        assert_eq!(G::captured(&settled, side), G::captured(position, side) + told, "{position}");
    }
    // The other player's end is the same.
    assert_eq!(game.settle(&G::turned(position), outcome.reason, &mut ()), G::turned(&settled));
}

/// A test for each game: its name, and the rules with their options.
macro_rules! games {
    ($($name:ident: $game:expr,)*) => {
        $(#[test]
        fn $name() {
            holds($game);
        })*
    };
}

games! {
    hawalis: mancala::rules::Hawalis::default(),
    hawalis_without_endless_moves: mancala::rules::Hawalis {
        endless_moves: mancala::rules::hawalis::EndlessMoves::Forbidden,
    },
    oware: mancala::rules::Oware::default(),
    oware_without_grand_slams: mancala::rules::Oware {
        grand_slam: mancala::rules::oware::GrandSlam::Forbidden,
    },
    oware_with_slams_that_take_all: mancala::rules::Oware {
        grand_slam: mancala::rules::oware::GrandSlam::TakesAll,
    },
    any_game_that_is_hawalis: mancala::rules::Mancala::from(mancala::rules::Hawalis::default()),
    any_game_that_is_oware: mancala::rules::Mancala::from(mancala::rules::Oware::default()),
}
