//! What can be pointed at.

use dragonhall_protocol::games::draghan::{Target, View};

/// Whether this view shows what is pointed at.
pub(super) fn shows(view: &View, target: Target) -> bool {
    match target {
        Target::Foe { foe } => view.foes.iter().any(|shown| shown.foe == foe),
        Target::Location { location } => view.journey.contains(&location),
        Target::Character { character } => usize::from(character.0) < view.party.len(),
        Target::Hero { hero } => view.unused.iter().any(|shown| shown.hero == hero),
        Target::Gear { card } => {
            let worn = view.party.iter().flat_map(|adventurer| &adventurer.gear);
            let wares = view.market.iter().flat_map(|market| &market.wares);
            worn.chain(&view.found)
                .chain(wares.map(|ware| &ware.gear))
                .any(|shown| shown.card == card)
        }
        Target::Portals => true,
        Target::Dragon { dragon } => view.dragons.contains(&dragon),
    }
}
