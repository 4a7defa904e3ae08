//! Settings.

use super::{Choice, Frame, wish};
use crate::app::thinking::BUILD;
use crate::app::{Confirm, Dialog, PreviewLimit, Settings, Storage, Theme, Turning, Wish};
use crate::motion::Speed;
use crate::ui::program::{dialog_labels, dialog_words, words};
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
    let (labels, own) = (words().labels(), dialog_labels());
    let note = match props.storage {
        Storage::Sound => None,
        Storage::Blocked => Some(labels.storage_failed),
        Storage::Full => Some(labels.storage_full),
        Storage::Unreadable => Some(own.settings_unreadable),
    };
    let themes = vec![
        (Theme::System, own.theme_system),
        (Theme::Light, own.theme_light),
        (Theme::Dark, own.theme_dark),
        (Theme::Contrast, own.theme_contrast),
    ];
    let previews = vec![
        (PreviewLimit::Off, own.preview_off),
        (PreviewLimit::One, own.preview_one),
        (PreviewLimit::Three, own.preview_three),
        (PreviewLimit::Six, own.preview_six),
        (PreviewLimit::All, own.preview_all),
    ];
    let confirms = vec![
        (Confirm::Never, own.confirm_never),
        (Confirm::Touch, own.confirm_touch),
        (Confirm::Always, own.confirm_always),
    ];
    let turnings = vec![(Turning::Fixed, own.turning_fixed), (Turning::ToMove, own.turning_to_move)];
    let letters = vec![(false, own.letters_shown), (true, own.letters_hidden)];
    let captures = vec![(false, own.captures_unmarked), (true, own.captures_marked)];
    html! {
        <Frame open={props.open} title={labels.settings} class="settings" dialog={Dialog::Settings}>
            if let Some(note) = note { <p class="note">{ note }</p> }
            { setting(props, (own.theme, None), themes, |settings| &mut settings.theme) }
            { setting(props, (labels.speed, None), speed_options(), |settings| &mut settings.speed) }
            { setting(props, (own.preview, Some(own.preview_explained)), previews, |settings| &mut settings.preview) }
            { setting(props, (own.confirm, Some(own.confirm_explained)), confirms, |settings| &mut settings.confirm) }
            { setting(props, (own.letters, None), letters, |settings| &mut settings.letters_hidden) }
            { setting(props, (own.captures, Some(own.captures_explained)), captures, |settings| &mut settings.captures_marked) }
            { setting(props, (own.turning, None), turnings, |settings| &mut settings.turning) }
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
