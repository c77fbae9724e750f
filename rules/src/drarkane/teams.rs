//! Teams: two who sit opposite exchange a card at the start of a round, and may after a trick that one of them won.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Rule};

use super::Table;
use super::event::Event;
use crate::game::Draft;

/// How far the exchange of two teammates is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Exchanging {
    /// Neither has given a card.
    NotBegun,
    /// One has given this card, which is in the other's hand now.
    Half { by: Seat, card: Card },
    /// Both have given a card.
    Done,
}

/// The step between two tricks in which the winner may offer a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Offering {
    /// This seat may offer one.
    Open { seat: Seat },
    /// This seat has offered this card of its hand.
    Offered { from: Seat, card: Card },
}

/// Who plays together: every seat alone, or the two of every team.
pub(super) fn sides(table: &Table) -> impl Iterator<Item = Vec<Seat>> + use<> {
    let (seats, teams) = (table.seats, table.options.teams);
    let sides = if teams { seats / 2 } else { seats };
    (0..sides).map(move |seat| {
        if teams {
            vec![Seat(seat), Seat(seat + seats / 2)]
        } else {
            vec![Seat(seat)]
        }
    })
}

/// The seat opposite.
pub(super) fn teammate(table: &Table, seat: Seat) -> Option<Seat> {
    table
        .options
        .teams
        .then(|| Seat((seat.0 + table.seats / 2) % table.seats))
}

/// The exchange of a seat's team at the start of the round.
pub(super) fn exchange(table: &Table, seat: Seat) -> Option<Exchanging> {
    let teams = usize::from(table.seats) / 2;
    table.exchanges.get(usize::from(seat.0) % teams.max(1)).copied()
}

/// Whether a seat is to give its teammate a card at the start of the round.
pub(super) fn is_to_exchange(table: &Table, seat: Seat) -> bool {
    match exchange(table, seat) {
        Some(Exchanging::NotBegun) => true,
        Some(Exchanging::Half { by, .. }) => by != seat,
        Some(Exchanging::Done) | None => false,
    }
}

/// The card that a seat has received at the start of the round and owes another for.
pub(super) fn received(table: &Table, seat: Seat) -> Option<Card> {
    match exchange(table, seat) {
        Some(Exchanging::Half { by, card }) if by != seat => Some(card),
        Some(Exchanging::NotBegun | Exchanging::Half { .. } | Exchanging::Done) | None => None,
    }
}

/// Cards are exchanged with the teammate only.
pub(super) fn require_teammate(table: &Table, seat: Seat, other: Seat) -> Result<(), Rule> {
    if teammate(table, seat) == Some(other) {
        Ok(())
    } else {
        Err(Rule::NotYourTeammate { seat: other })
    }
}

/// A card can be given that is in the hand; for a received card it has to be another one.
pub(super) fn require_gift(
    table: &Table,
    seat: Seat,
    card: Card,
    received: Option<Card>,
) -> Result<(), Rule> {
    let held = table.at(seat).hand.count(card);
    match received {
        _ if held == 0 => Err(Rule::CardNotHeld { card }),
        Some(received) if received == card && held == 1 => Err(Rule::GiveAnotherCard { card }),
        Some(_) | None => Ok(()),
    }
}

/// Gives the teammate a card as the first of the two.
pub(super) fn give(draft: &mut Draft<Table>, from: Seat, to: Seat, card: Card) -> Result<(), Rule> {
    require_teammate(draft, from, to)?;
    require_gift(draft, from, card, None)?;
    draft.emit(Event::Gave { from, to, card });
    Ok(())
}

/// Gives the teammate a card for the one that it gave.
pub(super) fn give_back(draft: &mut Draft<Table>, from: Seat, to: Seat, card: Card) -> Result<(), Rule> {
    require_teammate(draft, from, to)?;
    require_gift(draft, from, card, received(draft, from))?;
    draft.emit(Event::GaveBack { from, to, card });
    Ok(())
}

/// Offers the teammate a card.
pub(super) fn offer(draft: &mut Draft<Table>, from: Seat, to: Seat, card: Card) -> Result<(), Rule> {
    require_gift(draft, from, card, None)?;
    draft.emit(Event::Offered { from, to, card });
    Ok(())
}

/// Hands the offered card back.
pub(super) fn hand_back(draft: &mut Draft<Table>, from: Seat) {
    if let Some(to) = teammate(draft, from) {
        draft.emit(Event::Returned { from, to });
    }
}

/// Takes the offered card and gives another for it.
pub(super) fn swap(draft: &mut Draft<Table>, from: Seat, card: Card) -> Result<(), Rule> {
    require_gift(draft, from, card, None)?;
    if let Some(to) = teammate(draft, from) {
        draft.emit(Event::Swapped { from, to, card });
    }
    Ok(())
}
