//! Every line of play up to five moves, against the counts of the rules.

use mancala::rules::hawalis::{Position, Setup};
use mancala::rules::{Game, Hawalis, Side, perft};

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
