//! Effects: what an offered intent would do, as far as its player can know.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Effect, EventFace, Help, Item, Play};

use super::action::{Action, Errand, Purpose, Roll, defending_dice};
use super::cards::Items;
use super::companions::deserters;
use super::dice::MOST;
use super::final_battle::{blow, wounded, wounds_at_the_start};
use super::items::{BANNER, CHEST};
use super::rolling::SetAside;
use super::soldiers::worth;
use super::{Table, brawling, recruiting};

/// Choosing an action.
pub(super) fn choosing(table: &Table, seat: Seat, errand: Errand) -> Effect {
    let player = table.player(seat);
    let leaves_keep = player.in_keep;
    match errand {
        Errand::Recruit => Effect::Recruit {
            dice: MOST,
            leaves_keep,
        },
        Errand::Brawl { defender, .. } => Effect::Brawl {
            seat: defender,
            dice: MOST,
            against: defending_dice(table.player(defender).companion),
            leaves_keep,
        },
        Errand::Battle { .. } => Effect::FinalBattle {
            dice: MOST,
            wounds: wounds_at_the_start(player),
        },
    }
}

/// Setting dice of a roll aside.
pub(super) fn setting_aside(table: &Table, action: &Action, roll: &Roll, set: &SetAside) -> Effect {
    let side = action.rolling();
    let companion = table.player(table.roller(action)).companion;
    let score = side.score + set.soldiers;
    let next = side.after(roll.dice.len(), set.dice);
    Effect::SetAside {
        soldiers: set.soldiers,
        eaten: set.eaten,
        draws: set.draws(),
        score,
        bonus: match action.purpose() {
            Purpose::Recruiting => recruiting::bonus(companion, score),
            Purpose::Attacking => brawling::bonus(companion),
            Purpose::Defending | Purpose::Battling => 0,
        },
        next,
        all_scored: set.dice.len() == roll.dice.len(),
    }
}

/// Rolling on.
pub(super) fn rolling_on(table: &Table, action: &Action) -> Effect {
    let dice = action.roll.map_or(action.rolling().next, |roll| roll.dice.len());
    roll(table, action, dice, true)
}

/// Stopping; a battle cannot be stopped.
pub(super) fn stopping(table: &Table, action: &Action) -> Option<Effect> {
    let side = action.rolling();
    let seat = table.roller(action);
    let player = table.player(seat);
    match action.purpose() {
        Purpose::Recruiting => {
            let soldiers = side.score;
            let bonus = recruiting::bonus(player.companion, soldiers);
            Some(Effect::Recruited {
                soldiers,
                bonus,
                items: side.items.len(),
                army: player.army + soldiers + bonus,
            })
        }
        Purpose::Attacking => Some(Effect::Attacked {
            score: side.score,
            bonus: brawling::bonus(player.companion),
            against: action.defence.dice,
        }),
        Purpose::Defending => {
            let knows_shield = |loser| loser == seat && player.items.has(Item::MirrorShield);
            brawling::settlement(table, action, side.score, knows_shield).map(Effect::Defended)
        }
        Purpose::Battling => None,
    }
}

/// Accepting a farkle, or letting a blow of the Final Battle fall.
pub(super) fn accepting(table: &Table, action: &Action, roll: &Roll) -> Effect {
    let side = action.rolling();
    let seat = table.roller(action);
    let player = table.player(seat);
    match action.purpose() {
        Purpose::Recruiting | Purpose::Attacking | Purpose::Defending => {
            let kept = kept_at_a_farkle(table, action);
            let knows_shield = |loser| loser == seat && player.items.has(Item::MirrorShield);
            Effect::Farkled {
                soldiers: side.score - kept,
                kept,
                items: side.items.len(),
                brawl: match action.purpose() {
                    Purpose::Defending => brawling::settlement(table, action, 0, knows_shield),
                    Purpose::Recruiting | Purpose::Attacking | Purpose::Battling => None,
                },
            }
        }
        Purpose::Battling if action.farkles(roll) => Effect::Repelled {
            healed: wounded(table, action, 0),
        },
        Purpose::Battling => {
            let blow = blow(table, action, roll);
            let army = player.army - blow.soldiers;
            Effect::Fought {
                damage: blow.damage,
                wounds: blow.wounds,
                wins: blow.wins,
                soldiers: blow.soldiers,
                army,
                next: if blow.wins || army == 0 {
                    0
                } else {
                    side.after(roll.dice.len(), blow.dice)
                },
            }
        }
    }
}

