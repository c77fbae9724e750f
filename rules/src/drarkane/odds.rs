//! Odds: how often a card wins the trick, whatever the others may hold.

use dragonhall_protocol::games::drarkane::{Effect, Intent, Played, Player, View};
use dragonhall_protocol::{Chance, ChanceOf, Offer, Seat};

use super::champion::Champion;
use super::offers::playable_in_order;
use super::tricks::Trick;
use super::{Table, piles, players, setup};
use crate::game::{Draft, Game};
use crate::odds::Count;
use crate::rng::GameRng;

/// How many hands of the others are imagined.
const TABLES: u64 = 500;

/// For every card that can be played, whether it wins the trick.
///
/// The cards that the seat sees nowhere are dealt anew, to nobody who has shown not to have them. The others
/// follow as simple players do: whoever needs a trick for the contract takes it with the strongest card, whoever does
/// not stays below.
pub(crate) fn odds(view: &View, offers: &[Offer<Intent, Effect>], seat: Seat, seed: [u8; 32]) -> Vec<Chance> {
    let plays: Vec<(usize, Played)> = offers
        .iter()
        .enumerate()
        .filter_map(|(number, offer)| match offer.effect {
            Effect::Play { card, .. } => Some((number, card)),
            Effect::Give { .. }
            | Effect::GiveBack { .. }
            | Effect::Declare { .. }
            | Effect::Keep { .. }
            | Effect::Place { .. }
            | Effect::Offer { .. }
            | Effect::OfferNothing
            | Effect::Return { .. }
            | Effect::Swap { .. } => None,
        })
        .collect();
    if plays.is_empty() {
        return Vec::new();
    }
    let mut counts = vec![Count::default(); plays.len()];
    for number in 0..TABLES {
        let mut rng = GameRng::for_decision(seed, number);
        let table = Table::imagine(view, &mut rng);
        let top = setup::pile_player(table.seats).and_then(|_| piles::top(&mut Draft::new(&table), &mut rng));
        for (count, (_, card)) in counts.iter_mut().zip(&plays) {
            let trick = completed(&table, *card, top);
            let winner = trick.winning().map(|winning| winning.player);
            count.add(1, winner == Some(Player::Seat(seat)));
        }
    }
    let chances = counts
        .into_iter()
        .zip(plays)
        .filter_map(|(count, (offer, _))| count.chance(ChanceOf::TrickWon, Some(offer)));
    chances.collect()
}

/// The trick once a card has been played and the others have followed; a pile plays its top card.
fn completed(table: &Table, card: Played, top: Option<Played>) -> Trick {
    let mut trick = table.trick.clone();
    trick.plays.push(card);
    while let Some(player) = trick.to_play() {
        let follows = match player {
            Player::Seat(seat) => follow(&trick, player, table.at(seat)),
            Player::FallenKing | Player::Demon => top,
        };
        match follows {
            Some(card) => trick.plays.push(card),
            None => break,
        }
    }
    trick
}

/// The card that a simple player follows with.
fn follow(trick: &Trick, player: Player, champion: &Champion) -> Option<Played> {
    let cards = playable_in_order(trick, &champion.hand);
    if cards.is_empty() {
        return None;
    }
    let wants = players::wants_a_trick(champion.contract, champion.tricks);
    let chosen = players::card(wants, cards.len(), |place| {
        cards[place].1.is_some_and(|winning| winning.player == player)
    });
    Some(cards[chosen].0)
}
