//! What a person may set.

use crate::motion::Speed;
use serde::{Deserialize, Serialize};

/// What a person has set; kept between visits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// How fast a move is shown.
    pub speed: Speed,
    /// How much of a move is told before it is played.
    pub preview: PreviewLimit,
    /// Whether the pits' letters are hidden.
    pub letters_hidden: bool,
    /// Whether a move wants a second touch.
    pub confirm: Confirm,
    /// Who sits at the lower edge.
    pub turning: Turning,
    /// Whether pits that the next move can capture are marked.
    pub captures_marked: bool,
}

/// The values of a setting, each with the JSON text by which it is kept.
type Texts<T> = &'static [(T, &'static str)];

const THEMES: Texts<Theme> = &[
    (Theme::System, "\"system\""),
    (Theme::Light, "\"light\""),
    (Theme::Dark, "\"dark\""),
    (Theme::Contrast, "\"contrast\""),
];
const SPEEDS: Texts<Speed> = &[
    (Speed::Slow, "\"slow\""),
    (Speed::Normal, "\"normal\""),
    (Speed::Fast, "\"fast\""),
    (Speed::Off, "\"off\""),
];
const PREVIEWS: Texts<PreviewLimit> = &[
    (PreviewLimit::Off, "\"off\""),
    (PreviewLimit::One, "\"one\""),
    (PreviewLimit::Three, "\"three\""),
    (PreviewLimit::Six, "\"six\""),
    (PreviewLimit::All, "\"all\""),
];
const SWITCHES: Texts<bool> = &[(false, "false"), (true, "true")];
const CONFIRMS: Texts<Confirm> =
    &[(Confirm::Never, "\"never\""), (Confirm::Touch, "\"touch\""), (Confirm::Always, "\"always\"")];
const TURNINGS: Texts<Turning> = &[(Turning::Fixed, "\"fixed\""), (Turning::ToMove, "\"to-move\"")];

impl Settings {
    /// The JSON object by which the settings are kept.
    ///
    /// ```
    /// use mancala::app::Settings;
    ///
    /// assert!(Settings::default().to_json().starts_with(r#"{"theme":"system","speed":"normal","#));
    /// ```
    pub fn to_json(&self) -> String {
        let members = [
            ("theme", text(THEMES, self.theme)),
            ("speed", text(SPEEDS, self.speed)),
            ("preview", text(PREVIEWS, self.preview)),
            ("letters-hidden", text(SWITCHES, self.letters_hidden)),
            ("confirm", text(CONFIRMS, self.confirm)),
            ("turning", text(TURNINGS, self.turning)),
            ("captures-marked", text(SWITCHES, self.captures_marked)),
        ];
        let members = members.map(|(name, text)| ["\"", name, "\":", text].concat());
        ["{", &members.join(","), "}"].concat()
    }

    /// The settings that were kept in a JSON object, of which `member` gives the text of a value by
    /// its name. What an earlier version did not know is as usual, what a later one knew is left
    /// out. With them, whether each value is one that can be chosen; those that are not are as usual too.
    ///
    /// ```
    /// use mancala::app::{Settings, Theme};
    ///
    /// let dark = Settings::from_json(|name| (name == "theme").then(|| r#""dark""#.to_owned()));
    /// assert_eq!(dark, (Settings { theme: Theme::Dark, ..Settings::default() }, true));
    /// assert_eq!(Settings::from_json(|_| Some("7".to_owned())), (Settings::default(), false));
    /// ```
    pub fn from_json(member: impl Fn(&str) -> Option<String>) -> (Settings, bool) {
        let mut sound = true;
        let settings = Settings {
            theme: value(THEMES, member("theme"), &mut sound),
            speed: value(SPEEDS, member("speed"), &mut sound),
            preview: value(PREVIEWS, member("preview"), &mut sound),
            letters_hidden: value(SWITCHES, member("letters-hidden"), &mut sound),
            confirm: value(CONFIRMS, member("confirm"), &mut sound),
            turning: value(TURNINGS, member("turning"), &mut sound),
            captures_marked: value(SWITCHES, member("captures-marked"), &mut sound),
        };
        (settings, sound)
    }
}

fn text<T: PartialEq>(texts: Texts<T>, value: T) -> &'static str {
    texts.iter().find(|(other, _)| *other == value).map_or("null", |(_, text)| text)
}

/// The value that was kept as `text`: the usual one when none was. It is also when there is no such, and then `sound` does not hold any more.
fn value<T: Copy + Default>(texts: Texts<T>, text: Option<String>, sound: &mut bool) -> T {
    let Some(text) = text else { return T::default() };
    let found = texts.iter().find(|(_, other)| *other == text);
    *sound &= found.is_some();
    found.map(|&(value, _)| value).unwrap_or_default()
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Sand and wood.
    Light,
    /// Night.
    Dark,
    /// Strong contrasts.
    Contrast,
}

/// How much of a move is told before it is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PreviewLimit {
    /// Nothing.
    Off,
    /// The first lap.
    One,
    /// The first three laps.
    Three,
    /// The first six laps.
    Six,
    /// The whole move.
    #[default]
    All,
}

impl PreviewLimit {
    /// How many laps are told; nothing when the preview is off.
    pub const fn laps(self) -> Option<usize> {
        match self {
            PreviewLimit::Off => None,
            PreviewLimit::One => Some(1),
            PreviewLimit::Three => Some(3),
            PreviewLimit::Six => Some(6),
            PreviewLimit::All => Some(usize::MAX),
        }
    }
}

/// Whether the first touch of a pit only shows the move, and a second plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confirm {
    /// Every move is played at once.
    Never,
    /// For fingers and pens, which cannot hover.
    #[default]
    Touch,
    /// For mouse and keyboard too.
    Always,
}

/// Who sits at the lower edge of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turning {
    /// The same player all the time.
    #[default]
    Fixed,
    /// Whoever moves.
    ToMove,
}