/// Playing an item; nothing if there is nothing to play it on.
pub(super) fn playing(table: &Table, seat: Seat, play: &Play) -> Option<Effect> {
    let own_roll = table.own_roll(seat).ok();
    Some(match *play {
        Play::LoadedDie { from, to, .. } => {
            let (action, roll) = own_roll?;
            let mut turned = *roll;
            turned.dice.change(from, to);
            Effect::DieTurned {
                from,
                to,
                worth: worth(turned.scoring()).unwrap_or(0),
                farkle: action.farkles(&turned),
            }
        }
        Play::SecondWind { .. } => rolling_on(table, own_roll?.0),
        Play::RallyHorn { .. } => turned_event(own_roll?, EventFace::Rally),
        Play::DragonBait { seat, .. } => Effect::Baited { seat },
        Play::WarChest { .. } => Effect::Reinforced {
            soldiers: CHEST,
            army: table.player(seat).army + CHEST,
        },
        Play::CloakOfMist { .. } => Effect::Cloaked,
        Play::BattleBanner { .. } => Effect::ScoreRaised {
            by: BANNER,
            score: own_roll?.0.rolling().score + BANNER,
        },
        Play::Dragonbane { .. } => {
            let wounds = wounded(table, own_roll?.0, 1);
            Effect::Struck {
                wounds,
                wins: wounds >= table.health,
            }
        }
        Play::SmokeBomb { .. } => Effect::Vanished {
            wounds: wounded(table, own_roll?.0, 0),
        },
        Play::PilferingGlove { seat, .. } => Effect::Stolen {
            seat,
            among: table.player(seat).items.len(),
        },
    })
}

/// Asking the companion; nothing if there is nothing to help with.
pub(super) fn asking(table: &Table, seat: Seat, help: &Help) -> Option<Effect> {
    let own_roll = table.own_roll(seat).ok();
    Some(match *help {
        Help::Skree { seat, .. } => {
            let army = table.player(seat).army;
            let soldiers = deserters(army);
            Effect::Scared {
                seat,
                soldiers,
                army: army - soldiers,
            }
        }
        Help::OldHobb { .. } => {
            let (action, _) = own_roll?;
            roll(table, action, 1, false)
        }
        Help::EmberTheHatchling { .. } => turned_event(own_roll?, EventFace::Blank),
        Help::SirDunstan { .. } => {
            let (action, _) = own_roll?;
            roll(table, action, 0, true)
        }
    })
}

/// Keeping some items at the end of a turn.
pub(super) fn keeping(table: &Table, seat: Seat, kept: Items) -> Effect {
    Effect::Kept {
        discarded: table.player(seat).items.without(kept).iter().collect(),
    }
}

/// A roll with what a farkle would cost.
fn roll(table: &Table, action: &Action, dice: u8, event: bool) -> Effect {
    let side = action.rolling();
    Effect::Roll {
        dice,
        event,
        soldiers: match action.purpose() {
            Purpose::Recruiting | Purpose::Attacking | Purpose::Defending => {
                side.score - kept_at_a_farkle(table, action)
            }
            Purpose::Battling => 0,
        },
        items: side.items.len(),
    }
}

fn kept_at_a_farkle(table: &Table, action: &Action) -> u32 {
    match action.purpose() {
        Purpose::Recruiting => {
            recruiting::kept(table.player(table.roller(action)).companion, action.side.score)
        }
        Purpose::Attacking | Purpose::Defending | Purpose::Battling => 0,
    }
}

fn turned_event((action, roll): (&Action, &Roll), to: EventFace) -> Effect {
    let turned = Roll { event: to, ..*roll };
    Effect::EventTurned {
        from: roll.event,
        to,
        farkle: action.farkles(&turned),
    }
}
