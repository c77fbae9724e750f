//! The market: four cards, sold after the fight to whoever comes first and can pay.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Gear, Notice, Phase, Pile, Rule};

use super::cards::Cards;
use super::party::Member;
use super::{Table, Ware, content, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// How many cards are laid out.
const WARES: usize = 4;

/// Lays cards out, fewer if there are no more.
pub(super) fn lay_out(draft: &mut Draft<Table>, rng: &mut GameRng) {
    for _ in 0..WARES {
        let Some(card) = draw(draft, rng) else { break };
        draft.emit(Notice::LaidOut { card });
    }
}

/// The top card of the Marketplace, which is refilled from its discards.
pub(super) fn draw(draft: &mut Draft<Table>, rng: &mut GameRng) -> Option<Gear> {
    if draft.piles.market.len() == 0 && draft.piles.market.discards != Cards::NONE {
        draft.emit(Notice::Refilled {
            pile: Pile::Marketplace,
        });
    }
    draft.piles.market.top(rng)
}

/// Opens the market, if there is one and somebody can pay.
pub(super) fn begin(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if waiting(draft).next().is_some() {
        round::ask(draft, Phase::Market);
    } else {
        close(draft, rng);
    }
}

/// Sells a card; what is held for somebody who can no longer pay is held no more.
pub(super) fn buy(draft: &mut Draft<Table>, character: Character, card: Gear, rng: &mut GameRng) {
    let price = content::equipment(card).price;
    draft.emit(Notice::Bought {
        character,
        card,
        price,
    });
    for ware in draft.wares.clone() {
        let held_for_a_poor_one = ware
            .held_for
            .and_then(|holder| draft.member(holder))
            .is_some_and(|member| member.gold < content::equipment(ware.card).price);
        if held_for_a_poor_one {
            draft.emit(Notice::Released { card: ware.card });
        }
    }
    close_if_over(draft, rng);
}

/// Closes the market when nobody who could buy is undecided.
pub(super) fn close_if_over(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if waiting(draft).next().is_none() {
        close(draft, rng);
    }
}

/// Closes the market, if there is one; unsold cards go under the pile in their order.
pub(super) fn close(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if !draft.wares.is_empty() || draft.phase == Phase::Market {
        let unsold = draft.wares.iter().map(|ware| ware.card).collect();
        draft.emit(Notice::MarketClosed { unsold });
    }
    round::after_the_market(draft, rng);
}

/// The seats that could buy something and have not said that they are done.
pub(super) fn waiting(table: &Table) -> impl Iterator<Item = Seat> {
    table
        .all_seats()
        .filter(|seat| !table.done.contains(*seat) && can_buy(table, *seat))
}

/// Whether a seat has a character that can buy something.
fn can_buy(table: &Table, seat: Seat) -> bool {
    table
        .living()
        .filter(|(character, _)| table.seat_of(*character) == seat)
        .any(|(character, member)| {
            table
                .wares
                .iter()
                .any(|ware| sells(ware, character, member).is_ok())
        })
}

/// A ware is sold to a character that can pay, unless it is held for another.
pub(super) fn sells(ware: &Ware, character: Character, member: &Member) -> Result<(), Rule> {
    match ware.held_for {
        Some(holder) if holder != character => Err(Rule::HeldForAnother {
            card: ware.card,
            character: holder,
        }),
        Some(_) | None => can_pay(ware.card, character, member),
    }
}

/// A seat buys for its own characters with their own gold.
pub(super) fn may_buy(table: &Table, seat: Seat, character: Character, card: Gear) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    sells(ware(table, card)?, character, member)
}

/// A card is held for one character that can pay for it.
pub(super) fn may_hold(table: &Table, card: Gear, character: Character) -> Result<(), Rule> {
    let held = ware(table, card)?;
    let member = table
        .member(character)
        .filter(|member| member.is_here())
        .ok_or(Rule::NoSuchCompanion { character })?;
    if held.held_for == Some(character) {
        return Err(Rule::HeldAlready { card });
    }
    can_pay(card, character, member)
}

/// What is held can be released.
pub(super) fn may_release(table: &Table, card: Gear) -> Result<(), Rule> {
    match ware(table, card)?.held_for {
        Some(_) => Ok(()),
        None => Err(Rule::NotHeld { card }),
    }
}

/// Whoever could buy can say that it is done.
pub(super) fn may_be_done(table: &Table, seat: Seat) -> Result<(), Rule> {
    if waiting(table).any(|waiting| waiting == seat) {
        Ok(())
    } else {
        Err(Rule::DoneAlready)
    }
}

fn ware(table: &Table, card: Gear) -> Result<&Ware, Rule> {
    table
        .wares
        .iter()
        .find(|ware| ware.card == card)
        .ok_or(Rule::NotForSale { card })
}

fn can_pay(card: Gear, character: Character, member: &Member) -> Result<(), Rule> {
    let price = content::equipment(card).price;
    if member.gold >= price {
        Ok(())
    } else {
        Err(Rule::NotEnoughGold {
            character,
            price,
            gold: member.gold,
        })
    }
}
