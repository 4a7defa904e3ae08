//! The button over a pit.

use super::PitView;
use crate::app::Pointer;
use crate::rules::Pit;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub(super) struct PitButtonProps {
    pub view: PitView,
    pub tab_stop: bool,
    pub on_click: Callback<(Pit, Pointer)>,
    pub on_enter: Callback<(Pit, Pointer)>,
    pub on_leave: Callback<(Pit, Pointer)>,
    pub on_focus: Callback<Pit>,
    pub on_blur: Callback<Pit>,
}

#[component]
pub(super) fn PitButton(props: &PitButtonProps) -> Html {
    let PitView { pit, letter, seeds, ref name, playable, .. } = props.view;
    let onclick = props.on_click.reform(move |event: MouseEvent| (pit, pointer_of_click(&event)));
    let onpointerenter = props.on_enter.reform(move |event: PointerEvent| (pit, pointer_of(&event)));
    let onpointerleave = props.on_leave.reform(move |event: PointerEvent| (pit, pointer_of(&event)));
    let onfocusin = props.on_focus.reform(move |_: FocusEvent| pit);
    let onfocusout = props.on_blur.reform(move |_: FocusEvent| pit);
    html! {
        <button
            type="button"
            class="pit"
            data-pit={letter.to_string()}
            data-seeds={seeds.to_string()}
            aria-label={name}
            aria-disabled={(!playable).then_some("true")}
            tabindex={if props.tab_stop { "0" } else { "-1" }}
            {onclick}
            {onpointerenter}
            {onpointerleave}
            {onfocusin}
            {onfocusout}
        />
    }
}

fn pointer_of(event: &PointerEvent) -> Pointer {
    match event.pointer_type().as_str() {
        "touch" => Pointer::Touch,
        "pen" => Pointer::Pen,
        _ => Pointer::Mouse,
    }
}

/// Clicks that a key caused count no presses of a mouse button.
fn pointer_of_click(event: &MouseEvent) -> Pointer {
    match event.dyn_ref::<PointerEvent>() {
        _ if event.detail() == 0 => Pointer::Key,
        Some(event) => pointer_of(event),
        None => Pointer::Mouse,
    }
}
