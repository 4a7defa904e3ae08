//! Every line of play up to five or seven moves, against the counts of the rules.

use mancala::rules::hawalis::{Position, Setup};
use mancala::rules::oware::{self, GrandSlam};
use mancala::rules::{Game, Hawalis, Oware, Side, perft};

#[test]
fn hawalis_to_depth_five() {
    let game = Hawalis::default();
    let leaves: Vec<u64> = (0..=5).map(|depth| perft(&game, &game.start(), depth)).collect();
    assert_eq!(leaves, [1, 14, 182, 1_539, 12_626, 80_262]);
}

#[test]
fn twelve_of_the_fifth_moves_are_endless() {
    fn endless(game: Hawalis, position: &<Hawalis as Game>::Position, depth: u32) -> Vec<u64> {
        // How many endless moves there are at each ply from here.
        let mut found = vec![0; depth as usize];
        if depth > 0 {
            for pit in game.legal(position) {
                let played = game.play(position, pit, &mut ()).expect("a legal move");
                if played.outcome.is_some() {
                    found[0] += 1;
                } else {
                    let later = endless(game, &played.position, depth - 1);
                    later.iter().zip(&mut found[1..]).for_each(|(more, count)| *count += more);
                }
            }
        }
        found
    }
    let game = Hawalis::default();
    assert_eq!(endless(game, &game.start(), 5), [0, 0, 0, 0, 12]);
}

#[test]
fn an_endless_move_counts_at_its_own_ply_only() {
    // Nothing but n may be played, and it is endless: see hawalis_examples.rs.
    let south = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 3];
    let setup = Setup { south, north: [2; 14], turn: Side::South };
    let position = Position::try_from(setup).expect("a valid position");
    let leaves = [0, 1, 2, 3].map(|depth| perft(&Hawalis::default(), &position, depth));
    assert_eq!(leaves, [1, 1, 0, 0]);
}

/// No slam can be played this early, so that all options agree.
#[test]
fn oware_to_depth_seven() {
    for grand_slam in [GrandSlam::CapturesNothing, GrandSlam::Forbidden, GrandSlam::TakesAll] {
        let game = Oware { grand_slam };
        let leaves: Vec<u64> = (0..=7).map(|depth| perft(&game, &game.start(), depth)).collect();
        assert_eq!(leaves, [1, 6, 36, 190, 1_014, 5_219, 27_332, 139_157]);
    }
}

/// South has E = 1 and F = 1, North a = 1 and b = 9, and 24 are South's: F makes two in a, which are captured, and the game is
/// over; E moves on to F. Of the two first moves one has second moves, those of a and b.
#[test]
fn a_game_that_is_won_is_not_counted_on() {
    let setup = oware::Setup {
        south: [0, 0, 0, 0, 1, 1],
        north: [1, 9, 0, 0, 0, 0],
        stores: [24, 12],
        turn: Side::South,
    };
    let position = oware::Position::try_from(setup).expect("a valid position");
    let leaves = [1, 2].map(|depth| perft(&Oware::default(), &position, depth));
    assert_eq!(leaves, [2, 2]);
}

/// F is a grand slam, the only move: it counts at its own ply, and is not played on from when it takes all.
#[test]
fn a_grand_slam_that_takes_all_counts_at_its_own_ply_only() {
    let setup = oware::Setup {
        south: [0, 0, 0, 0, 0, 1],
        north: [1, 0, 0, 0, 0, 0],
        stores: [22, 24],
        turn: Side::South,
    };
    let position = oware::Position::try_from(setup).expect("a valid position");
    let leaves = |grand_slam| [1, 2].map(|depth| perft(&Oware { grand_slam }, &position, depth));
    assert_eq!(leaves(GrandSlam::TakesAll), [1, 0]);
    assert_eq!(leaves(GrandSlam::Forbidden), [0, 0]);
    // It captures nothing: then North has two in a, which do not reach South.
    assert_eq!(leaves(GrandSlam::CapturesNothing), [1, 0]);
}
