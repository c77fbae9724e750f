//! Rolling, setting aside and rolling on, as recruiting and brawling share them.

use dragonhall_protocol::games::dragon_farkle::{Companion, EventFace, Notice, Reward, Rule};

use super::action::{Action, Purpose, Roll};
use super::decks::draw_item;
use super::dice::Faces;
use super::event::Event;
use super::soldiers::worth;
use super::{Pending, Table, event_die};
use crate::game::Draft;
use crate::rng::GameRng;

/// What setting dice aside brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SetAside {
    pub(super) dice: Faces,
    pub(super) soldiers: u32,
    pub(super) eaten: u32,
    pub(super) reward: Option<Reward>,
}

impl SetAside {
    /// A scoring set of a roll, with what the event die makes of it.
    pub(super) fn new(dice: Faces, worth: u32, event: EventFace, reward: Option<Reward>) -> Self {
        let (soldiers, eaten) = match (event, reward) {
            (EventFace::Dragon, _) => (0, worth),
            (EventFace::Rally, Some(Reward::Double | Reward::Both)) => (2 * worth, 0),
            (EventFace::Rally | EventFace::Blank, _) => (worth, 0),
        };
        Self {
            dice,
            soldiers,
            eaten,
            reward,
        }
    }

    /// Whether a magic item is drawn.
    pub(super) fn draws(&self) -> bool {
        matches!(self.reward, Some(Reward::Item | Reward::Both))
    }
}

/// Rolls the dice that are next and the event die.
pub(super) fn roll(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let count = action.roll.map_or(action.rolling().next, |roll| roll.dice.len());
    let seat = draft.roller(action);
    let bait = action.purpose() != Purpose::Battling && draft.player(seat).baited;
    let dice = (0..count).map(|_| rng.die()).collect();
    let rolled = event_die::roll(rng);
    let (event, baited) = if bait {
        (EventFace::Dragon, Some(rolled))
    } else {
        (rolled, None)
    };
    let roll = draft.roll_number + 1;
    draft.emit(Event::Seen(Notice::Rolled {
        seat,
        roll,
        dice,
        event,
        baited,
    }));
}

/// Whether these dice of a roll may be set aside with this reward, and what that brings.
pub(super) fn may_set_aside(
    table: &Table,
    action: &Action,
    roll: &Roll,
    dice: &[u8],
    reward: Option<Reward>,
) -> Result<SetAside, Rule> {
    if action.purpose() == Purpose::Battling {
        return Err(Rule::BattleGoesOn);
    }
    if !dice.is_sorted() {
        return Err(Rule::SmallestFirst);
    }
    let faces = Faces::from_values(dice).ok_or(Rule::NotRolled)?;
    if !faces.is_within(roll.dice.faces()) {
        return Err(Rule::NotRolled);
    }
    let worth = worth(faces)
        .filter(|_| !dice.is_empty())
        .ok_or(Rule::DoesNotScore)?;
    if roll.event == EventFace::Dragon && faces != roll.scoring() {
        return Err(Rule::DragonTakesAll);
    }
    may_take(table, action, roll.event, reward)?;
    Ok(SetAside::new(faces, worth, roll.event, reward))
}

/// Whether a reward may be taken for the event die.
pub(super) fn may_take(
    table: &Table,
    action: &Action,
    event: EventFace,
    reward: Option<Reward>,
) -> Result<(), Rule> {
    match (event, reward) {
        (EventFace::Rally, None) => Err(Rule::ChooseReward),
        (EventFace::Blank | EventFace::Dragon, Some(_)) => Err(Rule::NoRally),
        (EventFace::Blank | EventFace::Dragon, None) | (EventFace::Rally, Some(Reward::Double)) => Ok(()),
        (EventFace::Rally, Some(Reward::Item)) => has_items(table),
        (EventFace::Rally, Some(Reward::Both)) => {
            let player = table.player(table.roller(action));
            let companion = Companion::MiraTheBard;
            if player.companion != companion {
                Err(Rule::NotYourCompanion { companion })
            } else if action.purpose() == Purpose::Defending {
                Err(Rule::OnlyRecruitingOrAttacking)
            } else if player.companion_used {
                Err(Rule::OncePerTurn { companion })
            } else {
                has_items(table)
            }
        }
    }
}

fn has_items(table: &Table) -> Result<(), Rule> {
    if table.decks.have_items() {
        Ok(())
    } else {
        Err(Rule::NothingToDraw)
    }
}

/// Sets dice aside, and draws a magic item if that is the reward.
pub(super) fn set_aside(draft: &mut Draft<Table>, rng: &mut GameRng, set: &SetAside) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let seat = draft.roller(action);
    draft.emit(Event::Seen(Notice::SetAside {
        seat,
        dice: set.dice.values(),
        soldiers: set.soldiers,
        eaten: set.eaten,
        reward: set.reward,
    }));
    if set.draws() {
        draw_item(draft, rng, seat, true);
    }
}

/// Whether the roller may roll on: something was set aside, or the dragon excused a roll without scoring dice.
pub(super) fn may_roll_on(action: &Action) -> Result<(), Rule> {
    match (action.purpose(), &action.roll) {
        (Purpose::Battling, _) => Err(Rule::BattleGoesOn),
        (_, Some(roll)) if action.farkles(roll) => Err(Rule::Farkled),
        (_, Some(roll)) if roll.dice.faces().score() => Err(Rule::SetAsideFirst),
        (_, Some(_) | None) => Ok(()),
    }
}

/// Whether the roller may stop: as with rolling on, but a defender has to roll first.
pub(super) fn may_stop(action: &Action) -> Result<(), Rule> {
    may_roll_on(action)?;
    if action.roll.is_none() && action.rolling().shelves.is_empty() {
        return Err(Rule::RollFirst);
    }
    Ok(())
}
