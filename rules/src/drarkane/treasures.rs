//! Completing objectives: after a trick for its winner, after a round for everybody.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::drarkane::{Card, Judged, Objective, Player, Wizards};

use super::Table;
use super::cards::is_obscure;
use super::champion::Champion;
use super::dragons::{card, terror};
use super::objectives;

/// The highest number with which an Underdog wins.
const UNDERDOG: u8 = 3;

/// The Terror of a giant.
const GIANT: u8 = 10;

/// What the winner of the trick completes with it: the own objective first, then every shared one.
pub(super) fn completed_by_trick(table: &Table, winner: Player) -> Vec<Objective> {
    let champion = &table.champions[table.index(winner)];
    let own = champion.kept.filter(|kept| !champion.completed.contains(kept));
    own.into_iter()
        .chain(table.treasure_zone.iter().copied())
        .filter(|objective| objectives::card(*objective).judged == Judged::AfterTrick)
        .filter(|objective| met_by_trick(table, *objective))
        .collect()
}

/// Everything that a seat scores after a round: completed after tricks, own and shared.
pub(super) fn scored(table: &Table, seat: Seat) -> Vec<Objective> {
    let champion = table.at(seat);
    let after_round = champion
        .kept
        .into_iter()
        .chain(table.treasure_zone.iter().copied())
        .filter(|objective| objectives::card(*objective).judged == Judged::AfterRound)
        .filter(|objective| met_in_round(table, Player::Seat(seat), *objective));
    champion.completed.iter().copied().chain(after_round).collect()
}

/// Whether the winner of the present trick meets an objective with it.
fn met_by_trick(table: &Table, objective: Objective) -> bool {
    let trick = &table.trick;
    let Some(winning) = trick.winning() else {
        return false;
    };
    match objective {
        Objective::Underdog => winning.card.counts.is_some_and(|counts| counts <= UNDERDOG),
        Objective::TwinSlayer => trick.felled.len() >= 2,
        Objective::Spellbreaker => trick.wizards() != Wizards::Absent,
        Objective::Onslaught => {
            let before = table.last_trick.as_ref().filter(|_| trick.number > 1);
            before
                .and_then(|trick| trick.winning())
                .map(|before| before.player)
                == Some(winning.player)
        }
        Objective::NothingWasted => trick.unplaced.is_empty(),
        Objective::GiantsBane => trick
            .felled
            .iter()
            .any(|felled| card(felled.dragon).terror >= GIANT),
        Objective::DarkCourt => trick.plays.iter().filter(|played| is_obscure(**played)).count() >= 2,
        Objective::NestRobber => trick.plays.iter().any(|played| played.card == Card::Egg),
        Objective::LightningRaid => trick
            .felled
            .iter()
            .any(|felled| felled.by_this_trick_alone && card(felled.dragon).slots.len() >= 2),
        Objective::LastWord => trick.order.last() == Some(&winning.player),
        Objective::OathOfPeace
        | Objective::WordOfSteel
        | Objective::NearThing
        | Objective::DragonHunter
        | Objective::TerrorOfTerrors
        | Objective::TrophyHead
        | Objective::Warlord
        | Objective::ShadowWalker
        | Objective::LastStand
        | Objective::CleanBlade => false,
    }
}

/// Whether somebody meets an objective at the end of the round; the Fallen King counts in every comparison.
fn met_in_round(table: &Table, player: Player, objective: Objective) -> bool {
    let champion = &table.champions[table.index(player)];
    let all = || table.champions.iter();
    let dragons = |champion: &Champion| champion.dragons.len();
    let terror = |champion: &Champion| terror(&champion.dragons);
    let greatest = |champion: &Champion| champion.dragons.iter().map(|dragon| card(*dragon).terror).max();
    let missed_by = champion
        .contract
        .map(|contract| contract.abs_diff(champion.tricks));
    match objective {
        Objective::OathOfPeace => champion.contract == Some(0) && champion.tricks == 0,
        Objective::WordOfSteel => champion.contract >= Some(2) && missed_by == Some(0),
        Objective::NearThing => missed_by == Some(1),
        Objective::DragonHunter => {
            dragons(champion) > 0 && all().all(|other| dragons(other) <= dragons(champion))
        }
        Objective::TerrorOfTerrors => {
            dragons(champion) > 0 && all().all(|other| terror(other) <= terror(champion))
        }
        Objective::TrophyHead => {
            dragons(champion) > 0 && all().all(|other| greatest(other) <= greatest(champion))
        }
        Objective::Warlord => champion.tricks > 0 && all().all(|other| other.tricks <= champion.tricks),
        Objective::ShadowWalker => all().all(|other| other.tricks >= champion.tricks),
        Objective::LastStand => table.trick.order.first() == Some(&player),
        Objective::CleanBlade => champion.tricks > 0 && champion.dragons.is_empty(),
        Objective::Underdog
        | Objective::TwinSlayer
        | Objective::Spellbreaker
        | Objective::Onslaught
        | Objective::NothingWasted
        | Objective::GiantsBane
        | Objective::DarkCourt
        | Objective::NestRobber
        | Objective::LightningRaid
        | Objective::LastWord => false,
    }
}
