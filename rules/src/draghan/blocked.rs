//! Cards that cannot be used now, and the rule that says why.

use dragonhall_protocol::games::draghan::{BlockedGear, Character, ClosedTo, Phase, Rule};

use super::party::Member;
use super::{Table, Ware, carrying, content, market, planning};

/// The cards of a character that cannot be used in this step: in a fight, at a healing, when something is to be
/// left behind.
pub(super) fn gear(table: &Table, character: Character, member: &Member) -> Vec<BlockedGear> {
    let forbidden = |card| match table.phase {
        Phase::Planning if !member.committed.contains(card) => {
            planning::usable(character, member, card).err()
        }
        Phase::EarlyHealing | Phase::LateHealing if character == table.active => {
            (!content::gear(card).heals).then_some(Rule::NoHealingCard { card })
        }
        Phase::Carrying => {
            let part = content::gear(card).worn_on;
            (carrying::too_many(member, part) == 0).then_some(Rule::NotOverfull { character, part })
        }
        Phase::Planning
        | Phase::EarlyHealing
        | Phase::LateHealing
        | Phase::Choosing
        | Phase::OddCoins
        | Phase::Replacing
        | Phase::Market
        | Phase::Sharing
        | Phase::Travelling => None,
    };
    if table.ending.is_some() {
        return Vec::new();
    }
    let cards = member.gear.iter();
    cards
        .filter_map(|card| forbidden(card).map(|rule| BlockedGear { card, rule }))
        .collect()
}

/// Who could buy a card, and who not and why.
pub(super) fn buyers(table: &Table, ware: &Ware) -> (Vec<Character>, Vec<ClosedTo>) {
    let (mut open_to, mut closed_to) = (Vec::new(), Vec::new());
    for (character, member) in table.living() {
        match market::sells(ware, character, member) {
            Ok(()) => open_to.push(character),
            Err(rule) => closed_to.push(ClosedTo { character, rule }),
        }
    }
    (open_to, closed_to)
}
