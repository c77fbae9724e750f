//! The cards of the box: ten companions, twenty magic items.

use dragonhall_protocol::games::dragon_farkle::{Companion, Item};

/// Every companion; there is one of each.
pub(super) const COMPANIONS: [Companion; 10] = [
    Companion::Skree,
    Companion::OldHobb,
    Companion::BramQuartermaster,
    Companion::SisterWend,
    Companion::Grimbold,
    Companion::DameOaken,
    Companion::PipLightfinger,
    Companion::EmberTheHatchling,
    Companion::MiraTheBard,
    Companion::SirDunstan,
];

/// Every kind of magic item with the number of its copies.
pub(super) const ITEMS: [(Item, u8); 12] = [
    (Item::SackOfHolding, 1),
    (Item::LoadedDie, 2),
    (Item::SecondWind, 2),
    (Item::RallyHorn, 2),
    (Item::DragonBait, 2),
    (Item::WarChest, 2),
    (Item::CloakOfMist, 2),
    (Item::MirrorShield, 2),
    (Item::BattleBanner, 2),
    (Item::Dragonbane, 1),
    (Item::SmokeBomb, 1),
    (Item::PilferingGlove, 1),
];

/// Magic items, of which the copies of a kind cannot be told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Items(pub(super) [u8; ITEMS.len()]);

impl Items {
    /// All magic items of the box.
    pub(super) fn all() -> Self {
        Self(ITEMS.map(|(_, copies)| copies))
    }

    /// How many there are.
    pub(super) fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many there are of a kind.
    pub(super) fn of(&self, item: Item) -> u8 {
        self.0[item as usize]
    }

    /// Whether there is one of a kind.
    pub(super) fn has(&self, item: Item) -> bool {
        self.of(item) > 0
    }

    /// One more.
    pub(super) fn add(&mut self, item: Item) {
        self.0[item as usize] += 1;
    }

    /// One less, if there is one.
    pub(super) fn remove(&mut self, item: Item) {
        let count = &mut self.0[item as usize];
        *count = count.saturating_sub(1);
    }

    /// The kinds that there are, in the order of the list.
    pub(super) fn kinds(self) -> impl Iterator<Item = Item> {
        ITEMS
            .into_iter()
            .map(|(item, _)| item)
            .filter(move |item| self.has(*item))
    }

    /// All of them, in the order of the list.
    pub(super) fn iter(self) -> impl Iterator<Item = Item> {
        self.kinds()
            .flat_map(move |item| std::iter::repeat_n(item, usize::from(self.of(item))))
    }

    /// Whether these are among others.
    pub(super) fn is_within(&self, others: &Self) -> bool {
        self.0.iter().zip(others.0).all(|(count, other)| *count <= other)
    }

    /// These without some others.
    pub(super) fn without(mut self, others: Self) -> Self {
        others.iter().for_each(|item| self.remove(item));
        self
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<T: IntoIterator<Item = Item>>(items: T) -> Self {
        let mut all = Self::default();
        items.into_iter().for_each(|item| all.add(item));
        all
    }
}
