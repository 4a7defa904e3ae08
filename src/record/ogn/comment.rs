//! What people write about a move, within braces.

/// Characters that cannot always stand in a comment as they are, with what is written for them.
const ESCAPES: [(char, &str); 7] = [
    ('}', r"\x7D"),
    ('\n', r"\x0A"),
    (' ', r"\x20"),
    ('\t', r"\x09"),
    ('\\', r"\x5C"),
    ('[', r"\x5B"),
    // Only where a program might take it for the end of a variation.
    (')', r"\x29"),
];

/// What may change in a comment when its lines are broken elsewhere.
pub(super) const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

/// A part of a comment as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Letters between blanks.
    Word(String),
    /// New lines.
    Lines(usize),
}

/// A comment in the pieces that it is written in. Between two words stands a blank or a line end.
/// `)` is written by its number if it is said so.
pub(super) fn pieces(text: &str, without_parenthesis: bool) -> Vec<Piece> {
    let escape = |c| escape(c).filter(|_| c != ')' || without_parenthesis);
    let mut pieces = Vec::new();
    let mut word = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        // A blank between words and a line end between lines are read back; others would be lost.
        let between = !word.is_empty() && rest.peek().is_some_and(|&next| next != '\n');
        match c {
            ' ' if between => pieces.push(Piece::Word(std::mem::take(&mut word))),
            '\n' if !word.is_empty() => {
                let mut lines = 1;
                while rest.next_if_eq(&'\n').is_some() {
                    lines += 1;
                }
                if rest.peek().is_some() {
                    pieces.push(Piece::Word(std::mem::take(&mut word)));
                    pieces.push(Piece::Lines(lines));
                } else {
                    word.extend(std::iter::repeat_n(escape('\n').unwrap_or_default(), lines));
                }
            }
            '\\' if rest.peek() != Some(&'x') => word.push(c),
            // At the beginning of a line it would look like a tag, and a tag begins the next game of a file.
            '[' if !word.is_empty() || !matches!(pieces.last(), Some(Piece::Lines(_))) => word.push(c),
            _ => match escape(c) {
                Some(escape) => word.push_str(escape),
                None => word.push(c),
            },
        }
    }
    if !word.is_empty() {
        pieces.push(Piece::Word(word));
    }
    pieces
}

fn escape(c: char) -> Option<&'static str> {
    ESCAPES.iter().find(|(escaped, _)| *escaped == c).map(|&(_, escape)| escape)
}

/// The comment that stands between two braces.
pub(super) fn read(written: &str) -> String {
    let mut text = String::new();
    let mut rest = written.trim_matches(BLANKS);
    while let Some(c) = rest.chars().next() {
        let (blanks, after) = rest.split_at(rest.find(|c| !BLANKS.contains(&c)).unwrap_or(rest.len()));
        if !blanks.is_empty() {
            let line_ends = blanks.replace("\r\n", "\n").matches(['\n', '\r']).count();
            if line_ends < 2 {
                text.push(' ');
            } else {
                text.extend(std::iter::repeat_n('\n', line_ends - 1));
            }
            rest = after;
        } else if let Some((c, escape)) = ESCAPES.iter().find(|(_, escape)| rest.starts_with(escape)) {
            text.push(*c);
            rest = &rest[escape.len()..];
        } else {
            text.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    text
}
