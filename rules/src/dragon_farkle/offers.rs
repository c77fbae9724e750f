//! Offers: everything that a player may do.

use std::cmp::Reverse;

use dragonhall_protocol::games::dragon_farkle::{
    Companion, Effect, EventFace, Help, Intent, Item, Play, Reward,
};
use dragonhall_protocol::{Offer, Seat};

use super::action::{Action, Errand, Purpose, Roll};
use super::rolling::{SetAside, may_roll_on, may_stop, may_take};
use super::soldiers::{scoring_sets, worth};
use super::{Pending, Table, brawling, companions, effects, final_battle, holding, items};

/// Offers as they are gathered.
type Offers = Vec<Offer<Intent, Effect>>;

/// Everything that a player may do, the quietest first.
///
/// Before the action: recruiting, cards, brawls, the Final Battle. On a roll: the set of dice that brings most
/// first, a farkle or a blow of the Final Battle to be accepted, then cards. Otherwise stopping comes before
/// rolling on, and cards come last.
pub(super) fn offers(table: &Table, seat: Seat) -> Offers {
    let mut offers = Vec::new();
    if usize::from(seat.0) >= table.players.len() {
        return offers;
    }
    match &table.stage {
        Pending::Over => {}
        Pending::Choosing if seat == table.to_move => {
            offers.push(Offer {
                intent: Intent::Recruit { turn: table.turn },
                effect: effects::choosing(table, seat, Errand::Recruit),
            });
            cards(table, seat, &mut offers);
            fights(table, seat, &mut offers);
        }
        Pending::Acting(action) if seat == table.roller(action) => {
            match &action.roll {
                Some(roll) => answers(table, action, roll, &mut offers),
                None => stop_or_roll_on(table, action, &mut offers),
            }
            cards(table, seat, &mut offers);
        }
        Pending::Keeping if table.awaits(seat) => {
            let choices = holding::keepable(table.player(seat)).into_iter();
            offers.extend(choices.map(|kept| Offer {
                intent: Intent::Keep {
                    turn: table.turn,
                    items: kept.iter().collect(),
                },
                effect: effects::keeping(table, seat, kept),
            }));
            cards(table, seat, &mut offers);
        }
        Pending::Choosing | Pending::Acting(_) | Pending::Keeping => cards(table, seat, &mut offers),
    }
    offers
}

fn fights(table: &Table, seat: Seat, offers: &mut Offers) {
    let turn = table.turn;
    for defender in table.seats() {
        if brawling::may_brawl(table, seat, defender).is_ok() {
            let errand = Errand::Brawl {
                defender,
                attacked: false,
            };
            offers.push(Offer {
                intent: Intent::Brawl { turn, seat: defender },
                effect: effects::choosing(table, seat, errand),
            });
        }
    }
    if final_battle::may_battle(table).is_ok() {
        offers.push(Offer {
            intent: Intent::FinalBattle { turn },
            effect: effects::choosing(table, seat, Errand::Battle { wounds: 0 }),
        });
    }
}

/// What can be done with a roll.
fn answers(table: &Table, action: &Action, roll: &Roll, offers: &mut Offers) {
    if action.purpose() == Purpose::Battling || action.farkles(roll) {
        offers.push(Offer {
            intent: Intent::Accept {
                roll: table.roll_number,
            },
            effect: effects::accepting(table, action, roll),
        });
    } else if roll.dice.faces().score() {
        set_aside(table, action, roll, offers);
    } else {
        stop_or_roll_on(table, action, offers);
    }
}

fn set_aside(table: &Table, action: &Action, roll: &Roll, offers: &mut Offers) {
    let mut sets: Vec<_> = match roll.event {
        EventFace::Dragon => {
            let all = roll.scoring();
            worth(all).map(|worth| (all, worth)).into_iter().collect()
        }
        EventFace::Blank | EventFace::Rally => scoring_sets(roll.dice.faces()).collect(),
    };
    sets.sort_by_key(|(dice, worth)| (Reverse(*worth), dice.len()));
    let rewards = [None, Some(Reward::Double), Some(Reward::Item), Some(Reward::Both)];
    for (dice, worth) in sets {
        for reward in rewards {
            if may_take(table, action, roll.event, reward).is_ok() {
                let set = SetAside::new(dice, worth, roll.event, reward);
                offers.push(Offer {
                    intent: Intent::SetAside {
                        roll: table.roll_number,
                        dice: dice.values(),
                        reward,
                    },
                    effect: effects::setting_aside(table, action, roll, &set),
                });
            }
        }
    }
}

