//! A game or a position from a text: typed, pasted, dropped on the page, or in a file.

use super::{Frame, wish};
use crate::app::library::MOST_FILE;
use crate::app::{Dialog, Rules, Wish};
use crate::record::Link;
use crate::record::ogn::{self, Tags};
use crate::record::text::{self, Recognised, TextError, TextReason, recognise};
use crate::rules::Game;
use crate::ui::dom::{self, FILE_FAILED, FILES_WANTED, FileFault};
use crate::ui::program::{dialog_labels, dialog_words, editor_words, words};
use crate::ui::sentences;
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    ClipboardEvent, DataTransfer, DragEvent, Element, File, HtmlInputElement, HtmlTextAreaElement,
};
use yew::prelude::*;

/// Properties of [`OpenDialog`].
#[derive(PartialEq, Properties)]
pub struct OpenDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// Is called with a board on which nobody can play.
    pub repair: Callback<Setup>,
    /// Is called with a text of more games than one, which cannot all come onto the board.
    pub many: Callback<String>,
    /// A text that another program shares when it opens the page.
    pub shared: Option<Rc<str>>,
}

type Setup = <Rules as Game>::Setup;

/// Fields that take a text themselves.
const OWN_TEXT: &str = "input, textarea, [contenteditable]";

/// What became of a text.
#[derive(Clone, Debug, Default, PartialEq)]
struct Draft {
    /// The text as somebody gave it.
    text: String,
    /// Why it cannot be opened, and where in the text, as line and column from 1.
    fault: Option<(String, Option<(usize, usize)>)>,
}

/// What a text wants, or why it cannot be had, and where.
fn wanted(text: &str) -> Result<Wish, (String, Option<(usize, usize)>)> {
    let words = words();
    let link = || match Link::<Rules>::find_in(text) {
        Ok(Some(link)) => Some(Ok(Wish::Open(link.encode()))),
        Ok(None) => None,
        Err(error) => Some(Err((words.link_failed(sentences::link_fault(&error)), None))),
    };
    match recognise(text) {
        Ok(Recognised::Setup(setup)) => match <Rules as Game>::Position::try_from(setup) {
            Ok(start) => {
                let game = Link { start, ..Link::new(Rules::default().or_of(&setup)) }.encode();
                Ok(Wish::Begin { game, names: Default::default() })
            }
            Err(invalid) => Err((dialog_words().position_unplayable(&invalid.to_string()), None)),
        },
        Ok(Recognised::Moves(record)) => Ok(Wish::Read(ogn::write(&record, &Tags::default()))),
        Ok(Recognised::Game { .. }) => Ok(Wish::Read(text.to_owned())),
        Ok(Recognised::Link(_)) => {
            link().unwrap_or_else(|| Err((dialog_labels().no_game_in_link.to_owned(), None)))
        }
        Err(TextError { line, column, reason }) => {
            // A code without its address looks like nothing else.
            let code = if reason == TextReason::Unknown { link() } else { None };
            code.unwrap_or_else(|| {
                let place = (line, column);
                Err((dialog_words().text_failed(place, &reason.to_string()), Some(place)))
            })
        }
    }
}

/// A field for a text and a way to a file. Texts and files that come to the page from elsewhere are opened too; when they
/// cannot be, this is where they stand with the reason.
#[component]
pub fn OpenDialog(props: &OpenDialogProps) -> Html {
    let labels = dialog_labels();
    let draft = use_state_eq(Draft::default);
    let field = use_node_ref();

    let take = use_callback((draft.setter(), props.many.clone()), |text: String, (draft, many)| {
        if ogn::holds_many(&text) {
            draft.set(Draft::default());
            return many.emit(text);
        }
        match wanted(&text) {
            Ok(wanted) => {
                draft.set(Draft::default());
                wish(wanted);
                wish(Wish::Closed(Dialog::Open));
            }
            Err(fault) => {
                draft.set(Draft { text, fault: Some(fault) });
                wish(Wish::Ask(Dialog::Open));
            }
        }
    });
    let deps = (take.clone(), draft.setter(), draft.text.clone());
    // None if there was one that cannot be read.
    let take_files = use_callback(deps, |files: Vec<File>, (take, draft, text)| {
        let (take, draft, text) = (take.clone(), draft.clone(), text.clone());
        dom::read_files(files, MOST_FILE, move |read| match read {
            Ok(text) => take.emit(text),
            Err(fault) => {
                draft.set(Draft { text, fault: Some((file_fault(fault).to_owned(), None)) });
                wish(Wish::Ask(Dialog::Open));
            }
        });
    });
    use_arrivals(take.clone(), take_files.clone());
    use_effect_with((), |()| dom::tell(FILES_WANTED, &()));
    {
        let take = take.clone();
        use_effect_with(props.shared.clone(), move |shared| {
            if let Some(text) = shared {
                take.emit(text.to_string());
            }
        });
    }
    {
        let field = field.clone();
        use_effect_with(((*draft).clone(), props.open), move |(draft, _)| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else { return };
            if let Some((_, Some(place))) = draft.fault {
                let at = offset(&draft.text, place);
                dom::focus(field.clone().dyn_into().ok());
                let _ = field.set_selection_range(at, at + 1);
            }
        });
    }

    let oninput = {
        let draft = draft.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                draft.set(Draft { text: field.value(), fault: None });
            }
        }
    };
    let onsubmit = {
        let (take, text) = (take, draft.text.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            take.emit(text.clone());
        }
    };
    let onchange = move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let files = dom::listed(input.files());
        if !files.is_empty() {
            take_files.emit(files);
        }
        // The same file can be chosen again.
        input.set_value("");
    };
    let fault = draft.fault.as_ref().map(|(why, _)| why.clone());
    // A board that was read has no place where it is wrong.
    let broken = match draft.fault {
        Some((_, None)) => text::setup(&draft.text).ok(),
        _ => None,
    };
    let repair = |setup: Setup| props.repair.reform(move |_: MouseEvent| setup);
    html! {
        <Frame open={props.open} title={labels.open} class="open" dialog={Dialog::Open}>
            <form {onsubmit}>
                <p id="open-explained">{ labels.open_explained }</p>
                <label class="name">
                    <span>{ labels.open_field }</span>
                    <textarea
                        ref={field}
                        aria-label={labels.open_field}
                        rows="7"
                        autofocus=true
                        spellcheck="false"
                        autocomplete="off"
                        value={draft.text.clone()}
                        aria-describedby="open-explained open-fault"
                        aria-invalid={fault.is_some().then_some("true")}
                        {oninput}
                    />
                </label>
                <p id="open-fault" class="fault" role="alert">{ fault }</p>
                <div class="share-ways">
                    <button type="submit" class="primary">{ labels.open }</button>
                    if let Some(setup) = broken {
                        <button type="button" onclick={repair(setup)}>{ editor_words().labels().repair }</button>
                    }
                    <label class="file">
                        <span>{ labels.choose_file }</span>
                        <input type="file" multiple=true accept=".ogn,.txt,text/plain" {onchange} />
                    </label>
                </div>
            </form>
        </Frame>
    }
}

