//! Numbers as drawings have them.

use std::fmt::{Display, Formatter, Result, Write};
use std::ops::Neg;

/// A number with at most three decimals, written without needless zeros.
///
/// It is kept as an integer: the code that writes floats exactly would be a fortieth of the whole program.
///
/// ```
/// use mancala::motion::tenth;
///
/// assert_eq!([tenth(12.0), tenth(-0.26), tenth(-0.04)].map(|number| number.to_string()), ["12", "-0.3", "0"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    thousandths: i32,
}

/// To a tenth: finer than a screen shows a coordinate.
pub fn tenth(value: f64) -> Decimal {
    Decimal { thousandths: 100 * (10.0 * value).round() as i32 }
}

/// To a hundredth, for what moves slowly.
pub fn hundredth(value: f64) -> Decimal {
    Decimal { thousandths: 10 * (100.0 * value).round() as i32 }
}

/// To a thousandth, for factors.
pub fn thousandth(value: f64) -> Decimal {
    Decimal { thousandths: (1000.0 * value).round() as i32 }
}

impl Neg for Decimal {
    type Output = Decimal;

    fn neg(self) -> Decimal {
        Decimal { thousandths: -self.thousandths }
    }
}

impl Display for Decimal {
    fn fmt(&self, text: &mut Formatter<'_>) -> Result {
        if self.thousandths < 0 {
            text.write_char('-')?;
        }
        let size = self.thousandths.unsigned_abs();
        Display::fmt(&(size / 1000), text)?;
        let (mut rest, mut place) = (size % 1000, 100);
        if rest > 0 {
            text.write_char('.')?;
        }
        while rest > 0 {
            text.write_char(char::from(b'0' + (rest / place) as u8))?;
            rest %= place;
            place /= 10;
        }
        Ok(())
    }
}
