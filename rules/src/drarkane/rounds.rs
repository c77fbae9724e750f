//! The course of a round: the deal, trick after trick, a new dragon before each, until the seventh or the last card.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Objective, Play, Played, Player, RoundEnd, Stage, Variant};

use super::dragons::DRAGONS;
use super::event::Event;
use super::objectives::OBJECTIVES;
use super::{Table, demon, piles, placing, scoring, setup, treasures};
use crate::game::Draft;
use crate::rng::GameRng;

/// The dragon in the battle zone that ends a round.
pub(super) const SEVENTH: usize = 7;

/// Shuffles all decks, deals, and reveals as many dragons as there are players.
pub(super) fn begin(draft: &mut Draft<Table>, leader: Player, rng: &mut GameRng) {
    let seats = draft.seats;
    let mut deck = setup::deck(seats);
    rng.shuffle(&mut deck);
    let mut cards = deck.into_iter();
    let hand_size = usize::from(setup::hand_size(seats));
    let hands = (0..seats)
        .map(|_| cards.by_ref().take(hand_size).collect())
        .collect();
    let pile = cards.take(usize::from(setup::pile_size(seats))).collect();
    let mut dragons = DRAGONS.map(|card| card.dragon).to_vec();
    rng.shuffle(&mut dragons);
    let zone = dragons.drain(..usize::from(seats)).collect();
    let objectives = if draft.options.treasures {
        deal_objectives(seats, rng)
    } else {
        Vec::new()
    };
    draft.emit(Event::RoundBegan {
        round: draft.round + 1,
        leader,
        hands,
        pile,
        zone,
        dragons,
        objectives,
    });
}

fn deal_objectives(seats: u8, rng: &mut GameRng) -> Vec<[Objective; 2]> {
    let mut objectives = OBJECTIVES.map(|card| card.objective);
    rng.shuffle(&mut objectives);
    let pairs = objectives.as_chunks::<2>().0;
    pairs[..usize::from(seats)].to_vec()
}

/// Begins the first trick once contracts and objectives are settled; the Fallen King may lead it.
pub(super) fn begin_tricks(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if draft.stage() == Stage::Play {
        go_on(draft, rng);
    }
}

/// Plays a card, and lets everything happen that follows by itself.
pub(super) fn play(draft: &mut Draft<Table>, player: Player, card: Played, rng: &mut GameRng) {
    draft.emit(Event::Played {
        play: Play { player, card },
    });
    go_on(draft, rng);
}

/// Lets everything happen that needs no decision of a seat: cards from a pile, the end of a trick.
pub(super) fn go_on(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if let Some(player) = draft.trick.to_play() {
        let card = match player {
            Player::Seat(_) => None,
            Player::FallenKing | Player::Demon => piles::top(draft, rng),
        };
        if let Some(card) = card {
            play(draft, player, card, rng);
        }
        return;
    }
    let Some(winning) = draft.trick.winning() else {
        return;
    };
    draft.emit(Event::TrickWon { winning });
    match winning.player {
        Player::Seat(_) => {}
        Player::FallenKing | Player::Demon => piles::place(draft, winning.player),
    }
    close_trick_when_placed(draft, rng);
}

/// Ends the trick if none of its cards can be placed any more.
pub(super) fn close_trick_when_placed(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if placing::is_placeable(draft) {
        return;
    }
    let Some(winner) = draft.trick.winning().map(|winning| winning.player) else {
        return;
    };
    let completed = treasures::completed_by_trick(draft, winner);
    let cards = draft.trick.unplaced.clone();
    if !cards.is_empty() {
        draft.emit(Event::Discarded { cards });
    }
    for objective in completed {
        draft.emit(Event::Completed {
            by: winner,
            objective,
        });
    }
    draft.emit(Event::TrickClosed { leader: winner });
    match setup::variant(draft.seats) {
        Variant::Demon => demon::after_trick(draft, winner, rng),
        Variant::FallenKing | Variant::Base => after_trick(draft, winner, rng),
    }
}

/// Reveals the next dragon; the seventh ends the round, and so does the last card.
fn after_trick(draft: &mut Draft<Table>, winner: Player, rng: &mut GameRng) {
    if draft.champions.iter().all(|champion| champion.hand.is_empty()) {
        return end(draft, RoundEnd::CardsPlayed, rng);
    }
    reveal(draft);
    if draft.zone.len() >= SEVENTH {
        return end(draft, RoundEnd::SeventhDragon, rng);
    }
    match winner {
        Player::Seat(seat) if draft.options.teams => draft.emit(Event::MayOffer { seat }),
        Player::Seat(_) | Player::FallenKing | Player::Demon => go_on(draft, rng),
    }
}

/// Reveals the next dragon, if there is one.
pub(super) fn reveal(draft: &mut Draft<Table>) {
    if let Some(&dragon) = draft.dragons.last() {
        let until_seventh = SEVENTH.saturating_sub(draft.zone.len() + 1) as u8;
        draft.emit(Event::Revealed {
            dragon,
            until_seventh,
        });
    }
}

/// Scores the round; another one begins, or the game is over.
fn end(draft: &mut Draft<Table>, end: RoundEnd, rng: &mut GameRng) {
    let sheet = scoring::sheet(draft, end);
    draft.emit(Event::RoundScored { sheet });
    if draft.round < setup::rounds(draft.seats) {
        let leader = draft.trick.order.first().copied();
        begin(draft, leader.unwrap_or(Player::Seat(Seat(0))), rng);
    } else {
        let ending = scoring::ending(draft);
        draft.emit(Event::Ended { ending });
    }
}
