//! Parts of the page that are left alone while they show the same.
//!
//! A component of Yew costs kilobytes of program, whatever it does. A [`View`] costs what it draws:
//! one component is enough for all of them.

use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::{Key, VComp};

/// Something to look at. Its fields tell all that is to be seen: equal views look the same.
pub trait View: PartialEq + 'static {
    /// What is on the screen.
    fn draw(&self) -> Html;
}

/// Draws a view, and draws it anew only when another one comes to its place.
pub fn part(view: impl View) -> Html {
    of(Rc::new(view), None)
}

/// Draws a view that keeps its place among its equals by its key.
pub fn keyed(key: usize, view: impl View) -> Html {
    of(Rc::new(view), Some(Key::from(key)))
}

fn of(view: Rc<dyn AnyView>, key: Option<Key>) -> Html {
    VComp::new::<Part>(Rc::new(PartProps { view }), key).into()
}

/// A view of whatever type.
trait AnyView: Any {
    fn draw(&self) -> Html;
    fn looks_like(&self, other: &dyn Any) -> bool;
}

impl<V: View> AnyView for V {
    fn draw(&self) -> Html {
        View::draw(self)
    }

    fn looks_like(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<V>() == Some(self)
    }
}

#[derive(Properties)]
struct PartProps {
    view: Rc<dyn AnyView>,
}

impl PartialEq for PartProps {
    fn eq(&self, other: &PartProps) -> bool {
        let other: &dyn AnyView = &*other.view;
        self.view.looks_like(other)
    }
}

struct Part;

impl Component for Part {
    type Message = ();
    type Properties = PartProps;

    fn create(_: &Context<Part>) -> Part {
        Part
    }

    fn view(&self, context: &Context<Part>) -> Html {
        context.props().view.draw()
    }
}
