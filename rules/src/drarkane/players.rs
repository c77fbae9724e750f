//! Simple players: they bid by strong cards, play towards their contract, and place to defeat the most Terror.
//!
//! They see what a player sees, a view and offers, and never try to bring the dragons in.

use dragonhall_protocol::Offer;
use dragonhall_protocol::games::drarkane::{Card, Dragon, Effect, Intent, Player, Stage, View};

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

/// The offer that a simple player takes; there has to be one.
pub fn choose(view: &View, offers: &[Offer<Intent, Effect>]) -> usize {
    match view.stage {
        Stage::Declare => bid(view).min(offers.len() - 1),
        Stage::Draft => most(offers, |effect| match effect {
            Effect::Keep { keeps, .. } => keeps.points,
            _ => 0,
        }),
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

/// The cheapest card that wins if the contract needs it, otherwise the dearest that does not.
fn play(view: &View, offers: &[Offer<Intent, Effect>]) -> usize {
    let own = view.own.map(Player::Seat);
    let me = view.players.iter().find(|player| Some(player.player) == own);
    let wants = me.is_some_and(|me| me.contract.is_none_or(|contract| me.tricks < contract));
    let takes = |offer: &Offer<Intent, Effect>| match &offer.effect {
        Effect::Play { winning, .. } => winning.map(|winning| winning.player) == own,
        _ => false,
    };
    let last = offers
        .iter()
        .any(|offer| matches!(offer.effect, Effect::Play { to_play: 0, .. }));
    // Offers that do not take the trick come first, and the lower card before the higher.
    let losing = offers.iter().take_while(|offer| !takes(offer)).count();
    let taking = losing < offers.len();
    match (wants, taking) {
        (true, true) if last => losing,
        (true, true) => offers.len() - 1,
        (true, false) => 0,
        (false, _) if losing > 0 => losing - 1,
        (false, _) if last => offers.len() - 1,
        (false, _) => 0,
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
    let fitting = offers
        .iter()
        .enumerate()
        .filter_map(|(number, offer)| match offer.intent {
            Intent::Place {
                card,
                dragon: on,
                slot: there,
                ..
            } if on == dragon && there == slot => Some((number, card)),
            _ => None,
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

/// The first offer that is worth the most.
fn most(offers: &[Offer<Intent, Effect>], worth: impl Fn(&Effect) -> u8) -> usize {
    let best = offers.iter().map(|offer| worth(&offer.effect)).max();
    let place = offers.iter().position(|offer| Some(worth(&offer.effect)) == best);
    place.unwrap_or(0)
}
