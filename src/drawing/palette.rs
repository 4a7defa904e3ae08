//! The colours of pictures that leave the page.

/// The themes' colours, and what uses them: the page's own style sheets, so that a picture cannot look
/// otherwise than the board.
const TOKENS: &str = include_str!("../../styles/tokens.css");
const RULES: &str = include_str!("../../styles/drawing.css");

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Palette {
    /// Sand and wood.
    #[default]
    Light,
    /// Night.
    Dark,
    /// Strong contrasts.
    Contrast,
}

impl Palette {
    /// All of them.
    pub const ALL: [Palette; 3] = [Palette::Light, Palette::Dark, Palette::Contrast];

    /// The value of a token of `styles/tokens.css`, such as `--ink`; empty if there is none.
    ///
    /// ```
    /// use mancala::drawing::Palette;
    ///
    /// assert_eq!(Palette::Contrast.token("--ink"), "#ffffff");
    /// assert_eq!(Palette::Dark.token("--lane"), Palette::Light.token("--lane")); // dark changes it not
    /// ```
    pub fn token(self, name: &str) -> &'static str {
        let own = match self {
            Palette::Light => None,
            Palette::Dark => value(":root[data-theme=\"dark\"] {", name),
            Palette::Contrast => value(":root[data-theme=\"contrast\"] {", name),
        };
        own.or_else(|| value(":root {", name)).unwrap_or_default()
    }

    /// What a picture's `<style>` says: `styles/drawing.css` with this palette's values written in.
    pub(super) fn style(self) -> String {
        self.written_into(RULES)
    }

    /// Rules with this palette's values in the place of tokens, without comments.
    pub(super) fn written_into(self, rules: &str) -> String {
        let mut style = String::with_capacity(rules.len());
        // Before each end of a comment stands what is between it and the comment before.
        let rules: String = rules.split("*/").filter_map(|part| part.split("/*").next()).collect();
        for (number, piece) in rules.split("var(").enumerate() {
            match piece.split_once(')') {
                Some((name, rest)) if number > 0 => {
                    style.push_str(self.token(name));
                    style.push_str(rest);
                }
                _ => style.push_str(piece),
            }
        }
        style.lines().map(str::trim).collect()
    }
}

/// The value of a token in the first block that starts so.
fn value(block: &str, name: &str) -> Option<&'static str> {
    let (_, rest) = TOKENS.split_once(block)?;
    let (body, _) = rest.split_once('}')?;
    body.split(';').find_map(|line| {
        let (its, value) = line.trim().split_once(": ")?;
        (its == name).then_some(value)
    })
}
