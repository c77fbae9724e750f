//! Repeatable choices.

/// Choices that look random and are the same for the same seed: SplitMix64, cheap and good enough to choose among moves.
pub(crate) struct Chance(u64);

impl Chance {
    /// The choices of this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of the items.
    pub(crate) fn pick<T>(&mut self, items: Vec<T>) -> Option<T> {
        let chosen = self.draw() % items.len().max(1) as u64;
        items.into_iter().nth(chosen as usize)
    }

    /// Whether one time in so many has come.
    pub(crate) fn one_in(&mut self, times: u64) -> bool {
        self.draw().is_multiple_of(times)
    }
}
