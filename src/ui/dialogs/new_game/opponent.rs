//! Who plays against whom.

use crate::app::Player;
use crate::rules::Side;
use crate::search::Level;
use crate::ui::dialogs::Choice;
use crate::ui::dom;
use crate::ui::program::{opponent_words, words};
use js_sys::Math;
use yew::prelude::*;

/// Where the choices of the last time are kept.
const KEY: &str = "hawalis.opponent";

/// Who plays against whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// Two people.
    #[default]
    Person,
    /// A person and a computer.
    Computer,
    /// Two computers.
    Computers,
}

/// What was chosen about the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    opponent: Opponent,
    /// Of the computers, South's first; of one computer both are its own.
    levels: [Level; 2],
    /// The person's side against a computer; nothing for either.
    side: Option<Side>,
}

const OPPONENTS: [Opponent; 3] = [Opponent::Person, Opponent::Computer, Opponent::Computers];
const SIDES: [Option<Side>; 3] = [Some(Side::South), Some(Side::North), None];

impl Chosen {
    /// What was chosen last.
    pub fn last() -> Chosen {
        dom::kept(KEY).and_then(|text| Chosen::read(&text)).unwrap_or(Chosen {
            opponent: Opponent::Person,
            levels: [Level::WEAKEST; 2],
            side: Some(Side::South),
        })
    }

    /// The same with a computer as the opponent.
    pub fn against_computer(self) -> Chosen {
        Chosen { opponent: Opponent::Computer, ..self }
    }

    fn read(text: &str) -> Option<Chosen> {
        let mut numbers = text.split(' ').map(|number| number.parse::<u8>().ok());
        let mut next = || numbers.next().flatten();
        Some(Chosen {
            opponent: *OPPONENTS.get(usize::from(next()?))?,
            levels: [Level::new(next()?)?, Level::new(next()?)?],
            side: *SIDES.get(usize::from(next()?))?,
        })
    }

    /// Keeps it for the next time.
    pub fn keep(&self) {
        let place = |place: Option<usize>| place.unwrap_or_default();
        let [south, north] = self.levels.map(Level::number);
        let opponent = place(OPPONENTS.iter().position(|opponent| *opponent == self.opponent));
        let side = place(SIDES.iter().position(|side| *side == self.side));
        // Where nothing is kept, the usual is offered next time.
        let _ = dom::save(KEY, &format!("{opponent} {south} {north} {side}"));
    }

    /// Who plays, South first. Where either side was chosen, chance decides.
    pub fn players(&self) -> [Player; 2] {
        match self.opponent {
            Opponent::Person => [Player::Person; 2],
            Opponent::Computers => self.levels.map(Player::Computer),
            Opponent::Computer => {
                let by_chance = || if Math::random() < 0.5 { Side::South } else { Side::North };
                let mut players = self.levels.map(Player::Computer);
                players[self.side.unwrap_or_else(by_chance).index()] = Player::Person;
                players
            }
        }
    }
}

/// Properties of [`OpponentChoice`].
#[derive(PartialEq, Properties)]
pub struct OpponentChoiceProps {
    /// What is chosen.
    pub chosen: Chosen,
    /// Is told another choice.
    pub on_choose: Callback<Chosen>,
}

/// Opponent, level, side.
#[component]
pub fn OpponentChoice(props: &OpponentChoiceProps) -> Html {
    let labels = opponent_words().labels();
    let &OpponentChoiceProps { chosen, ref on_choose } = props;
    let names = [labels.person, labels.computer, labels.two_computers];
    let opponents: Vec<(Opponent, &'static str)> = OPPONENTS.into_iter().zip(names).collect();
    let on_opponent = on_choose.reform(move |opponent| Chosen { opponent, ..chosen });
    let level = |name: &'static str, of: Option<Side>| {
        let numbers = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let options: Vec<(Level, &'static str)> = Level::all().zip(numbers).collect();
        let is_set = chosen.levels[of.unwrap_or(Side::South).index()];
        let on_level = on_choose.reform(move |level| {
            let mut levels = [level; 2];
            if let Some(side) = of {
                levels[(!side).index()] = chosen.levels[(!side).index()];
            }
            Chosen { levels, ..chosen }
        });
        html! {
            <div class="setting">
                <h3>{ name }</h3>
                <Choice<Level> {name} {options} chosen={is_set} on_choose={on_level} class="levels" />
            </div>
        }
    };
    html! {
        <>
            <div class="setting">
                <h3>{ labels.opponent }</h3>
                <Choice<Opponent> name={labels.opponent} options={opponents} chosen={chosen.opponent} on_choose={on_opponent} />
            </div>
            if chosen.opponent == Opponent::Computer {
                { level(labels.level, None) }
                { side(chosen, on_choose) }
            } else if chosen.opponent == Opponent::Computers {
                { level(labels.level_of_south, Some(Side::South)) }
                { level(labels.level_of_north, Some(Side::North)) }
            }
            if chosen.opponent != Opponent::Person {
                <div class="setting"><p>{ labels.level_explained }</p></div>
            }
        </>
    }
}

fn side(chosen: Chosen, on_choose: &Callback<Chosen>) -> Html {
    let labels = opponent_words().labels();
    let names = [words().labels().south, words().labels().north, labels.either];
    let options: Vec<(Option<Side>, &'static str)> = SIDES.into_iter().zip(names).collect();
    let on_side = on_choose.reform(move |side| Chosen { side, ..chosen });
    html! {
        <div class="setting">
            <h3>{ labels.side }</h3>
            <Choice<Option<Side>> name={labels.side} {options} chosen={chosen.side} on_choose={on_side} />
        </div>
    }
}
