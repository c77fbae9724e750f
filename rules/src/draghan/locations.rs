//! Locations: the top card of the realm's pile is visited, and what it does comes first.
//!
//! Draghan's pile is three stacks on top of each other, of 4, 4 and 5 cards, each with one Marketplace and
//! one Portal in it.

use std::ops::Range;

use dragonhall_protocol::games::draghan::{
    Character, Defeat, Ending, GoldReason, Healing, Health, Location, LossReason, Notice, Power, Realm,
};

use super::cards::Cards;
use super::{Table, content, market, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// The places of the three stacks in Draghan's pile.
const STACKS: [Range<usize>; 3] = [0..4, 4..8, 8..content::IN_DRAGHAN];

/// How many Portals there are; the last one leaves no choice.
pub(super) const PORTALS: usize = 3;

/// A kind of location in a stack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Market,
    Portal,
    Other,
}

impl Table {
    /// What this round's location does.
    pub(super) fn power(&self) -> Option<Power> {
        let location = self.journey.last().filter(|_| self.arrived)?;
        Some(content::location(*location).power)
    }

    /// The Portals found so far.
    pub(super) fn portals(&self) -> impl Iterator<Item = Location> {
        self.journey
            .iter()
            .copied()
            .filter(|location| kind(*location) == Kind::Portal)
    }

    /// The locations of a realm that have not been visited.
    pub(super) fn unvisited(&self, realm: Realm) -> Cards<Location> {
        let all: Cards<Location> = content::locations_of(realm).map(|card| card.location).collect();
        all.without(self.journey.iter().copied().collect())
    }
}

/// Phase 2; in the Shadow Realm all is lost if there is nowhere left to go.
pub(super) fn visit(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Some(location) = next(draft, rng) else {
        draft.emit(Notice::Ended {
            ending: Ending::Lost { why: Defeat::NoWayOn },
        });
        return;
    };
    draft.emit(Notice::Visited { location });
    resolve(draft, content::location(location).power, rng);
    round::search(draft, rng);
}

/// The top card of the pile.
fn next(table: &Table, rng: &mut GameRng) -> Option<Location> {
    let unvisited = table.unvisited(table.realm);
    match table.realm {
        Realm::ShadowRealm => unvisited.any(rng),
        Realm::Draghan => {
            let kind_drawn = kind_on_top(&table.journey, rng)?;
            let candidates: Cards<Location> = unvisited
                .iter()
                .filter(|location| kind(*location) == kind_drawn)
                .collect();
            candidates.any(rng)
        }
    }
}

/// The kind of the top card of Draghan's pile, from what is left in its stack.
fn kind_on_top(journey: &[Location], rng: &mut GameRng) -> Option<Kind> {
    let stack = STACKS.into_iter().find(|stack| stack.contains(&journey.len()))?;
    let left = stack.end - journey.len();
    let seen = &journey[stack.start..];
    let has = |wanted: Kind| !seen.iter().any(|location| kind(*location) == wanted);
    let special = [Kind::Market, Kind::Portal].into_iter().filter(|kind| has(*kind));
    let drawn = rng.below(left as u32) as usize;
    Some(
        special
            .chain(std::iter::repeat(Kind::Other))
            .nth(drawn)
            .unwrap_or(Kind::Other),
    )
}

fn kind(location: Location) -> Kind {
    match content::location(location).power {
        Power::Market => Kind::Market,
        Power::Portal => Kind::Portal,
        Power::HealAll
        | Power::HealActive
        | Power::Encounters { .. }
        | Power::Gold { .. }
        | Power::Characters { .. }
        | Power::Foes { .. }
        | Power::LoseEquipment
        | Power::NoHealing => Kind::Other,
    }
}

/// What a location does before anything is searched.
fn resolve(draft: &mut Draft<Table>, power: Power, rng: &mut GameRng) {
    let active = draft.active;
    match power {
        Power::Market => market::lay_out(draft, rng),
        Power::Portal => {
            let found = draft.portals().count() as u8;
            draft.emit(Notice::PortalFound { found });
        }
        Power::HealAll => {
            let party: Vec<Character> = draft.living().map(|(character, _)| character).collect();
            party.into_iter().for_each(|character| heal(draft, character));
        }
        Power::HealActive => heal(draft, active),
        Power::Gold { gain } if gain > 0 => {
            let gold = gain.unsigned_abs().min(draft.supply());
            if gold > 0 {
                let why = GoldReason::Location;
                draft.emit(Notice::GoldGained {
                    character: active,
                    gold,
                    why,
                });
            }
        }
        Power::Gold { gain } => {
            let owned = draft.holder().map_or(0, |holder| holder.gold);
            let gold = gain.unsigned_abs().min(owned);
            if gold > 0 {
                draft.emit(Notice::GoldLost {
                    character: active,
                    gold,
                });
            }
        }
        Power::LoseEquipment => {
            let owned = draft.holder().map_or(Cards::NONE, |holder| holder.gear);
            if let Some(card) = owned.any(rng) {
                draft.emit(Notice::CardLost {
                    character: active,
                    card,
                    why: LossReason::Location,
                });
            }
        }
        Power::Encounters { .. } | Power::Characters { .. } | Power::Foes { .. } | Power::NoHealing => {}
    }
}

/// A location heals a character that is hurt.
fn heal(draft: &mut Draft<Table>, character: Character) {
    let hurt = draft
        .member(character)
        .is_some_and(|member| member.health == Health::Hurt);
    if hurt {
        draft.emit(Notice::Healed {
            character,
            by: Healing::Location,
        });
    }
}
