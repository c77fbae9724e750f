//! What an intent would do.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{BodyPart, Character, Effect, Foe, Gear, Intent, Phase};

use super::party::Member;
use super::{Table, carrying, content, market, planning};

/// What a permitted intent would do.
pub(super) fn effect(table: &Table, seat: Seat, intent: &Intent) -> Effect {
    match *intent {
        Intent::Choose { character, hero, .. } => Effect::Chooses { character, hero },
        Intent::LeaveOpen { character, .. } => Effect::LeavesOpen { character },
        Intent::Heal { card, .. } => Effect::Heals {
            character: table.active,
            card,
        },
        Intent::Pass { .. } if table.phase == Phase::Sharing => Effect::GivesNothing,
        Intent::Pass { .. } => Effect::HealsNobody,
        Intent::Place { character, foe, .. } | Intent::Move { character, foe, .. } => {
            plans(table, character, |member| member.faces = Some(foe))
        }
        Intent::Withdraw { character, .. } => plans(table, character, Member::withdraw),
        Intent::Commit { character, card, .. } => {
            plans(table, character, |member| member.committed.insert(card))
        }
        Intent::TakeBack { character, card, .. } => {
            plans(table, character, |member| member.committed.remove(card))
        }
        Intent::Ready { .. } => Effect::Agrees {
            last: planning::waiting(table).all(|waiting| waiting == seat),
        },
        Intent::NotReady { .. } => Effect::Disagrees,
        Intent::Call { .. } => Effect::Calls {
            forecast: table.forecast(),
        },
        Intent::GiveCoin { character, .. } => Effect::GivesCoin {
            character,
            gold: gold_of(table, character) + 1,
        },
        Intent::Replace { hero, .. } => Effect::Joins {
            character: table.active,
            hero,
        },
        Intent::Buy { character, card, .. } => {
            let price = content::equipment(card).price;
            Effect::Buys {
                character,
                card,
                price,
                gold: gold_of(table, character).saturating_sub(price),
                overfull: overfull(table, character, card),
            }
        }
        Intent::Hold { card, character, .. } => Effect::Holds { card, character },
        Intent::Release { card, .. } => Effect::Releases { card },
        Intent::Done { .. } => Effect::BuysNothing {
            closes: market::waiting(table).all(|waiting| waiting == seat),
        },
        Intent::CloseMarket { .. } => Effect::ClosesMarket {
            unsold: table.wares.iter().map(|ware| ware.card).collect(),
        },
        Intent::Give { card, character, .. } => Effect::Gives {
            card,
            character,
            overfull: overfull(table, character, card),
        },
        Intent::LeaveBehind { character, card, .. } => {
            let part = content::gear(card).worn_on;
            let too_many = table
                .member(character)
                .map_or(0, |member| carrying::too_many(member, part));
            Effect::LeavesBehind {
                character,
                card,
                more: too_many.saturating_sub(1),
            }
        }
        Intent::Travel { .. } => Effect::Travels,
        Intent::Stay { .. } => Effect::Stays,
    }
}

/// How the foes stand that a change of one character's plan touches: the one it then faces, then the one it left.
fn plans(table: &Table, character: Character, change: impl FnOnce(&mut Member)) -> Effect {
    let mut party = table.party.clone();
    let place = usize::from(character.0);
    let before = party.get(place).and_then(|member| member.faces);
    if let Some(member) = party.get_mut(place) {
        change(member);
    }
    let after = party.get(place).and_then(|member| member.faces);
    let left = before.filter(|foe| Some(*foe) != after);
    let touched: Vec<Foe> = after.into_iter().chain(left).collect();
    Effect::Plans {
        stands: touched
            .into_iter()
            .map(|foe| table.stand_against(&party, foe))
            .collect(),
    }
}

fn gold_of(table: &Table, character: Character) -> u8 {
    table.member(character).map_or(0, |member| member.gold)
}

/// The part of the body on which a character would have too much with one more card.
fn overfull(table: &Table, character: Character, card: Gear) -> Option<BodyPart> {
    let part = content::gear(card).worn_on;
    let has = table.member(character).map_or(0, |member| member.has_on(part));
    (has + 1 > carrying::most(part)).then_some(part)
}
