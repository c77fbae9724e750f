//! Offers: everything that a seat may do now, the quietest first.
//!
//! What comes first moves the game on without harm, because it is what a clock plays: leave it open, pass, be
//! ready, call, buy nothing, stay. Then come steps that can be taken back, and last what cannot.

use dragonhall_protocol::games::draghan::{Character, Effect, Gear, Intent, Phase};
use dragonhall_protocol::{Offer, Seat};

use super::cards::Cards;
use super::skills::count;
use super::{Pick, Table, asking, choosing, content, effects};

/// Everything that a seat may do now.
pub(super) fn offers(table: &Table, seat: Seat) -> Vec<Offer<Intent, Effect>> {
    candidates(table, seat)
        .into_iter()
        .filter(|intent| asking::permits(table, seat, intent).is_ok())
        .map(|intent| Offer {
            effect: effects::effect(table, seat, &intent),
            intent,
        })
        .collect()
}

/// What could be worth asking in this phase.
fn candidates(table: &Table, seat: Seat) -> Vec<Intent> {
    let step = table.step;
    let holder_cards = || table.holder().map_or(Cards::NONE, |holder| holder.gear).iter();
    match table.phase {
        Phase::Choosing => choices(table, seat),
        Phase::EarlyHealing | Phase::LateHealing => {
            let heal = holder_cards().map(|card| Intent::Heal { step, card });
            std::iter::once(Intent::Pass { step }).chain(heal).collect()
        }
        Phase::Planning => plans(table, seat),
        Phase::OddCoins => {
            let places = places(table);
            places
                .map(|character| Intent::GiveCoin { step, character })
                .collect()
        }
        Phase::Replacing => table
            .unused
            .iter()
            .map(|hero| Intent::Replace { step, hero })
            .collect(),
        Phase::Market => deals(table),
        Phase::Sharing => {
            let gifts = holder_cards().flat_map(|card| {
                places(table).map(move |character| Intent::Give {
                    step,
                    card,
                    character,
                })
            });
            std::iter::once(Intent::Pass { step }).chain(gifts).collect()
        }
        Phase::Carrying => left_behind(table),
        Phase::Travelling => vec![Intent::Stay { step }, Intent::Travel { step }],
    }
}

fn places(table: &Table) -> impl Iterator<Item = Character> + use<> {
    (0..table.size).map(Character)
}

/// First what is undecided is left open, then everything else.
fn choices(table: &Table, seat: Seat) -> Vec<Intent> {
    let step = table.step;
    let open = |decided: bool| {
        choosing::places(table, seat)
            .filter(move |(_, pick)| (*pick != Pick::Undecided) == decided)
            .map(move |(character, _)| Intent::LeaveOpen { step, character })
    };
    let choose = choosing::places(table, seat).flat_map(|(character, _)| {
        choosing::free(table).iter().map(move |hero| Intent::Choose {
            step,
            character,
            hero,
        })
    });
    open(false).chain(choose).chain(open(true)).collect()
}

/// First agreement, then changes of the plan.
fn plans(table: &Table, seat: Seat) -> Vec<Intent> {
    let (step, plan) = (table.step, table.plan);
    let own = || {
        table
            .living()
            .filter(|(character, _)| table.seat_of(*character) == seat)
    };
    let mut intents = vec![Intent::Ready { step, plan }, Intent::Call { step, plan }];
    for (character, member) in own() {
        intents.extend(table.foes.iter().map(|fighter| match member.faces {
            None => Intent::Place {
                step,
                character,
                foe: fighter.foe,
            },
            Some(_) => Intent::Move {
                step,
                character,
                foe: fighter.foe,
            },
        }));
    }
    for (character, member) in own() {
        let Some(foe) = member.faces else { continue };
        for card in member.gear.iter() {
            intents.push(Intent::Commit {
                step,
                character,
                card,
                foe,
            });
            intents.push(Intent::TakeBack {
                step,
                character,
                card,
            });
        }
        intents.push(Intent::Withdraw { step, character });
    }
    intents.push(Intent::NotReady { step });
    intents
}

/// First the end of one's own wishes, then purchases, then what the active player settles.
fn deals(table: &Table) -> Vec<Intent> {
    let step = table.step;
    let cards = || table.wares.iter().map(|ware| ware.card);
    let mut intents = vec![Intent::Done { step }];
    for card in cards() {
        intents.extend(places(table).map(|character| Intent::Buy {
            step,
            character,
            card,
        }));
    }
    for card in cards() {
        intents.extend(places(table).map(|character| Intent::Hold {
            step,
            card,
            character,
        }));
        intents.push(Intent::Release { step, card });
    }
    intents.push(Intent::CloseMarket { step });
    intents
}

/// First the cards that are missed least.
fn left_behind(table: &Table) -> Vec<Intent> {
    let step = table.step;
    let mut cards: Vec<(Character, Gear)> = table
        .living()
        .flat_map(|(character, member)| member.gear.iter().map(move |card| (character, card)))
        .collect();
    cards.sort_by_key(|(_, card)| {
        let card = content::gear(*card);
        (card.heals, count(card.gives))
    });
    cards
        .into_iter()
        .map(|(character, card)| Intent::LeaveBehind {
            step,
            character,
            card,
        })
        .collect()
}
