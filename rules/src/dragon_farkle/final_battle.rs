//! The Final Battle: rolls that hurt the dragon and cost soldiers, until one of both is gone or a farkle ends it.

use dragonhall_protocol::games::dragon_farkle::{Notice, Rule, TurnEnd};

use super::action::{Action, Errand, Roll};
use super::dice::Faces;
use super::event::Event;
use super::player::Player;
use super::soldiers::worth;
use super::turn::end_turn;
use super::{Pending, Table, event_die, rolling};
use crate::game::Draft;
use crate::rng::GameRng;

/// The soldiers that it takes to enter the Keep, counted when the turn begins.
const ENOUGH: u32 = 5_000;

/// What a roll does in the Final Battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blow {
    pub(super) damage: u8,
    /// The dragon's wounds afterwards.
    pub(super) wounds: u8,
    pub(super) wins: bool,
    /// The dice that are set aside.
    pub(super) dice: Faces,
    /// The soldiers that it costs.
    pub(super) soldiers: u32,
}

/// Whoever is inside may fight on; to enter takes 5,000 soldiers at the beginning of the turn.
pub(super) fn may_battle(table: &Table) -> Result<(), Rule> {
    let strength = table.strength;
    if table.player(table.to_move).in_keep || strength >= ENOUGH {
        Ok(())
    } else {
        Err(Rule::TooFewSoldiers { strength })
    }
}

/// The dragon is unhurt, unless a Smoke Bomb kept this player's wounds open.
pub(super) fn wounds_at_the_start(player: &Player) -> u8 {
    player.wounds
}

/// The dragon's wounds after more damage; more than its health do not count.
pub(super) fn wounded(table: &Table, action: &Action, damage: u8) -> u8 {
    let wounds = match action.errand {
        Errand::Battle { wounds } => wounds,
        Errand::Recruit | Errand::Brawl { .. } => 0,
    };
    (wounds + damage).min(table.health)
}

/// What a roll does: damage first, and only if the dragon lives, soldiers die.
pub(super) fn blow(table: &Table, action: &Action, roll: &Roll) -> Blow {
    let damage = event_die::damage(roll.event);
    let wounds = wounded(table, action, damage);
    let wins = wounds >= table.health;
    let dice = if wins { Faces::default() } else { roll.scoring() };
    let army = table.player(table.to_move).army;
    Blow {
        damage,
        wounds,
        wins,
        dice,
        soldiers: worth(dice).unwrap_or(0).min(army),
    }
}

/// Lets the roll take effect; the next roll follows by itself.
pub(super) fn fight(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let Some(roll) = action.roll else {
        return;
    };
    let seat = draft.to_move;
    if action.farkles(&roll) {
        draft.emit(Event::Seen(Notice::Farkled {
            seat,
            soldiers: 0,
            kept: 0,
        }));
        return end_turn(draft, rng, TurnEnd::Repelled);
    }
    let blow = blow(draft, action, &roll);
    draft.emit(Event::Seen(Notice::Fought {
        seat,
        dice: blow.dice.values(),
        damage: blow.damage,
        wounds: blow.wounds,
        soldiers: blow.soldiers,
    }));
    if blow.wins {
        draft.emit(Event::Seen(Notice::DragonSlain { seat }));
    } else if draft.player(seat).army == 0 {
        draft.emit(Event::Seen(Notice::ArmyGone { seat }));
        end_turn(draft, rng, TurnEnd::Eaten);
    } else {
        rolling::roll(draft, rng);
    }
}
