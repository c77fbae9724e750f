//! Holding magic items: what is set aside becomes owned or is lost, and one item is kept at the end of a turn.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Item, Notice, Rule};

use super::Table;
use super::cards::Items;
use super::event::Event;
use super::player::Player;
use super::turn::go_on_after_turn;
use crate::game::Draft;
use crate::rng::GameRng;

/// What a player has set aside is owned from now on.
pub(super) fn gain_aside(draft: &mut Draft<Table>, seat: Seat) {
    let count = draft.aside_of(seat).len();
    if count > 0 {
        draft.emit(Event::Seen(Notice::Gained { seat, count }));
    }
}

/// What a player has set aside is discarded face down.
pub(super) fn discard_aside(draft: &mut Draft<Table>, seat: Seat) {
    let items = draft.aside_of(seat);
    if items.len() > 0 {
        draft.emit(Event::Discarded {
            seat,
            items: items.iter().collect(),
            aside: true,
        });
    }
}

/// Whether a player with too many items may keep these: as many as allowed, the Sack of Holding always.
pub(super) fn may_keep(player: &Player, items: &[Item]) -> Result<Items, Rule> {
    if !player.has_too_many() {
        return Err(Rule::NotTooMany);
    }
    let kept: Items = items.iter().copied().collect();
    if let Some(item) = kept.kinds().find(|item| kept.of(*item) > player.items.of(*item)) {
        return Err(Rule::NotOwned { item });
    }
    let keep = player.most_items();
    let sack_stays = kept.of(Item::SackOfHolding) == player.items.of(Item::SackOfHolding);
    if kept.len() != keep || !sack_stays || !items.is_sorted() {
        return Err(Rule::KeepTheLimit { keep });
    }
    Ok(kept)
}

/// Every choice of items that a player with too many may keep.
pub(super) fn keepable(player: &Player) -> Vec<Items> {
    let sack = Items::from_iter([Item::SackOfHolding]);
    let others = player.items.without(sack);
    if !player.items.has(Item::SackOfHolding) {
        return others.kinds().map(|item| Items::from_iter([item])).collect();
    }
    let pairs = others
        .kinds()
        .flat_map(|first| others.kinds().map(move |second| [first, second]));
    pairs
        .filter(|[first, second]| first <= second)
        .filter(|pair| Items::from_iter(*pair).is_within(&others))
        .map(|[first, second]| Items::from_iter([Item::SackOfHolding, first, second]))
        .collect()
}

/// Discards everything else; when nobody has too many any more, the next turn begins.
pub(super) fn keep(draft: &mut Draft<Table>, rng: &mut GameRng, seat: Seat, kept: Items) {
    let items = draft.player(seat).items.without(kept).iter().collect();
    draft.emit(Event::Discarded {
        seat,
        items,
        aside: false,
    });
    go_on_after_turn(draft, rng);
}
