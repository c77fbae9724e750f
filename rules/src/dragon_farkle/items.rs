//! Magic items: when each may be played, and what it does.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{EventFace, Item, Notice, Play, Rule, TurnEnd};

use super::action::{Action, Purpose, Roll};
use super::event::Event;
use super::final_battle::wounded;
use super::turn::{end_turn, go_on_after_turn};
use super::{Pending, Table, rolling};
use crate::game::Draft;
use crate::rng::GameRng;

/// The soldiers in a War Chest.
pub(super) const CHEST: u32 = 300;

/// What a Battle Banner adds to a score.
pub(super) const BANNER: u32 = 300;

/// The most dice that a roll may have for a Loaded Die.
const LOADED_DIE_DICE: u8 = 4;

/// The most dice that a roll may have for a Rally Horn.
const RALLY_HORN_DICE: u8 = 5;

/// The item that is played.
pub(super) fn item_of(play: &Play) -> Item {
    match play {
        Play::LoadedDie { .. } => Item::LoadedDie,
        Play::SecondWind { .. } => Item::SecondWind,
        Play::RallyHorn { .. } => Item::RallyHorn,
        Play::DragonBait { .. } => Item::DragonBait,
        Play::WarChest { .. } => Item::WarChest,
        Play::CloakOfMist { .. } => Item::CloakOfMist,
        Play::BattleBanner { .. } => Item::BattleBanner,
        Play::Dragonbane { .. } => Item::Dragonbane,
        Play::SmokeBomb { .. } => Item::SmokeBomb,
        Play::PilferingGlove { .. } => Item::PilferingGlove,
    }
}

/// Whether a player may play an item at this moment, whatever it would be used on.
pub(super) fn is_time_for(table: &Table, seat: Seat, item: Item) -> Result<(), Rule> {
    match item {
        Item::SackOfHolding | Item::MirrorShield => Err(Rule::ItemWorksByItself { item }),
        Item::LoadedDie => {
            let (action, roll) = table.own_roll(seat)?;
            require(action.purpose() != Purpose::Battling, Rule::NotInFinalBattle)?;
            at_most(LOADED_DIE_DICE, roll)
        }
        Item::SecondWind => {
            let (action, roll) = table.own_roll(seat)?;
            require(action.farkles(roll), Rule::OnlyFarkle)
        }
        Item::RallyHorn => {
            let (action, roll) = table.own_roll(seat)?;
            require(action.purpose() != Purpose::Battling, Rule::NotInFinalBattle)?;
            at_most(RALLY_HORN_DICE, roll)?;
            require(roll.dice.faces().score(), Rule::OnlyScoring)?;
            require(roll.event != EventFace::Rally, Rule::RallyAlready)
        }
        Item::DragonBait => require(table.waiting_roll().is_none(), Rule::RollWaits),
        Item::WarChest | Item::PilferingGlove => table.require_before_action(seat),
        Item::CloakOfMist => {
            require(!table.brawl_runs(), Rule::BrawlRuns)?;
            require(!table.player(seat).cloaked, Rule::CloakedAlready)
        }
        Item::BattleBanner => {
            let (action, roll) = table.own_roll(seat)?;
            let in_brawl = matches!(action.purpose(), Purpose::Attacking | Purpose::Defending);
            require(in_brawl, Rule::OnlyInBrawl)?;
            require(roll.dice.faces().score(), Rule::OnlyScoring)
        }
        Item::Dragonbane => {
            let (action, roll) = table.own_roll(seat)?;
            require(action.purpose() == Purpose::Battling, Rule::OnlyInFinalBattle)?;
            require(roll.event != EventFace::Blank, Rule::DragonUnhurt)
        }
        Item::SmokeBomb => {
            let (action, _) = table.own_roll(seat)?;
            require(action.purpose() == Purpose::Battling, Rule::OnlyInFinalBattle)
        }
    }
}

