//! A table made from one viewer's knowledge: what is hidden is dealt anew from what has not been seen,
//! to nobody who has shown not to have it.

mod hands;
mod objectives;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{
    Card, Dragon, Exchanged, Play, Player, PlayerView, Slot, Stage, StandingDragon, Trick as TrickView, View,
};

use super::champion::Champion;
use super::dragons::{DRAGONS, Standing};
use super::teams::{Exchanging, Offering};
use super::tricks::Trick;
use super::{Table, setup};
use crate::rng::GameRng;

/// A table that the viewer cannot tell from the one it sees.
pub(super) fn imagine(view: &View, rng: &mut GameRng) -> Table {
    let seats = seats(view);
    let mut hidden = unseen_cards(view, seats);
    rng.shuffle(&mut hidden);
    let (hands, nobodys) = hands::deal(view, hidden, rng);
    let mut champions: Vec<Champion> = view
        .players
        .iter()
        .zip(hands)
        .map(|(player, hand)| champion(player, hand))
        .collect();
    let pile = match view.players.get(usize::from(seats)) {
        Some(player) => nobodys.into_iter().take(usize::from(player.cards)).collect(),
        None => Vec::new(),
    };
    if view.treasures.is_some() {
        objectives::deal(view, &mut champions, rng);
    }
    let mut dragons = unseen_dragons(view);
    rng.shuffle(&mut dragons);
    Table {
        options: view.options,
        seats,
        round: view.moment.round,
        step: view.moment.step,
        opener: view.first,
        first: view.first,
        exchanges: exchanges(view, &champions),
        offering: offering(view, &champions),
        champions,
        pile,
        trick: trick(&view.trick),
        last_trick: view.last_trick.as_ref().map(trick),
        zone: view.zone.iter().map(standing).collect(),
        dragons,
        discards: view.discards.iter().copied().collect(),
        treasure_zone: view
            .treasures
            .iter()
            .flat_map(|treasures| &treasures.zone)
            .map(|card| card.objective)
            .collect(),
        sheet: view.sheet.clone(),
        ending: view.ending.clone(),
    }
}

fn seats(view: &View) -> u8 {
    let seats = view
        .players
        .iter()
        .filter(|player| matches!(player.player, Player::Seat(_)));
    seats.count() as u8
}

/// A champion as the viewer knows it, with cards that the viewer does not know.
fn champion(player: &PlayerView, hidden: Vec<Card>) -> Champion {
    let seen = player.hand.iter().flatten().chain(&player.known);
    Champion {
        hand: seen.copied().chain(hidden).collect(),
        shown: player.known.iter().chain(&player.shown).copied().collect(),
        lacks: player.lacks.iter().copied().collect(),
        contract: player.contract,
        tricks: player.tricks,
        dragons: player.dragons.iter().map(|trophy| trophy.dragon).collect(),
        dealt: Vec::new(),
        kept: None,
        completed: player.completed.iter().map(|card| card.objective).collect(),
    }
}

/// The cards of the deck that the viewer sees nowhere.
fn unseen_cards(view: &View, seats: u8) -> Vec<Card> {
    let trick = trick(&view.trick);
    let on_table = if trick.is_complete() {
        &trick.unplaced
    } else {
        &trick.plays
    };
    let slots = view.zone.iter().flat_map(|standing| &standing.slots);
    let seen = on_table
        .iter()
        .map(|played| played.card)
        .chain(
            slots
                .filter_map(|slot| slot.filled)
                .map(|filled| filled.card.card),
        )
        .chain(view.discards.iter().copied())
        .chain(
            view.players
                .iter()
                .flat_map(|player| player.hand.iter().flatten().copied()),
        )
        .chain(
            view.players
                .iter()
                .flat_map(|player| player.known.iter().copied()),
        );
    let mut unseen = setup::deck(seats);
    for card in seen {
        if let Some(place) = unseen.iter().position(|other| *other == card) {
            unseen.remove(place);
        }
    }
    unseen
}

fn unseen_dragons(view: &View) -> Vec<Dragon> {
    let defeated = view.players.iter().flat_map(|player| &player.dragons);
    let seen: Vec<_> = view
        .zone
        .iter()
        .map(|standing| standing.dragon)
        .chain(defeated.map(|trophy| trophy.dragon))
        .collect();
    let dragons = DRAGONS.iter().map(|card| card.dragon);
    dragons.filter(|dragon| !seen.contains(dragon)).collect()
}

fn trick(view: &TrickView) -> Trick {
    Trick {
        number: view.trick,
        order: view.order.clone(),
        plays: view.plays.iter().map(|Play { card, .. }| *card).collect(),
        unplaced: view.unplaced.clone(),
        felled: view.felled.clone(),
    }
}

fn standing(view: &StandingDragon) -> Standing {
    let mut standing = Standing::new(view.dragon);
    for (number, Slot { filled, .. }) in (0..).zip(&view.slots) {
        if let Some(filled) = filled {
            standing.lay(number, *filled);
        }
    }
    standing
}

/// The exchanges at the start of the round; a card that the viewer does not know is one that could have been given.
fn exchanges(view: &View, champions: &[Champion]) -> Vec<Exchanging> {
    let exchanges = view.exchanges.iter();
    exchanges
        .map(|exchange| match exchange.state {
            Exchanged::NotBegun => Exchanging::NotBegun,
            Exchanged::Half { by, card } => {
                let receiver = exchange.seats.into_iter().find(|seat| *seat != by);
                let card = card.or_else(|| receiver.and_then(|seat| any_card(champions, seat)));
                card.map_or(Exchanging::NotBegun, |card| Exchanging::Half { by, card })
            }
            Exchanged::Done => Exchanging::Done,
        })
        .collect()
}

/// The step between two tricks; an offered card that the viewer does not know is one that could be offered.
fn offering(view: &View, champions: &[Champion]) -> Option<Offering> {
    if let Some(offer) = view.offer {
        let card = offer.card.or_else(|| any_card(champions, offer.from))?;
        return Some(Offering::Offered {
            from: offer.from,
            card,
        });
    }
    match (view.stage, view.trick.order.first()) {
        (Stage::Offer, Some(Player::Seat(seat))) => Some(Offering::Open { seat: *seat }),
        (_, _) => None,
    }
}

fn any_card(champions: &[Champion], seat: Seat) -> Option<Card> {
    champions.get(usize::from(seat.0))?.hand.iter().next()
}
