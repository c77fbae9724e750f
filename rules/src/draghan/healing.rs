//! Healing: the hurt active character may use a healing card of its own, in phases 1 and 6.

use dragonhall_protocol::games::draghan::{Gear, Health, Phase, Power, Rule};

use super::{Table, carrying, content, locations, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// Phase 1.
pub(super) fn begin_early(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if can_heal(draft) {
        round::ask(draft, Phase::EarlyHealing);
    } else {
        locations::visit(draft, rng);
    }
}

/// Phase 6; a location can forbid it.
pub(super) fn begin_late(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if can_heal(draft) && draft.power() != Some(Power::NoHealing) {
        round::ask(draft, Phase::LateHealing);
    } else {
        carrying::begin(draft, rng);
    }
}

/// Whether the active character is hurt and has a card against it.
fn can_heal(table: &Table) -> bool {
    table
        .holder()
        .is_some_and(|member| member.health == Health::Hurt && member.healing_cards().next().is_some())
}

/// A character heals with a healing card that it has.
pub(super) fn may_heal(table: &Table, card: Gear) -> Result<(), Rule> {
    let holder = table.holder().ok_or(Rule::NoHealingNow)?;
    table.owned(table.active, holder, card)?;
    if content::gear(card).heals {
        Ok(())
    } else {
        Err(Rule::NoHealingCard { card })
    }
}
