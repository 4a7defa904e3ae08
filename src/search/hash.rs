//! What earlier searching found out, by position.

/// A fixed number of positions with what was found out about them.
pub(super) struct Hash {
    /// A power of two of them, or none.
    buckets: Box<[Bucket]>,
    /// The same for what took little to find out, which is most: small enough for the processor's own cache.
    near: Box<[Bucket]>,
    /// Counts searches, so that what an older one left behind makes way first.
    age: u8,
}

/// The positions that share a place: a line of the processor's cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

#[derive(Clone, Copy, Default)]
struct Entry {
    check: u64,
    known: Known,
    age: u8,
}

/// What is known about a position.
#[derive(Clone, Copy, Default)]
pub(super) struct Known {
    /// Its value, with decided games counted from here.
    pub(super) value: i16,
    /// How many moves ahead that was found.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The best pit or one that was good enough; [`NO_PIT`] if none was.
    pub(super) pit: u8,
}

/// No pit of the board.
pub(super) const NO_PIT: u8 = u8::MAX;

/// What a value says of the true one.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing.
    #[default]
    None,
    /// The true value is this or less.
    AtMost,
    /// The true value is this or more.
    AtLeast,
    Exact,
}

/// A position as the table knows it: where it belongs, and how it is told from others there.
#[derive(Clone, Copy)]
pub(super) struct Key {
    place: u64,
    check: u64,
}

impl Key {
    #[inline]
    pub(super) fn of([mine, theirs]: [u64; 2]) -> Key {
        // Multiplying by an odd number loses nothing. Place and check are two different functions of 64 bits, so that
        // two positions in a table are mistaken once in many times 2^64 visits.
        let mine = mine.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let theirs = theirs.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let mixed = (mine ^ mine >> 32).wrapping_add(theirs.rotate_left(29));
        let place = (mixed ^ mixed >> 31).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        Key { place, check: mine.rotate_left(32) ^ theirs }
    }
}

/// To search so many moves ahead takes so little time that a slow table would not be worth it.
const NEAR_DEPTH: i32 = 6;
/// Buckets for that.
const NEAR: usize = 1 << 14;

/// The place of a position among buckets.
#[inline]
const fn place(buckets: &[Bucket], key: Key) -> usize {
    // The highest bits depend on all others.
    ((key.place >> 32) as usize) & buckets.len().wrapping_sub(1)
}

impl Hash {
    /// A table of as many mebibytes, rounded down to a power of two. Without any, nothing is remembered.
    pub(super) fn of_mebibytes(mebibytes: usize) -> Hash {
        let wanted = (mebibytes << 20) / size_of::<Bucket>();
        let buckets = wanted.checked_ilog2().map_or(0, |bits| 1 << bits);
        let of = |buckets| vec![Bucket::default(); buckets].into_boxed_slice();
        Hash { buckets: of(buckets), near: of(buckets.min(NEAR)), age: 0 }
    }

    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.near.fill(Bucket::default());
        self.age = 0;
    }

    /// Lets what is there make way for what a new search finds.
    pub(super) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known about a position that is to be searched `depth` moves ahead.
    #[inline]
    pub(super) fn get(&self, key: Key, depth: i32) -> Option<Known> {
        let buckets = if depth <= NEAR_DEPTH { &self.near } else { &self.buckets };
        let bucket = buckets.get(place(buckets, key))?;
        bucket
            .0
            .iter()
            .find(|entry| entry.check == key.check && entry.known.bound != Bound::None)
            .map(|entry| entry.known)
    }

    /// Remembers what was found out.
    #[inline]
    pub(super) fn put(&mut self, key: Key, known: Known) {
        let age = self.age;
        let buckets = if i32::from(known.depth) <= NEAR_DEPTH { &mut self.near } else { &mut self.buckets };
        let Some(Bucket(bucket)) = buckets.get_mut(place(buckets, key)) else {
            return;
        };
        let mut least = 0;
        let mut least_worth = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            if entry.check == key.check {
                least = index;
                break;
            }
            let worth = i32::from(entry.known.depth) - 8 * i32::from(age.wrapping_sub(entry.age));
            if worth < least_worth {
                (least, least_worth) = (index, worth);
            }
        }
        bucket[least] = Entry { check: key.check, known, age };
    }
}
