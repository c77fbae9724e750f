//! What a player cannot do now, and the rule that says why.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Blocked, Companion, EventFace, Item, Reward, Rule, Wish};

use super::action::Purpose;
use super::offers::{help, plays};
use super::rolling::{may_roll_on, may_stop, may_take};
use super::{Pending, Table, brawling, companions, final_battle, items};

/// What a player may wish to do and cannot: actions and dice where it is that player's move, cards always.
pub(super) fn blocked(table: &Table, seat: Seat) -> Vec<Blocked> {
    let mut blocked = Vec::new();
    match &table.stage {
        Pending::Over => return blocked,
        Pending::Choosing if seat == table.to_move => actions(table, seat, &mut blocked),
        Pending::Acting(action) if seat == table.roller(action) && action.purpose() != Purpose::Battling => {
            forbid(Wish::RollOn, may_roll_on(action), &mut blocked);
            forbid(Wish::Stop, may_stop(action), &mut blocked);
            if let Some(roll) = &action.roll
                && roll.event == EventFace::Rally
                && roll.dice.faces().score()
            {
                let taking = may_take(table, action, roll.event, Some(Reward::Item));
                forbid(Wish::ItemReward, taking, &mut blocked);
            }
        }
        Pending::Choosing | Pending::Acting(_) | Pending::Keeping => {}
    }
    for item in table.player(seat).items.kinds() {
        forbid(Wish::Play { item }, playing(table, seat, item), &mut blocked);
    }
    for item in table.aside_of(seat).kinds() {
        let rule = Rule::StillSetAside { item };
        forbid(Wish::PlayAside { item }, Err(rule), &mut blocked);
    }
    forbid(Wish::Ask, asking(table, seat), &mut blocked);
    blocked
}

fn actions(table: &Table, seat: Seat, blocked: &mut Vec<Blocked>) {
    for defender in table.seats().filter(|other| *other != seat) {
        let brawling = brawling::may_brawl(table, seat, defender);
        forbid(Wish::Brawl { seat: defender }, brawling, blocked);
    }
    forbid(Wish::FinalBattle, final_battle::may_battle(table), blocked);
}

fn playing(table: &Table, seat: Seat, item: Item) -> Result<(), Rule> {
    items::is_time_for(table, seat, item)?;
    plays(table, seat, item)
        .next()
        .map_or(Err(Rule::NobodyToName), |_| Ok(()))
}

fn asking(table: &Table, seat: Seat) -> Result<(), Rule> {
    companions::is_time_for(table, seat)?;
    // Mira the Bard helps by the reward that is chosen.
    let by_reward = table.player(seat).companion == Companion::MiraTheBard;
    if by_reward || help(table, seat).next().is_some() {
        Ok(())
    } else {
        Err(Rule::NobodyToName)
    }
}

fn forbid(wish: Wish, answer: Result<(), Rule>, blocked: &mut Vec<Blocked>) {
    if let Err(rule) = answer {
        blocked.push(Blocked { wish, rule });
    }
}
