//! What can be pointed at.

use dragonhall_protocol::games::drarkane::{Card, Target, View};

/// Whether this view shows what is pointed at.
pub(super) fn shows(view: &View, target: Target) -> bool {
    let standing = |dragon| view.zone.iter().find(move |standing| standing.dragon == dragon);
    match target {
        Target::Dragon { dragon } => {
            let mut defeated = view.players.iter().flat_map(|player| &player.dragons);
            standing(dragon).is_some() || defeated.any(|trophy| trophy.dragon == dragon)
        }
        Target::Slot { dragon, slot } => {
            standing(dragon).is_some_and(|standing| usize::from(slot) < standing.slots.len())
        }
        Target::Card { card } => cards(view).any(|shown| shown == card),
        Target::Player { player } => view.players.iter().any(|shown| shown.player == player),
        Target::Objective { objective } => {
            let zone = view.treasures.iter().flat_map(|treasures| &treasures.zone);
            let completed = view.players.iter().flat_map(|player| &player.completed);
            zone.chain(completed).any(|shown| shown.objective == objective)
        }
    }
}

/// The cards that lie on the table with their faces up.
fn cards(view: &View) -> impl Iterator<Item = Card> {
    let tricks = [&view.trick].into_iter().chain(&view.last_trick);
    let played = tricks.flat_map(|trick| &trick.plays).map(|play| play.card.card);
    let slots = view.zone.iter().flat_map(|standing| &standing.slots);
    let laid = slots.filter_map(|slot| Some(slot.filled?.card.card));
    played.chain(laid)
}
