//! Carrying: one card on the head, one on the torso, two in the hands; what is too much is left behind.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{BodyPart, Character, Gear, Overload, Phase, Rule};

use super::party::Member;
use super::{Table, content, round, travelling};
use crate::game::Draft;
use crate::rng::GameRng;

/// The parts of the body.
pub(super) const PARTS: [BodyPart; 3] = [BodyPart::Head, BodyPart::Torso, BodyPart::Hand];

/// How many cards a part carries.
pub(super) fn most(part: BodyPart) -> u8 {
    match part {
        BodyPart::Head | BodyPart::Torso => 1,
        BodyPart::Hand => 2,
    }
}

/// Phase 7, for everybody.
pub(super) fn begin(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if overloads(draft).next().is_some() {
        round::ask(draft, Phase::Carrying);
    } else {
        travelling::begin(draft, rng);
    }
}

/// Goes on when nobody has too much any more.
pub(super) fn go_on_if_done(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if overloads(draft).next().is_none() {
        travelling::begin(draft, rng);
    }
}

/// Every part of a body with too many cards.
pub(super) fn overloads(table: &Table) -> impl Iterator<Item = Overload> {
    table.living().flat_map(|(character, member)| {
        PARTS.into_iter().filter_map(move |part| {
            let too_many = too_many(member, part);
            (too_many > 0).then_some(Overload {
                character,
                part,
                too_many,
            })
        })
    })
}

/// How many cards of a part a character cannot carry.
pub(super) fn too_many(member: &Member, part: BodyPart) -> u8 {
    member.has_on(part).saturating_sub(most(part))
}

/// The owner leaves a card of an overfull part.
pub(super) fn may_leave(table: &Table, seat: Seat, character: Character, card: Gear) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    table.owned(character, member, card)?;
    let part = content::gear(card).worn_on;
    if too_many(member, part) > 0 {
        Ok(())
    } else {
        Err(Rule::NotOverfull { character, part })
    }
}
