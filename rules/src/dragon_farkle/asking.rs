//! Which intents are heard: from whom, at which moment, and whether the rules allow them.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Help, Intent, Play, Rule};

use super::action::{Action, Errand, Purpose, Roll};
use super::cards::Items;
use super::rolling::SetAside;
use super::turn::may_choose;
use super::{Pending, Table, brawling, companions, final_battle, holding, items, recruiting, rolling, turn};
use crate::game::{Draft, Refused};
use crate::rng::GameRng;

/// What an intent asks for, once the rules have allowed it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step {
    Choose(Errand),
    SetAside(SetAside),
    RollOn,
    Stop(Purpose),
    Accept(Purpose),
    Play(Play),
    Ask(Help),
    Keep(Items),
}

/// The step that a seat's intent asks for, if it may be taken now.
pub(super) fn step(table: &Table, seat: Seat, intent: &Intent) -> Result<Step, Refused<Rule>> {
    let heard = match intent {
        Intent::Play(_) | Intent::Ask(_) => {
            table.stage != Pending::Over && usize::from(seat.0) < table.players.len()
        }
        Intent::Recruit { .. }
        | Intent::Brawl { .. }
        | Intent::FinalBattle { .. }
        | Intent::SetAside { .. }
        | Intent::RollOn { .. }
        | Intent::Stop { .. }
        | Intent::Accept { .. }
        | Intent::Keep { .. } => table.awaits(seat),
    };
    if !heard {
        return Err(Refused::NotAwaited);
    }
    if !is_now(table, intent) {
        return Err(Refused::Stale);
    }
    allowed(table, seat, intent).map_err(Refused::Rule)
}

/// Whether an intent names the latest roll, and one that has not been answered, or the present turn.
fn is_now(table: &Table, intent: &Intent) -> bool {
    let (number, answers) = match *intent {
        Intent::Recruit { turn }
        | Intent::Brawl { turn, .. }
        | Intent::FinalBattle { turn }
        | Intent::Keep { turn, .. }
        | Intent::Play(
            Play::DragonBait { turn, .. }
            | Play::WarChest { turn }
            | Play::CloakOfMist { turn }
            | Play::PilferingGlove { turn, .. },
        )
        | Intent::Ask(Help::Skree { turn, .. }) => return turn == table.turn,
        Intent::SetAside { roll, .. } | Intent::Accept { roll } => (roll, true),
        Intent::RollOn { roll }
        | Intent::Stop { roll }
        | Intent::Play(
            Play::LoadedDie { roll, .. }
            | Play::SecondWind { roll }
            | Play::RallyHorn { roll }
            | Play::BattleBanner { roll }
            | Play::Dragonbane { roll }
            | Play::SmokeBomb { roll },
        )
        | Intent::Ask(
            Help::OldHobb { roll, .. } | Help::EmberTheHatchling { roll } | Help::SirDunstan { roll },
        ) => (roll, false),
    };
    let answered = matches!(table.stage, Pending::Acting(Action { roll: None, .. }));
    number == table.roll_number && !(answers && answered)
}

fn allowed(table: &Table, seat: Seat, intent: &Intent) -> Result<Step, Rule> {
    match intent {
        Intent::Recruit { .. } => may_choose(table).map(|()| Step::Choose(Errand::Recruit)),
        Intent::Brawl { seat: defender, .. } => {
            may_choose(table)?;
            brawling::may_brawl(table, seat, *defender)?;
            Ok(Step::Choose(Errand::Brawl {
                defender: *defender,
                attacked: false,
            }))
        }
        Intent::FinalBattle { .. } => {
            may_choose(table)?;
            final_battle::may_battle(table)?;
            Ok(Step::Choose(Errand::Battle { wounds: 0 }))
        }
        Intent::SetAside { dice, reward, .. } => {
            let (action, roll) = waiting(table)?;
            rolling::may_set_aside(table, action, roll, dice, *reward).map(Step::SetAside)
        }
        Intent::RollOn { .. } => rolling::may_roll_on(acting(table)?).map(|()| Step::RollOn),
        Intent::Stop { .. } => {
            let action = acting(table)?;
            rolling::may_stop(action).map(|()| Step::Stop(action.purpose()))
        }
        Intent::Accept { .. } => {
            let (action, roll) = waiting(table)?;
            if action.purpose() == Purpose::Battling || action.farkles(roll) {
                Ok(Step::Accept(action.purpose()))
            } else {
                Err(Rule::NotFarkled)
            }
        }
        Intent::Play(play) => items::may_play(table, seat, play).map(|()| Step::Play(*play)),
        Intent::Ask(help) => companions::may_ask(table, seat, help).map(|()| Step::Ask(*help)),
        Intent::Keep { items, .. } => match table.stage {
            Pending::Keeping => holding::may_keep(table.player(seat), items).map(Step::Keep),
            Pending::Choosing | Pending::Acting(_) | Pending::Over => Err(Rule::NotTooMany),
        },
    }
}

/// The action, which must have been chosen.
fn acting(table: &Table) -> Result<&Action, Rule> {
    match &table.stage {
        Pending::Acting(action) => Ok(action),
        Pending::Choosing => Err(Rule::ChooseFirst),
        Pending::Keeping | Pending::Over => Err(Rule::TurnIsOver),
    }
}

fn waiting(table: &Table) -> Result<(&Action, &Roll), Rule> {
    let action = acting(table)?;
    action
        .roll
        .as_ref()
        .map(|roll| (action, roll))
        .ok_or(Rule::NoRoll)
}

/// What comes of a step.
pub(super) fn take(table: &Table, seat: Seat, step: Step, rng: &mut GameRng) -> Draft<Table> {
    let mut draft = Draft::new(table);
    match step {
        Step::Choose(errand) => turn::choose(&mut draft, rng, errand),
        Step::SetAside(set) => rolling::set_aside(&mut draft, rng, &set),
        Step::RollOn => rolling::roll(&mut draft, rng),
        Step::Stop(Purpose::Recruiting) => recruiting::stop(&mut draft, rng),
        Step::Stop(Purpose::Attacking) => brawling::stop_attacking(&mut draft),
        Step::Stop(Purpose::Defending) => brawling::stop_defending(&mut draft, rng),
        Step::Accept(Purpose::Recruiting) => recruiting::farkle(&mut draft, rng),
        Step::Accept(Purpose::Attacking) => brawling::farkle_attacking(&mut draft),
        Step::Accept(Purpose::Defending) => brawling::farkle_defending(&mut draft, rng),
        Step::Accept(Purpose::Battling) => final_battle::fight(&mut draft, rng),
        // Nobody stops a battle: the rules have not allowed it.
        Step::Stop(Purpose::Battling) => {}
        Step::Play(play) => items::play(&mut draft, rng, seat, &play),
        Step::Ask(help) => companions::ask(&mut draft, rng, seat, &help),
        Step::Keep(kept) => holding::keep(&mut draft, rng, seat, kept),
    }
    draft
}
