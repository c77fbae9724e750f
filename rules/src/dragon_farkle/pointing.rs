//! What can be pointed at.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Action, Side, Target, View};

/// Whether this view shows what is pointed at.
pub(super) fn shows(view: &View, target: Target) -> bool {
    let player = |seat: Seat| view.players.get(usize::from(seat.0));
    match target {
        Target::Die { die } => {
            let roll = view.roll.as_ref();
            roll.is_some_and(|roll| usize::from(die) < roll.dice.len())
        }
        Target::EventDie => view.roll.is_some(),
        Target::Shelf { seat, shelf } => {
            let mut sides = sides(view).filter(|side| side.seat == seat);
            sides.any(|side| usize::from(shelf) < side.shelves.len())
        }
        Target::Seat { seat } | Target::Companion { seat } => player(seat).is_some(),
        Target::Item { item } => {
            let held = view.players.iter().flat_map(|player| &player.known);
            let aside = sides(view).flat_map(|side| &side.known);
            held.chain(aside)
                .chain(&view.items.shown)
                .any(|shown| *shown == item)
        }
        Target::Dragon | Target::Keep => true,
    }
}

/// Those who roll in the action.
fn sides(view: &View) -> impl Iterator<Item = &Side> {
    let (first, second) = match &view.action {
        None => (None, None),
        Some(Action::Recruit { side } | Action::FinalBattle { side, .. }) => (Some(side), None),
        Some(Action::Brawl { attack, defence, .. }) => (Some(attack), Some(defence)),
    };
    first.into_iter().chain(second)
}
