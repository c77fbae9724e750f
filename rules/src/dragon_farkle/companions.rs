//! Companions that can be asked for help; what the others do stands where it happens.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, EventFace, Help, Notice, Reward, Rule};

use super::action::Purpose;
use super::event::Event;
use super::{Table, event_die, rolling};
use crate::game::Draft;
use crate::rng::GameRng;

/// The soldiers that desert from Skree.
const SCARED: u32 = 100;

/// The most dice that a roll may have for Old Hobb.
const HOBB_DICE: u8 = 4;

/// The fewest dice that a roll must have for Sir Dunstan.
const DUNSTAN_DICE: u8 = 2;

/// The companion that is asked.
fn companion_of(help: &Help) -> Companion {
    match help {
        Help::Skree { .. } => Companion::Skree,
        Help::OldHobb { .. } => Companion::OldHobb,
        Help::EmberTheHatchling { .. } => Companion::EmberTheHatchling,
        Help::SirDunstan { .. } => Companion::SirDunstan,
    }
}

/// Whether a player's companion can help at this moment, whatever the help is for.
pub(super) fn is_time_for(table: &Table, seat: Seat) -> Result<(), Rule> {
    let player = table.player(seat);
    let companion = player.companion;
    if player.companion_used && table.to_move == seat {
        return Err(Rule::OncePerTurn { companion });
    }
    match companion {
        Companion::Skree => table.require_before_action(seat),
        Companion::OldHobb => {
            let most = HOBB_DICE;
            let (action, roll) = table.own_roll(seat)?;
            match action.purpose() {
                Purpose::Defending | Purpose::Battling => Err(Rule::OnlyRecruitingOrAttacking),
                Purpose::Recruiting | Purpose::Attacking if roll.dice.len() > most => {
                    Err(Rule::TooManyDice { most })
                }
                Purpose::Recruiting | Purpose::Attacking => Ok(()),
            }
        }
        Companion::EmberTheHatchling => {
            let (action, roll) = table.own_roll(seat)?;
            match (action.purpose(), roll.event) {
                (Purpose::Defending | Purpose::Battling, _) => Err(Rule::OnlyRecruitingOrAttacking),
                (_, EventFace::Blank | EventFace::Rally) => Err(Rule::NoDragonFace),
                (_, EventFace::Dragon) => Ok(()),
            }
        }
        Companion::MiraTheBard => {
            let (action, roll) = table.own_roll(seat)?;
            match action.purpose() {
                Purpose::Defending | Purpose::Battling => Err(Rule::OnlyRecruitingOrAttacking),
                Purpose::Recruiting | Purpose::Attacking if !roll.dice.faces().score() => {
                    Err(Rule::OnlyScoring)
                }
                Purpose::Recruiting | Purpose::Attacking => {
                    rolling::may_take(table, action, roll.event, Some(Reward::Both))
                }
            }
        }
        Companion::SirDunstan => {
            let fewest = DUNSTAN_DICE;
            let (action, roll) = table.own_roll(seat)?;
            match action.purpose() {
                Purpose::Recruiting | Purpose::Attacking | Purpose::Defending => Err(Rule::OnlyInFinalBattle),
                Purpose::Battling if roll.dice.len() < fewest => Err(Rule::TooFewDice { fewest }),
                Purpose::Battling => Ok(()),
            }
        }
        Companion::BramQuartermaster
        | Companion::SisterWend
        | Companion::Grimbold
        | Companion::DameOaken
        | Companion::PipLightfinger => Err(Rule::CompanionWorksByItself { companion }),
    }
}

/// Whether a player may ask for this help.
pub(super) fn may_ask(table: &Table, seat: Seat, help: &Help) -> Result<(), Rule> {
    let companion = companion_of(help);
    if table.player(seat).companion != companion {
        return Err(Rule::NotYourCompanion { companion });
    }
    is_time_for(table, seat)?;
    match *help {
        Help::Skree { seat: target, .. } => {
            table.require_nameable(seat, target)?;
            if table.player(target).army == 0 {
                return Err(Rule::NoArmy { seat: target });
            }
        }
        Help::OldHobb { die, .. } => {
            let (_, roll) = table.own_roll(seat)?;
            if roll.dice.faces().of(die) == 0 {
                return Err(Rule::NotRolled);
            }
        }
        Help::EmberTheHatchling { .. } | Help::SirDunstan { .. } => {}
    }
    Ok(())
}

/// The soldiers of an army that desert from Skree.
pub(super) fn deserters(army: u32) -> u32 {
    army.min(SCARED)
}

/// Lets the companion help.
pub(super) fn ask(draft: &mut Draft<Table>, rng: &mut GameRng, seat: Seat, help: &Help) {
    let roll = draft.roll_number + 1;
    match *help {
        Help::Skree { seat: target, .. } => {
            let soldiers = deserters(draft.player(target).army);
            draft.emit(Event::Seen(Notice::Scared {
                seat,
                target,
                soldiers,
            }));
            if draft.player(target).is_eaten() {
                draft.emit(Event::Seen(Notice::ArmyGone { seat: target }));
            }
        }
        Help::OldHobb { die, .. } => draft.emit(Event::Seen(Notice::DieRerolled {
            seat,
            roll,
            from: die,
            to: rng.die(),
        })),
        Help::EmberTheHatchling { .. } => draft.emit(Event::Seen(Notice::DragonTamed { seat, roll })),
        Help::SirDunstan { .. } => draft.emit(Event::Seen(Notice::EventRerolled {
            seat,
            roll,
            event: event_die::roll(rng),
        })),
    }
}
