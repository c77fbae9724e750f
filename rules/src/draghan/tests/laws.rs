//! Draghan keeps the laws of every game.

use dragonhall_protocol::games::draghan::{
    Dragon, Effect, Ending, Fate, Foe, Forecast, Harm, Healing, LossReason, Notice, Options,
};

use super::super::carrying::too_many;
use super::super::planning::waiting;
use super::super::{Table, content};
use crate::game::Game;
use crate::laws::Trial;
use crate::play::{Temper, seed_of};

fn check(seats: u8, characters: u8) {
    let trial = Trial::<Table> {
        options: Options {
            characters: Some(characters),
            campaign: (seats == 3).then(|| vec![Dragon::Razuul]),
        },
        seats,
        most_decisions: 5_000,
        effect_is_true,
    };
    for number in 0..3 {
        let kept = trial
            .run_with(Temper::Clocked, seed_of(number))
            .unwrap_or_else(|broken| {
                panic!("{seats} seats, {characters} characters, seed {number}: {broken}")
            });
        assert!(kept.decisions > 10 && kept.refused > 20, "{kept:?}");
        let quiet = trial.ends_quietly(seed_of(number), 5_000);
        quiet.unwrap_or_else(|broken| {
            panic!("{seats} seats, {characters} characters, seed {number}: {broken}")
        });
    }
}

/// Whether the events of a decision at this table are what the effect promised.
pub(crate) fn effect_is_true(table: &Table, effect: &Effect, events: &[Notice]) -> bool {
    let Some(first) = events.first() else { return false };
    let mut after = table.clone();
    after.apply(first);
    let gold = |character| after.member(character).map(|member| member.gold);
    let too_many = |character, card| {
        let part = content::gear(card).worn_on;
        after.member(character).map_or(0, |member| too_many(member, part))
    };
    match effect {
        Effect::Chooses { character, hero } => {
            *first
                == Notice::Chosen {
                    character: *character,
                    hero: *hero,
                }
        }
        Effect::LeavesOpen { character } => *first == Notice::LeftOpen { character: *character },
        Effect::Heals { character, card } => {
            *first
                == Notice::Healed {
                    character: *character,
                    by: Healing::Card(*card),
                }
        }
        Effect::HealsNobody => !matches!(
            first,
            Notice::Healed {
                by: Healing::Card(_),
                ..
            }
        ),
        Effect::Plans { stands } => {
            events.len() == 1 && stands.iter().all(|stand| after.stand(stand.foe) == *stand)
        }
        Effect::Agrees { last } => {
            matches!(first, Notice::Ready { .. }) && waiting(&after).next().is_none() == *last
        }
        Effect::Disagrees => matches!(first, Notice::NotReady { .. }),
        Effect::Calls { forecast } => result_is(forecast, events),
        Effect::GivesCoin { character, gold: then } => gold(*character) == Some(*then),
        Effect::Joins { character, hero } => events.iter().any(|event| {
            matches!(event, Notice::Joined { character: place, hero: who, .. } if place == character && who == hero)
        }),
        Effect::Buys {
            character,
            card,
            price,
            gold: left,
            overfull,
        } => {
            *first
                == Notice::Bought {
                    character: *character,
                    card: *card,
                    price: *price,
                }
                && gold(*character) == Some(*left)
                && overfull.is_some() == (too_many(*character, *card) > 0)
        }
        Effect::Holds { card, character } => {
            *first
                == Notice::Held {
                    card: *card,
                    character: *character,
                }
        }
        Effect::Releases { card } => *first == Notice::Released { card: *card },
        Effect::BuysNothing { closes } => {
            let closed = events.iter().any(|event| matches!(event, Notice::MarketClosed { .. }));
            matches!(first, Notice::Done { .. }) && closed == *closes
        }
        Effect::ClosesMarket { unsold } => *first == Notice::MarketClosed { unsold: unsold.clone() },
        Effect::Gives {
            card,
            character,
            overfull,
        } => {
            let given = matches!(first, Notice::Given { to, card: gift, .. } if to == character && gift == card);
            given && overfull.is_some() == (too_many(*character, *card) > 0)
        }
        Effect::GivesNothing => !matches!(first, Notice::Given { .. }),
        Effect::LeavesBehind { character, card, more } => {
            let why = LossReason::LeftBehind;
            *first
                == Notice::CardLost {
                    character: *character,
                    card: *card,
                    why,
                }
                && too_many(*character, *card) == *more
        }
        Effect::Travels => *first == Notice::Travelled { forced: false },
        Effect::Stays => *first == Notice::Stayed,
    }
}

/// Whether the fight had the result that was foretold, as far as it goes before odd coins are given out.
fn result_is(forecast: &Forecast, events: &[Notice]) -> bool {
    let told = |wanted: fn(&Notice) -> bool| events.iter().any(wanted);
    let won = told(|event| {
        matches!(
            event,
            Notice::Ended {
                ending: Ending::Won { .. }
            }
        )
    });
    if won || forecast.wins {
        return won == forecast.wins;
    }
    if told(|event| matches!(event, Notice::CoinsLeft { .. })) {
        return true;
    }
    let fallen: Vec<Foe> = events
        .iter()
        .filter_map(|event| match event {
            Notice::Resolved {
                foe,
                fate: Fate::Defeated,
            } => Some(*foe),
            _ => None,
        })
        .collect();
    // A later round of the same decision may claim something too.
    let claimed = told(|event| matches!(event, Notice::Claimed { .. }));
    let hurt = told(|event| matches!(event, Notice::Hurt { .. }));
    let left = told(|event| matches!(event, Notice::Left { .. }));
    fallen == forecast.falls
        && (claimed || !forecast.claims)
        && (hurt, left) == (forecast.harm == Harm::Hurt, forecast.harm == Harm::Leaves)
}

#[test]
fn a_solo_player_keeps_the_laws_with_two_characters() {
    check(1, 2);
}

#[test]
fn a_solo_player_keeps_the_laws_with_three_characters() {
    check(1, 3);
}

#[test]
fn a_solo_player_keeps_the_laws_with_four_characters() {
    check(1, 4);
}

#[test]
fn two_players_keep_the_laws() {
    check(2, 2);
}

#[test]
fn two_players_with_three_characters_keep_the_laws() {
    check(2, 3);
}

#[test]
fn two_players_with_four_characters_keep_the_laws() {
    check(2, 4);
}

#[test]
fn three_players_with_four_characters_keep_the_laws() {
    check(3, 4);
}

#[test]
fn three_players_keep_the_laws() {
    check(3, 3);
}

#[test]
fn four_players_keep_the_laws() {
    check(4, 4);
}
