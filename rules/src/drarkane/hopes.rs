//! Whether a card can still win its trick, as far as its player can know.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Played};

use super::cards::{MERCENARY_AS_OBSCURE, played};
use super::tricks::{Trick, mercenary};
use super::{Table, setup};

/// The cards that a seat sees neither on the table nor in its own hand; any of them may be played by the others.
pub(super) fn unseen(table: &Table, seat: Seat) -> Vec<Card> {
    let slots = table.zone.iter().flat_map(|standing| standing.slots());
    let laid = slots.filter_map(|(_, filled)| filled.map(|filled| filled.card.card));
    let in_trick = table.trick.plays.iter().map(|played| played.card);
    let seen = laid.chain(in_trick).chain(table.discards.iter());
    let mut unseen = setup::deck(table.seats);
    for card in seen.chain(table.at(seat).hand.iter()) {
        if let Some(place) = unseen.iter().position(|other| *other == card) {
            unseen.remove(place);
        }
    }
    unseen
}

/// Whether there are cards among the unseen ones with which the others would leave the trick to this card.
///
/// Whoever has to follow is not asked: a card that this gives up can win in no case.
pub(super) fn can_win(trick: &Trick, card: Played, unseen: &[Card]) -> bool {
    let Some(player) = trick.to_play() else {
        return false;
    };
    let mut then = trick.clone();
    then.plays.push(card);
    let is_ahead = |trick: &Trick| trick.winning().is_some_and(|winning| winning.player == player);
    let wizards =
        [Card::LowWizard, Card::HighWizard].map(|wizard| unseen.contains(&wizard).then_some(wizard));
    let [low, high] = wizards;
    [[None, None], [low, None], [None, high], [low, high]]
        .into_iter()
        .any(|coming| {
            let mut then = then.clone();
            then.plays.extend(coming.into_iter().flatten().map(played));
            let Some(left) = then.order.len().checked_sub(then.plays.len()) else {
                return false;
            };
            if left == 0 {
                return is_ahead(&then);
            }
            let harmless = unseen.iter().filter(|other| {
                ways(**other).into_iter().flatten().any(|other| {
                    let mut then = then.clone();
                    then.plays.push(other);
                    is_ahead(&then)
                })
            });
            harmless.count() >= left
        })
}

/// Every way in which a card with a number may be played.
fn ways(card: Card) -> [Option<Played>; 2] {
    match card {
        Card::LowWizard | Card::HighWizard => [None, None],
        Card::Mercenary => [0, MERCENARY_AS_OBSCURE].map(|counts| mercenary(counts).ok()),
        card => [Some(played(card)), None],
    }
}