/// Whether a player may play an item like this.
pub(super) fn may_play(table: &Table, seat: Seat, play: &Play) -> Result<(), Rule> {
    let item = item_of(play);
    if !table.player(seat).items.has(item) {
        return Err(if table.aside_of(seat).has(item) {
            Rule::StillSetAside { item }
        } else {
            Rule::NotOwned { item }
        });
    }
    is_time_for(table, seat, item)?;
    match *play {
        Play::LoadedDie { from, to, .. } => {
            let (_, roll) = table.own_roll(seat)?;
            require(roll.dice.faces().of(from) > 0, Rule::NotRolled)?;
            let neighbours = (1..=6).contains(&to) && from.abs_diff(to) == 1;
            require(neighbours, Rule::NotNeighbours { from, to })
        }
        Play::DragonBait { seat: target, .. } => {
            table.require_nameable(seat, target)?;
            require(!table.player(target).baited, Rule::AlreadyBaited { seat: target })
        }
        Play::PilferingGlove { seat: target, .. } => {
            table.require_nameable(seat, target)?;
            require(
                table.player(target).items.len() > 0,
                Rule::NoItem { seat: target },
            )
        }
        Play::SecondWind { .. }
        | Play::RallyHorn { .. }
        | Play::WarChest { .. }
        | Play::CloakOfMist { .. }
        | Play::BattleBanner { .. }
        | Play::Dragonbane { .. }
        | Play::SmokeBomb { .. } => Ok(()),
    }
}

/// Plays an item.
pub(super) fn play(draft: &mut Draft<Table>, rng: &mut GameRng, seat: Seat, play: &Play) {
    let roll = draft.roll_number + 1;
    match *play {
        Play::LoadedDie { from, to, .. } => {
            draft.emit(Event::Seen(Notice::DieTurned { seat, roll, from, to }))
        }
        Play::SecondWind { .. } => {
            draft.emit(Event::Seen(Notice::SecondWind { seat }));
            rolling::roll(draft, rng);
        }
        Play::RallyHorn { .. } => draft.emit(Event::Seen(Notice::HornBlown { seat, roll })),
        Play::DragonBait { seat: target, .. } => {
            draft.emit(Event::Seen(Notice::Baited { seat, target }));
            go_on_if_over(draft, rng);
        }
        Play::WarChest { .. } => draft.emit(Event::Seen(Notice::ChestOpened {
            seat,
            soldiers: CHEST,
        })),
        Play::CloakOfMist { .. } => {
            draft.emit(Event::Seen(Notice::Cloaked { seat }));
            go_on_if_over(draft, rng);
        }
        Play::BattleBanner { .. } => draft.emit(Event::Seen(Notice::BannerRaised { seat, by: BANNER })),
        Play::Dragonbane { .. } => {
            let Pending::Acting(action) = &draft.stage else {
                return;
            };
            let wounds = wounded(draft, action, 1);
            draft.emit(Event::Seen(Notice::Struck { seat, wounds }));
            if wounds >= draft.health {
                draft.emit(Event::Seen(Notice::DragonSlain { seat }));
            }
        }
        Play::SmokeBomb { .. } => {
            let Pending::Acting(action) = &draft.stage else {
                return;
            };
            let wounds = wounded(draft, action, 0);
            draft.emit(Event::Seen(Notice::Vanished { seat, wounds }));
            end_turn(draft, rng, TurnEnd::Vanished);
        }
        Play::PilferingGlove { seat: from, .. } => {
            let items: Vec<Item> = draft.player(from).items.iter().collect();
            let item = items[rng.below(items.len() as u32) as usize];
            draft.emit(Event::Stolen { seat, from, item });
        }
    }
}

/// An item that was played after the end of a turn may leave its player with no more than allowed.
fn go_on_if_over(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if draft.stage == Pending::Keeping {
        go_on_after_turn(draft, rng);
    }
}

fn at_most(most: u8, roll: &Roll) -> Result<(), Rule> {
    require(roll.dice.len() <= most, Rule::TooManyDice { most })
}

fn require(holds: bool, rule: Rule) -> Result<(), Rule> {
    if holds { Ok(()) } else { Err(rule) }
}

impl Table {
    /// The roll of this player that waits.
    pub(super) fn own_roll(&self, seat: Seat) -> Result<(&Action, &Roll), Rule> {
        self.waiting_roll()
            .filter(|(action, _)| self.roller(action) == seat)
            .ok_or(Rule::NoRoll)
    }

    /// It is this player's turn, and the action has not been chosen.
    pub(super) fn require_before_action(&self, seat: Seat) -> Result<(), Rule> {
        let before = self.stage == Pending::Choosing && self.to_move == seat;
        require(before, Rule::BeforeYourAction)
    }

    /// It is another player.
    pub(super) fn require_other(&self, seat: Seat, target: Seat) -> Result<(), Rule> {
        let exists = usize::from(target.0) < self.players.len();
        require(exists, Rule::NoSuchPlayer { seat: target })?;
        require(seat != target, Rule::NotYourself)
    }

    /// It is another player, whom no Cloak of Mist hides.
    pub(super) fn require_nameable(&self, seat: Seat, target: Seat) -> Result<(), Rule> {
        self.require_other(seat, target)?;
        require(!self.player(target).cloaked, Rule::Cloaked { seat: target })
    }
}