/// What is said of files that cannot be read.
pub fn file_fault(fault: FileFault) -> &'static str {
    let labels = dialog_labels();
    match fault {
        FileFault::TooLong => labels.file_too_long,
        FileFault::Unreadable => labels.file_unreadable,
        FileFault::NoText => labels.file_no_text,
    }
}

/// A place in a text, as fields of the browser count: in UTF-16, and with every line end as one.
fn offset(text: &str, (line, column): (usize, usize)) -> u32 {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let before: usize = text.split('\n').take(line - 1).map(|line| line.encode_utf16().count() + 1).sum();
    let within = text.split('\n').nth(line - 1).unwrap_or_default().chars().take(column - 1);
    (before + within.map(char::len_utf16).sum::<usize>()) as u32
}

/// Takes what is pasted or dropped on the page, but for what goes into a field or behind an open dialog.
#[hook]
fn use_arrivals(take: Callback<String>, take_files: Callback<Vec<File>>) {
    use_effect_with((take, take_files), |(take, take_files)| {
        let document = gloo::utils::document();
        let takes = (take.clone(), take_files.clone());
        let paste = EventListener::new(&document, "paste", move |event| {
            let data = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data);
            if let Some(data) = data.filter(|_| is_for_the_page(event)) {
                arrive(&data, &takes);
            }
        });
        // Without this the browser leaves the page for the file that is dropped on it, wherever that is.
        let prevent = EventListenerOptions::enable_prevent_default();
        let over = EventListener::new_with_options(&document, "dragover", prevent, |event| {
            if is_for_the_page(event) || dragged(event).is_some_and(|data| brings_files(&data)) {
                event.prevent_default();
            }
        });
        let takes = (take.clone(), take_files.clone());
        let drop = EventListener::new_with_options(&document, "drop", prevent, move |event| {
            let Some(data) = dragged(event) else { return };
            let files = brings_files(&data);
            let taken = is_for_the_page(event) || (files && no_other_dialog());
            if taken || files {
                event.prevent_default();
            }
            if taken {
                arrive(&data, &takes);
            }
        });
        let take_files = take_files.clone();
        let failed = dom::hear::<()>(FILE_FAILED, move |_| take_files.emit(Vec::new()));
        move || std::mem::drop((paste, over, drop, failed))
    });
}

fn is_for_the_page(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let in_field = target.is_some_and(|it| matches!(it.closest(OWN_TEXT), Ok(Some(_))));
    !event.default_prevented() && !in_field && no_other_dialog()
}

fn no_other_dialog() -> bool {
    dom::find("dialog[open]:not(.open)").is_none()
}

fn dragged(event: &Event) -> Option<DataTransfer> {
    event.dyn_ref::<DragEvent>()?.data_transfer()
}

/// Whether files are dragged; which ones is told only when they are dropped.
fn brings_files(data: &DataTransfer) -> bool {
    data.types().includes(&JsValue::from_str("Files"), 0)
}

fn arrive(data: &DataTransfer, (take, take_files): &(Callback<String>, Callback<Vec<File>>)) {
    let files = dom::listed(data.files());
    if !files.is_empty() {
        take_files.emit(files);
    } else if let Ok(text) = data.get_data("text/plain")
        && !text.trim().is_empty()
    {
        take.emit(text);
    }
}
