//! Settings.

use super::{Choice, Frame, wish};
use crate::app::thinking::BUILD;
use crate::app::{Confirm, Dialog, PreviewLimit, Settings, Storage, Theme, Turning, Wish};
use crate::motion::Speed;
use crate::ui::program::{dialog_words, words};
use yew::prelude::*;

/// Properties of [`SettingsDialog`].
#[derive(PartialEq, Properties)]
pub struct SettingsDialogProps {
    /// Whether it is open.
    pub open: bool,
    /// What is set.
    pub settings: Settings,
    /// Whether what is set is kept.
    pub storage: Storage,
}

/// Colours, speed, preview, letters, confirmation, turning.
#[component]
pub fn SettingsDialog(props: &SettingsDialogProps) -> Html {
    let labels = words().labels();
    let note = match props.storage {
        Storage::Sound => None,
        Storage::Blocked => Some(labels.storage_failed),
        Storage::Full => Some(labels.storage_full),
        Storage::Unreadable => Some(labels.settings_unreadable),
    };
    let themes = vec![
        (Theme::System, labels.theme_system),
        (Theme::Light, labels.theme_light),
        (Theme::Dark, labels.theme_dark),
        (Theme::Contrast, labels.theme_contrast),
    ];
    let previews = vec![
        (PreviewLimit::Off, labels.preview_off),
        (PreviewLimit::One, labels.preview_one),
        (PreviewLimit::Three, labels.preview_three),
        (PreviewLimit::Six, labels.preview_six),
        (PreviewLimit::All, labels.preview_all),
    ];
    let confirms = vec![
        (Confirm::Never, labels.confirm_never),
        (Confirm::Touch, labels.confirm_touch),
        (Confirm::Always, labels.confirm_always),
    ];
    let turnings = vec![(Turning::Fixed, labels.turning_fixed), (Turning::ToMove, labels.turning_to_move)];
    let letters = vec![(false, labels.letters_shown), (true, labels.letters_hidden)];
    let captures = vec![(false, labels.captures_unmarked), (true, labels.captures_marked)];
    html! {
        <Frame open={props.open} title={labels.settings} class="settings" dialog={Dialog::Settings}>
            if let Some(note) = note { <p class="note">{ note }</p> }
            { setting(props, (labels.theme, None), themes, |settings| &mut settings.theme) }
            { setting(props, (labels.speed, None), speed_options(), |settings| &mut settings.speed) }
            { setting(props, (labels.preview, Some(labels.preview_explained)), previews, |settings| &mut settings.preview) }
            { setting(props, (labels.confirm, Some(labels.confirm_explained)), confirms, |settings| &mut settings.confirm) }
            { setting(props, (labels.letters, None), letters, |settings| &mut settings.letters_hidden) }
            { setting(props, (labels.captures, Some(labels.captures_explained)), captures, |settings| &mut settings.captures_marked) }
            { setting(props, (labels.turning, None), turnings, |settings| &mut settings.turning) }
            <p class="note">
                { dialog_words().version(env!("CARGO_PKG_VERSION"), &BUILD["build-".len()..][..8]) }
                { " " }
                <a href="licences.txt" target="_blank">{ dialog_words().licences() }</a>
            </p>
        </Frame>
    }
}

/// The speeds with their names.
pub fn speed_options() -> Vec<(Speed, &'static str)> {
    let labels = words().labels();
    let name = |speed| match speed {
        Speed::Slow => labels.speed_slow,
        Speed::Normal => labels.speed_normal,
        Speed::Fast => labels.speed_fast,
        Speed::Off => labels.speed_off,
    };
    Speed::ALL.map(|speed| (speed, name(speed))).to_vec()
}

/// A setting: its name, what it means, and one of a few options. `field` is where it is kept.
fn setting<T: Copy + PartialEq + 'static>(
    props: &SettingsDialogProps,
    (name, explained): (&'static str, Option<&'static str>),
    options: Vec<(T, &'static str)>,
    field: fn(&mut Settings) -> &mut T,
) -> Html {
    let mut settings = props.settings;
    let chosen = *field(&mut settings);
    let on_choose = Callback::from(move |value| {
        let mut settings = settings;
        *field(&mut settings) = value;
        wish(Wish::Set(settings));
    });
    html! {
        <div class="setting">
            <h3>{ name }</h3>
            <Choice<T> {name} {options} {chosen} {on_choose} />
            if let Some(explained) = explained { <p>{ explained }</p> }
        </div>
    }
}
