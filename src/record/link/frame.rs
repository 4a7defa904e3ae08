//! What every version of a link has around its content: the version, the length, the check.

use super::{Later, LinkError};
use crc::{CRC_64_XZ, Crc, NoTable};

/// The most characters of a link that is read.
pub const LONGEST: usize = 8_192;

/// The digits of counts and of the check.
pub(super) const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const VERSION: u32 = 1;

/// Digits of the check: the fewest that hold 64 bits.
const CHECK_DIGITS: usize = 11;

/// Finds every damage within eight neighbouring characters, and all but one in 2^64 of the others. Its table
/// would be larger than the time that it saves is worth.
const CHECK: Crc<u64, NoTable> = Crc::<u64, NoTable>::new(&CRC_64_XZ);

/// Whether a link may have this character.
pub(super) fn belongs(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '.' | '_' | '~' | '-')
}

/// The digit of a count, which no game has above 61.
pub(super) fn digit(count: u8) -> char {
    char::from(DIGITS[usize::from(count) % DIGITS.len()])
}

/// The count of a digit.
pub(super) fn count(digit: u8) -> Option<u8> {
    DIGITS.iter().position(|&known| known == digit).and_then(|count| u8::try_from(count).ok())
}

/// The check of a text. It ends alphanumeric, and so does every link.
fn check(text: &str) -> String {
    let mut rest = CHECK.checksum(text.as_bytes());
    let mut digits = [0; CHECK_DIGITS];
    for place in digits.iter_mut().rev() {
        *place = (rest % DIGITS.len() as u64) as u8;
        rest /= DIGITS.len() as u64;
    }
    digits.into_iter().map(digit).collect()
}

/// The code of a content.
pub(super) fn wrap(content: &str) -> String {
    let length = content.len() + 1 + CHECK_DIGITS;
    let checked = format!("{VERSION}.{length}.{content}");
    let check = check(&checked);
    format!("{checked}.{check}")
}

/// The content of a code that is whole and of this version.
pub(super) fn unwrap(code: &str) -> Result<&str, LinkError> {
    // The bytes of the text, so that it need not be looked at.
    if code.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let stranger = code.chars().enumerate().find(|&(_, character)| !belongs(character));
    if let Some((index, character)) = stranger {
        return Err(LinkError::Stranger { character, place: index + 1 });
    }

    let (version, rest) = number(code, code)?;
    let (length, rest) = number(rest, code)?;
    let (there, whole) = (code.len(), code.len() - rest.len() + length as usize);
    match there.cmp(&whole) {
        std::cmp::Ordering::Less => return Err(LinkError::Incomplete { there, whole }),
        std::cmp::Ordering::Greater => return Err(LinkError::TooMany { there, whole }),
        std::cmp::Ordering::Equal => {}
    }
    let (content, written) = rest.rsplit_once('.').ok_or(LinkError::Changed)?;
    if check(&code[..code.len() - written.len() - 1]) != written {
        return Err(LinkError::Changed);
    }
    // Only now: a damaged version is a damage.
    if version != VERSION {
        return Err(Later::Version(version).into());
    }
    Ok(content)
}

/// The number before the first dot of `text`, which `code` ends with, and what follows the dot.
fn number<'a>(text: &'a str, code: &str) -> Result<(u32, &'a str), LinkError> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (written, rest) = text.split_at(digits);
    // As many digits as a length can have.
    let number = written.parse().ok().filter(|_| digits <= 4);
    match (number, rest.strip_prefix('.')) {
        (Some(number), Some(rest)) => Ok((number, rest)),
        _ if rest.is_empty() && !code.is_empty() => Err(LinkError::BreaksOff { there: code.len() }),
        _ => Err(LinkError::NoBeginning),
    }
}
