//! Magic items: what they are worth in soldiers.

use dragonhall_protocol::games::dragon_farkle::Item;

/// The soldiers that one would give for an item that is still to be drawn.
const ANY: u32 = 200;

/// The soldiers that one would give for an item; those that help in the Final Battle are worth most.
pub(super) fn soldiers(item: Item) -> u32 {
    match item {
        Item::SackOfHolding => 1_000,
        Item::SecondWind => 600,
        Item::Dragonbane => 550,
        Item::SmokeBomb => 350,
        Item::RallyHorn | Item::WarChest => 300,
        Item::LoadedDie | Item::BattleBanner => 250,
        Item::DragonBait | Item::PilferingGlove => 200,
        Item::MirrorShield | Item::CloakOfMist => 50,
    }
}

/// The soldiers that one would give to draw an item, when one of these can be kept instead.
pub(super) fn drawing(held: &[Item]) -> u32 {
    if held.contains(&Item::SackOfHolding) {
        return ANY;
    }
    let spared = held.iter().map(|item| soldiers(*item)).max();
    ANY.saturating_sub(spared.unwrap_or(0))
}