fn stop_or_roll_on(table: &Table, action: &Action, offers: &mut Offers) {
    let roll = table.roll_number;
    if may_stop(action).is_ok()
        && let Some(effect) = effects::stopping(table, action)
    {
        let intent = Intent::Stop { roll };
        offers.push(Offer { intent, effect });
    }
    if may_roll_on(action).is_ok() {
        offers.push(Offer {
            intent: Intent::RollOn { roll },
            effect: effects::rolling_on(table, action),
        });
    }
}

/// Magic items and the companion.
fn cards(table: &Table, seat: Seat, offers: &mut Offers) {
    for item in table.player(seat).items.kinds() {
        offers.extend(plays(table, seat, item).filter_map(|play| {
            Some(Offer {
                intent: Intent::Play(play),
                effect: effects::playing(table, seat, &play)?,
            })
        }));
    }
    offers.extend(help(table, seat).filter_map(|help| {
        Some(Offer {
            intent: Intent::Ask(help),
            effect: effects::asking(table, seat, &help)?,
        })
    }));
}

/// Every way in which a player may play an item now.
pub(super) fn plays(table: &Table, seat: Seat, item: Item) -> impl Iterator<Item = Play> {
    let (turn, roll) = (table.turn, table.roll_number);
    let possible: Vec<Play> = if items::is_time_for(table, seat, item).is_err() {
        Vec::new()
    } else {
        match item {
            Item::SackOfHolding | Item::MirrorShield => Vec::new(),
            Item::LoadedDie => {
                let turned = |from: u8| [from - 1, from + 1].map(|to| Play::LoadedDie { roll, from, to });
                own_faces(table, seat).flat_map(turned).collect()
            }
            Item::SecondWind => vec![Play::SecondWind { roll }],
            Item::RallyHorn => vec![Play::RallyHorn { roll }],
            Item::DragonBait => table
                .seats()
                .map(|seat| Play::DragonBait { turn, seat })
                .collect(),
            Item::WarChest => vec![Play::WarChest { turn }],
            Item::CloakOfMist => vec![Play::CloakOfMist { turn }],
            Item::BattleBanner => vec![Play::BattleBanner { roll }],
            Item::Dragonbane => vec![Play::Dragonbane { roll }],
            Item::SmokeBomb => vec![Play::SmokeBomb { roll }],
            Item::PilferingGlove => table
                .seats()
                .map(|seat| Play::PilferingGlove { turn, seat })
                .collect(),
        }
    };
    possible
        .into_iter()
        .filter(move |play| items::may_play(table, seat, play).is_ok())
}

/// Every way in which a player may ask the companion for help now.
pub(super) fn help(table: &Table, seat: Seat) -> impl Iterator<Item = Help> {
    let (turn, roll) = (table.turn, table.roll_number);
    let possible: Vec<Help> = if companions::is_time_for(table, seat).is_err() {
        Vec::new()
    } else {
        match table.player(seat).companion {
            Companion::Skree => table.seats().map(|seat| Help::Skree { turn, seat }).collect(),
            Companion::OldHobb => own_faces(table, seat)
                .map(|die| Help::OldHobb { roll, die })
                .collect(),
            Companion::EmberTheHatchling => vec![Help::EmberTheHatchling { roll }],
            Companion::SirDunstan => vec![Help::SirDunstan { roll }],
            Companion::BramQuartermaster
            | Companion::SisterWend
            | Companion::Grimbold
            | Companion::DameOaken
            | Companion::PipLightfinger
            | Companion::MiraTheBard => Vec::new(),
        }
    };
    possible
        .into_iter()
        .filter(move |help| companions::may_ask(table, seat, help).is_ok())
}

/// The different faces of a player's own roll, the smallest first.
fn own_faces(table: &Table, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    let faces = table
        .own_roll(seat)
        .map_or_else(|_| Default::default(), |(_, roll)| roll.dice.faces());
    faces
        .counts()
        .filter(|(_, count)| *count > 0)
        .map(|(face, _)| face)
}
