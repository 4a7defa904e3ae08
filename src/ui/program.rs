//! The state as the components reach it.

use crate::app::{Action, State};
use crate::words::{
    AnalysisWords, DialogLabels, DialogWords, EditorWords, English, GamesWords, OpponentWords, Words,
};
use std::rc::Rc;
use yew::prelude::*;

/// The state behind Yew's reducer.
#[derive(Clone, Debug, PartialEq)]
pub struct Program(pub State);

impl Reducible for Program {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut program = Rc::unwrap_or_clone(self);
        program.0.update(action);
        Rc::new(program)
    }
}

/// Sends actions to the state.
pub type Dispatch = UseReducerDispatcher<Program>;

/// A callback that sends an action.
pub fn sending<E: 'static>(dispatch: &Dispatch, action: Action) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| dispatch.dispatch(action.clone()))
}

/// The words of the language that is set.
pub fn words() -> &'static dyn Words {
    &English
}

/// The same words with those of the dialogs, for the program of the dialogs only.
pub fn dialog_words() -> &'static dyn DialogWords {
    &English
}

/// The labels of the same language that only dialogs say.
pub fn dialog_labels() -> &'static DialogLabels {
    dialog_words().dialog_labels()
}

/// The words of the same language for setting up a board.
pub fn editor_words() -> &'static dyn EditorWords {
    &English
}

/// The words of the same language for the list of kept games.
pub fn games_words() -> &'static dyn GamesWords {
    &English
}

/// The words of the same language for an analysis.
pub fn analysis_words() -> &'static dyn AnalysisWords {
    &English
}

/// The words of the same language for choosing an opponent.
pub fn opponent_words() -> &'static dyn OpponentWords {
    &English
}

/// The `aria-disabled` of a button with nothing to do at present. Unlike `disabled` it leaves the
/// focus where it is when a press was the last one possible.
pub fn off(is_off: bool) -> Option<&'static str> {
    is_off.then_some("true")
}
