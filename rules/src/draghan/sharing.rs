//! Sharing: the active character may give one of its cards to another character.

use dragonhall_protocol::games::draghan::{Character, Gear, Phase, Rule};

use super::{Table, healing, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// Phase 5.
pub(super) fn begin(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let has_cards = draft.holder().is_some_and(|holder| !holder.gear.is_empty());
    if has_cards && draft.living().count() > 1 {
        round::ask(draft, Phase::Sharing);
    } else {
        healing::begin_late(draft, rng);
    }
}

/// A card that the active character has goes to another character that is still here.
pub(super) fn may_give(table: &Table, card: Gear, character: Character) -> Result<(), Rule> {
    let holder = table.holder().ok_or(Rule::NoSharingNow)?;
    table.owned(table.active, holder, card)?;
    let companion = table.member(character).filter(|member| member.is_here());
    if companion.is_some() && character != table.active {
        Ok(())
    } else {
        Err(Rule::NoSuchCompanion { character })
    }
}
