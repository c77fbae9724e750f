//! Reckoning: the offer that makes victory most likely, by the dice and the race and without imagining tables.

use std::ops::Range;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{
    Action, Effect, EventFace, Help, Intent, Item, Play, Side, Stage, View,
};
use dragonhall_rules::dragon_farkle::Table;

use super::dice::{DICE, Rolling};
use super::items;
use super::prospects::Prospects;
use crate::insight::Offers;

/// What is done at once where it is offered: it costs nothing.
const AT_ONCE: f32 = 10.0;

/// What is not done where anything else is offered.
const NEVER: f32 = -10.0;

/// The armies that others would like to brawl and that are not on their way into the Keep.
const WORTH_HIDING: Range<u32> = 2_500..5_000;

/// The soldiers that make victory about e times as likely, compared with defeat.
const WEIGHTY: f32 = 1_400.0;

/// The number of the best offer; there has to be one.
pub(super) fn choose(view: &View, seat: Seat, offers: &Offers<Table>) -> usize {
    let prospects = Prospects { view, seat };
    match (&view.stage, &view.action) {
        (Stage::Keep { .. }, _) => best(offers, |_, effect| keeping(effect)),
        (Stage::Choose, _) => best(offers, |_, effect| acting(&prospects, effect)),
        (_, Some(Action::Recruit { side })) => {
            let rolling = prospects.recruiting();
            best(offers, |intent, effect| {
                dicing(&prospects, &rolling, side, intent, effect)
            })
        }
        (
            _,
            Some(Action::Brawl {
                attack,
                defence,
                attacked: false,
            }),
        ) => {
            let rolling = prospects.attacking(defence.seat, prospects.player(defence.seat).baited);
            best(offers, |intent, effect| match effect {
                Effect::Baited { seat } if *seat == defence.seat => {
                    let baited = prospects.attacking(*seat, true).stop(attack.score, attack.items);
                    baited - price(Item::DragonBait, baited)
                }
                _ => dicing(&prospects, &rolling, attack, intent, effect),
            })
        }
        (
            _,
            Some(Action::Brawl {
                attack,
                defence,
                attacked: true,
            }),
        ) => {
            let rolling = prospects.defending(attack.seat, attack.score, defence.dice);
            best(offers, |intent, effect| {
                dicing(&prospects, &rolling, defence, intent, effect)
            })
        }
        (_, Some(Action::FinalBattle { wounds, .. })) => {
            best(offers, |_, effect| fighting(view, *wounds, effect))
        }
        (_, None) => 0,
    }
}

/// The first of the best offers.
fn best(offers: &Offers<Table>, worth: impl Fn(&Intent, &Effect) -> f32) -> usize {
    let worths = offers.iter().map(|offer| worth(&offer.intent, &offer.effect));
    let best = worths
        .enumerate()
        .reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map_or(0, |(number, _)| number)
}

/// What it costs to use an item up when victory is so likely.
fn price(item: Item, chance: f32) -> f32 {
    chance * (1.0 - chance) * items::soldiers(item) as f32 / WEIGHTY
}

fn keeping(effect: &Effect) -> f32 {
    match effect {
        Effect::Kept { discarded } => -discarded
            .iter()
            .map(|item| items::soldiers(*item) as f32)
            .sum::<f32>(),
        _ => f32::MIN,
    }
}

/// Before the action: first the cards that cost nothing, then the best action.
fn acting(prospects: &Prospects<'_>, effect: &Effect) -> f32 {
    let first_roll = |rolling: Rolling| {
        if prospects.own().baited {
            rolling.eaten(DICE, 0)
        } else {
            rolling.roll(DICE as u8, 0, 0)
        }
    };
    match effect {
        Effect::Reinforced { .. } | Effect::Stolen { .. } => AT_ONCE,
        Effect::Cloaked if WORTH_HIDING.contains(&prospects.own().army) => AT_ONCE,
        Effect::Scared { seat, army, .. } => AT_ONCE + prospects.if_scared(*seat, *army),
        Effect::Recruit { .. } => first_roll(prospects.recruiting()),
        Effect::Brawl { seat, .. } => first_roll(prospects.attacking(*seat, prospects.player(*seat).baited)),
        Effect::FinalBattle { .. } => prospects.battling(),
        _ => NEVER,
    }
}

/// Rolling, setting aside and stopping, and the cards that change a roll.
fn dicing(
    prospects: &Prospects<'_>,
    rolling: &Rolling,
    side: &Side,
    intent: &Intent,
    effect: &Effect,
) -> f32 {
    let (score, items) = (side.score, side.items);
    let paid = |item, worth: f32| worth - price(item, rolling.stop(0, 0));
    let roll = prospects.view.roll.as_ref();
    let lies = |dice: &[u8], event, score| rolling.rolled(dice, event, score, items);
    let turned = |from: u8, to: u8| {
        let mut dice = roll.map(|roll| roll.dice.clone()).unwrap_or_default();
        dice.iter_mut()
            .find(|die| **die == from)
            .into_iter()
            .for_each(|die| *die = to);
        lies(&dice, roll.map_or(EventFace::Blank, |roll| roll.event), score)
    };
    let with_event = |event, score| roll.map_or(NEVER, |roll| lies(&roll.dice, event, score));
    match (intent, effect) {
        (
            _,
            Effect::SetAside {
                score, next, draws, ..
            },
        ) => rolling.set_aside(*next, *score, items + u8::from(*draws)),
        (Intent::RollOn { .. }, Effect::Roll { dice, .. }) => rolling.roll(*dice, score, items),
        (Intent::Stop { .. }, _) => rolling.stop(score, items),
        (Intent::Accept { .. }, _) => rolling.farkle(score, items),
        (Intent::Play(Play::SecondWind { .. }), Effect::Roll { dice, .. }) => {
            paid(Item::SecondWind, rolling.roll(*dice, score, items))
        }
        (Intent::Play(Play::LoadedDie { from, to, .. }), _) => paid(Item::LoadedDie, turned(*from, *to)),
        (Intent::Play(Play::RallyHorn { .. }), _) => {
            paid(Item::RallyHorn, with_event(EventFace::Rally, score))
        }
        (Intent::Play(Play::BattleBanner { .. }), Effect::ScoreRaised { score, .. }) => paid(
            Item::BattleBanner,
            with_event(roll.map_or(EventFace::Blank, |roll| roll.event), *score),
        ),
        (Intent::Ask(Help::OldHobb { die, .. }), _) => (1..=6).map(|to| turned(*die, to)).sum::<f32>() / 6.0,
        (Intent::Ask(Help::EmberTheHatchling { .. }), _) => with_event(EventFace::Blank, score),
        _ => NEVER,
    }
}

/// The Final Battle: a farkle is undone if possible, and Dragonbane strikes where that slays the dragon.
fn fighting(view: &View, wounds: u8, effect: &Effect) -> f32 {
    let damage = match view.roll.as_ref().map(|roll| roll.event) {
        Some(EventFace::Dragon) => 1,
        Some(EventFace::Rally) => 2,
        Some(EventFace::Blank) | None => 0,
    };
    let lives = |wounds: u8| wounds + damage < view.dragon_health;
    match effect {
        Effect::Struck { wounds: then, .. } if lives(wounds) && !lives(*then) => 6.0,
        Effect::Fought { .. } => 5.0,
        // Sir Dunstan first, who can be asked again.
        Effect::Roll { dice: 0, .. } => 4.0,
        Effect::Roll { .. } => 3.0,
        Effect::Vanished { .. } if wounds > 0 => 2.0,
        Effect::Repelled { .. } => 1.0,
        _ => 0.0,
    }
}
