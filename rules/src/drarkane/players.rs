//! Simple players: they bid by strong cards, play towards their contract, and place to defeat the most Terror.
//!
//! They see what a player sees, a view and offers, and never try to bring the dragons in.

use dragonhall_protocol::Offer;
use dragonhall_protocol::games::drarkane::{Card, Dragon, Effect, Intent, Player, Stage, View};

use super::Table;
use crate::game::{Game, Viewer};
use crate::simulate::Occasion;

/// What a card is worth as a trick, in hundredths; the more players, the less a suit's card is worth.
fn worth(card: Card, players: u32) -> u32 {
    match card {
        Card::Mercenary | Card::King | Card::Queen => 95,
        Card::Knight => 80,
        Card::Grimoire { number } => 20 + 6 * u32::from(number),
        Card::Shield { number } | Card::Sword { number } | Card::Axe { number } if number >= 8 => {
            (u32::from(number) - 7) * 60 / players
        }
        Card::Shield { .. } | Card::Sword { .. } | Card::Axe { .. } => 0,
        Card::Egg | Card::LowWizard | Card::HighWizard => 0,
    }
}

/// What simple players decide in a simulated game.
pub fn decide(occasion: &Occasion<'_, Table>) -> usize {
    choose(&occasion.table.view(Viewer::Seat(occasion.seat)), occasion.offers)
}

/// The offer that a simple player takes; there has to be one.
pub fn choose(view: &View, offers: &[Offer<Intent, Effect>]) -> usize {
    match view.stage {
        Stage::Declare => bid(view).min(offers.len() - 1),
        Stage::Draft => keep(offers),
        Stage::Play => play(view, offers),
        Stage::Place => place(view, offers),
        Stage::Exchange | Stage::Offer | Stage::Answer | Stage::Over => 0,
    }
}

/// The number of tricks that the hand should win.
fn bid(view: &View) -> usize {
    let players = view.players.len() as u32;
    let hands = view.players.iter().filter_map(|player| player.hand.as_ref());
    let worth: u32 = hands.flatten().map(|card| worth(*card, players)).sum();
    (worth as usize + 50) / 100
}

/// The card that suits the contract.
fn play(view: &View, offers: &[Offer<Intent, Effect>]) -> usize {
    let own = view.own.map(Player::Seat);
    let me = view.players.iter().find(|player| Some(player.player) == own);
    let wants = me.is_some_and(|me| wants_a_trick(me.contract, me.tricks));
    let takes = |offer: &Offer<Intent, Effect>| matches!(&offer.effect, Effect::Play { winning: Some(winning), .. } if Some(winning.player) == own);
    card(wants, offers.len(), |place| takes(&offers[place]))
}

/// Whether a contract needs another trick; without one, every trick is welcome.
pub(super) fn wants_a_trick(contract: Option<u8>, tricks: u8) -> bool {
    contract.is_none_or(|contract| tricks < contract)
}

/// The strongest card while a trick is wanted and the card takes it, otherwise the lowest; without that need a middle
/// one of those that do not take it, or the strongest if every card does.
///
/// Of so many cards, those that do not take the trick come first, and the lower card before the higher.
pub(super) fn card(wants: bool, cards: usize, takes: impl Fn(usize) -> bool) -> usize {
    let losing = (0..cards).take_while(|place| !takes(*place)).count();
    let strongest = cards - 1;
    match (wants, losing) {
        (true, losing) if losing > strongest => 0,
        (true, _) | (false, 0) => strongest,
        (false, losing) => losing / 2,
    }
}

/// A card for the most terrible dragon that the trick's cards can defeat, otherwise for the one closest to its end.
fn place(view: &View, offers: &[Offer<Intent, Effect>]) -> usize {
    let beatable = view
        .zone
        .iter()
        .filter_map(|standing| Some((standing.terror, defeat(view, offers, standing.dragon)?)))
        .max_by_key(|(terror, _)| *terror);
    beatable.map_or(0, |(_, offer)| offer)
}

/// The first placement of those that fill every open slot of a dragon, if the trick's cards can do it.
fn defeat(view: &View, offers: &[Offer<Intent, Effect>], dragon: Dragon) -> Option<usize> {
    let standing = view.zone.iter().find(|standing| standing.dragon == dragon)?;
    let open: Vec<u8> = (0..)
        .zip(&standing.slots)
        .filter(|(_, slot)| slot.filled.is_none())
        .map(|(slot, _)| slot)
        .collect();
    let mut cards: Vec<Card> = view.trick.unplaced.iter().map(|played| played.card).collect();
    fill(offers, dragon, &open, &mut cards)
}

/// Fills the open slots one after the other, and gives the offer for the first of them.
fn fill(
    offers: &[Offer<Intent, Effect>],
    dragon: Dragon,
    open: &[u8],
    cards: &mut Vec<Card>,
) -> Option<usize> {
    let (&slot, rest) = open.split_first()?;
    let fitting = offers.iter().enumerate().filter_map(|(number, offer)| {
        let Intent::Place {
            card,
            dragon: on,
            slot: there,
            ..
        } = offer.intent
        else {
            return None;
        };
        (on == dragon && there == slot).then_some((number, card))
    });
    for (number, card) in fitting {
        let Some(place) = cards.iter().position(|other| *other == card) else {
            continue;
        };
        cards.swap_remove(place);
        let filled = rest.is_empty() || fill(offers, dragon, rest, cards).is_some();
        cards.push(card);
        if filled {
            return Some(number);
        }
    }
    None
}

/// The first objective that is worth the most.
fn keep(offers: &[Offer<Intent, Effect>]) -> usize {
    let points = |offer: &Offer<Intent, Effect>| {
        if let Effect::Keep { keeps, .. } = &offer.effect {
            keeps.points
        } else {
            0
        }
    };
    let most = offers.iter().map(points).max();
    offers
        .iter()
        .position(|offer| Some(points(offer)) == most)
        .unwrap_or(0)
}
