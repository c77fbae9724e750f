//! Which cards would bring a foe down, so that a forecast can count them.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{FallsWith, Gear, Phase, Skills, Stand};

use super::skills::{count, missing};
use super::{Table, content, planning};

/// For every seat that could bring a foe down alone, the cards that do it; none but while the fight is planned.
pub(super) fn felling(table: &Table, stand: Stand) -> Vec<FallsWith> {
    if table.phase != Phase::Planning || stand.short == 0 {
        return Vec::new();
    }
    let seats = table.all_seats();
    seats
        .filter_map(|seat| {
            let cards = fewest(stand.missing, &at_hand(table, seat, stand))?;
            Some(FallsWith { seat, cards })
        })
        .collect()
}

/// The cards that the characters of a seat who face the foe could still commit.
fn at_hand(table: &Table, seat: Seat, stand: Stand) -> Vec<Gear> {
    let own = table
        .living()
        .filter(|(character, member)| table.seat_of(*character) == seat && member.faces == Some(stand.foe));
    own.flat_map(|(character, member)| {
        let cards = member.gear.iter();
        cards.filter(move |card| planning::usable(character, member, *card).is_ok())
    })
    .collect()
}

/// One card that gives all that is missing, or else two that do together.
fn fewest(lacking: Skills, cards: &[Gear]) -> Option<Vec<Gear>> {
    let left = |lacking, card: Gear| missing(lacking, content::gear(card).gives);
    let one = cards.iter().find(|card| count(left(lacking, **card)) == 0);
    if let Some(card) = one {
        return Some(vec![*card]);
    }
    let pairs = cards.iter().enumerate();
    let mut pairs =
        pairs.flat_map(|(place, card)| cards[place + 1..].iter().map(move |other| [*card, *other]));
    let pair = pairs.find(|[card, other]| count(left(left(lacking, *card), *other)) == 0)?;
    Some(pair.to_vec())
}
