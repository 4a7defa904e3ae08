//! What lies on the desk while a board is set up: the board, its text, and what is said.

use crate::app::{Draft, Edit, Edited, Editor, EditorText, Reading, Rules, Verdict, VerdictOf};
use crate::record::ogn::Notated;
use crate::record::text::TextError;
use crate::rules::any::Invalid;
use crate::rules::{Counts, Game, Outcome, Pit, Reason, Side, hawalis, oware};
use crate::ui::program::{dialog_words, editor_words, words};
use crate::ui::sentences::{game_told, pit as pit_name, side_name};
use crate::words::{EditTold, VerdictTold};
use std::rc::Rc;
use yew::prelude::*;

/// The board that is set up, its text, and what was said last.
#[derive(Clone, PartialEq)]
pub struct Desk {
    /// What was brought here.
    brought: Draft<Rules>,
    /// The board.
    pub editor: Editor<Rules>,
    /// Its text.
    pub text: EditorText,
    said: String,
    sayings: u64,
}

/// What happens on the desk.
pub enum Deed {
    /// A board is brought. The one that is there already stays if it was made from the same.
    Bring(Draft<Rules>),
    /// The board changes.
    Edit(Edit<Rules>),
    /// The text is written.
    Write(String),
    /// Whoever wrote the text has gone elsewhere.
    LeaveText,
    /// The text is given up.
    DiscardText,
    /// Something else is to be said.
    Say(String),
}

impl Desk {
    /// Begins with this board.
    pub fn new(brought: Draft<Rules>) -> Desk {
        Desk {
            editor: Editor::new(brought.game, brought.setup),
            brought,
            text: EditorText::default(),
            said: String::new(),
            sayings: 0,
        }
    }

    /// What was said last, and its number.
    pub fn said(&self) -> (&str, u64) {
        (&self.said, self.sayings)
    }

    fn say(&mut self, said: String) {
        self.said = said;
        self.sayings += 1;
    }
}

impl Reducible for Desk {
    type Action = Deed;

    fn reduce(self: Rc<Self>, deed: Deed) -> Rc<Self> {
        let mut desk = Rc::unwrap_or_clone(self);
        match deed {
            Deed::Bring(brought) if brought == desk.brought => {}
            Deed::Bring(brought) => desk = Desk::new(brought),
            Deed::Edit(edit) => {
                let edits = desk.editor.edits();
                desk.editor.edit(edit);
                if desk.editor.edits() != edits {
                    desk.text.follow();
                    desk.say(edited(&desk.editor));
                }
            }
            Deed::Write(text) => {
                let present = desk.editor.draft().game;
                if let Some(setup) = desk.text.write(&present, text) {
                    let game = present.or_of(&setup);
                    desk.editor.edit(Edit::Write(game, setup));
                    desk.say(edited(&desk.editor));
                }
            }
            Deed::LeaveText => {
                desk.text.leave();
                desk.editor.edit(Edit::Pause);
            }
            Deed::DiscardText => desk.text.discard(),
            Deed::Say(said) => desk.say(said),
        }
        Rc::new(desk)
    }
}

/// What became of the last edit.
fn edited(editor: &Editor<Rules>) -> String {
    let draft = editor.draft();
    let name = |pit: Pit| pit_name(words(), draft.game.shape(), pit, draft.setup.seeds(pit), false);
    let side = |side: Side| side_name(words(), side);
    let named;
    editor_words().edited(match editor.edited() {
        Edited::Nothing => return String::new(),
        Edited::Pit(pit) => {
            named = name(pit);
            EditTold::Pit { name: &named, side: (side(pit.side()), draft.seeds_of(pit.side())) }
        }
        Edited::Full(pit) => {
            named = name(pit);
            EditTold::Full { name: &named }
        }
        Edited::Empty(pit) => {
            named = name(pit);
            EditTold::Empty { name: &named }
        }
        Edited::TakenBack(pit) => {
            named = pit.map(name).unwrap_or_default();
            EditTold::TakenBack(pit.map(|_| &*named))
        }
        Edited::DoneAgain(pit) => {
            named = pit.map(name).unwrap_or_default();
            EditTold::DoneAgain(pit.map(|_| &*named))
        }
        Edited::Cleared => EditTold::Cleared,
        Edited::Start => EditTold::Start,
        Edited::Swapped => EditTold::Swapped(side(draft.setup.turn())),
        Edited::Turn => EditTold::Turn(side(draft.setup.turn())),
        Edited::Store(side_of) => {
            let seeds = draft.setup.store(side_of).unwrap_or_default();
            EditTold::Store { side: side(side_of), seeds: u32::from(seeds) }
        }
        Edited::Options => {
            let choices = dialog_words().game(game_told(&draft.game)).choices;
            EditTold::Options(choices.get(draft.game.option()).map_or("", |choice| choice.chosen))
        }
        Edited::Written => EditTold::Written,
    })
}

/// The sentence for a verdict on a board on which `turn` is to move.
pub fn verdict(game: Rules, verdict: &VerdictOf<Rules>, turn: Side) -> String {
    let (side, told) = match *verdict {
        Verdict::Playable { choices, .. } => (turn, VerdictTold::Playable { choices: choices.len() as u32 }),
        Verdict::Impossible(Invalid::Hawalis(hawalis::Invalid { side, seeds })) => {
            (side, VerdictTold::TooMany { seeds, most: game.shape().most_captured() })
        }
        Verdict::Impossible(Invalid::Oware(oware::Invalid { seeds })) => {
            (turn, VerdictTold::WrongTotal { seeds, wanted: game.shape().seeds })
        }
        Verdict::Over(Outcome { reason, .. }) => {
            let told = match reason {
                Reason::NoSeeds => VerdictTold::NoSeeds,
                Reason::Blocked => VerdictTold::Blocked,
                Reason::OnlyEndlessMoves => VerdictTold::OnlyEndlessMoves,
                Reason::TwentyFive | Reason::TwentyFourEach => VerdictTold::Decided,
                Reason::OnlySlams => VerdictTold::OnlySlams,
                Reason::EndlessMove | Reason::Repetition | Reason::NoMove | Reason::GrandSlam => {
                    VerdictTold::Over
                }
            };
            (turn, told)
        }
    };
    editor_words().verdict(side_name(words(), side), told)
}

/// What is wrong with the text, if anything is, or what is taken for granted.
pub fn reading(reading: &Reading) -> Option<String> {
    let own = editor_words().labels();
    match reading {
        Reading::Sound => None,
        Reading::TurnAssumed => Some(own.turn_assumed.to_owned()),
        Reading::Failed(TextError { line, column, reason }) => {
            let failed = dialog_words().text_failed((*line, *column), &reason.to_string());
            Some(format!("{failed} {}", own.board_stays))
        }
    }
}
