//! Draghan: the party wins or loses together, and follows the plan of simple players who help each other.

use dragonhall_protocol::games::draghan::{Adventurer, Health, Intent, Realm, Stage, View};
use dragonhall_protocol::{Level, Outcome, Seat};
use dragonhall_rules::draghan::Table;
use dragonhall_rules::draghan::balance::Company;
use dragonhall_rules::play::{RandomPlay, seed_of};
use dragonhall_rules::simulate::Simulated;
use dragonhall_rules::{Game, GameRng, Status, Viewer};

use crate::insight::{Insight, Offers};
use crate::play::play;
use crate::strength::contests::{Contest, Contested, HARD};

impl Insight for Table {
    const CURIOSITY: f32 = 1.0;
    const FAITH: f32 = 0.7;
    /// What the party has agreed on.
    type Memory = Company;

    fn tables(level: Level) -> u32 {
        match level {
            Level::Easy => 5,
            Level::Fair => 25,
            Level::Hard => 150,
        }
    }

    /// Nobody takes a step of a plan back, so that the party comes to an agreement, or decides over the market for others.
    fn sensible(_: &Self, _: Seat, offers: &Offers<Self>) -> Vec<usize> {
        let back = |intent: &Intent| {
            matches!(
                intent,
                Intent::Move { .. }
                    | Intent::Withdraw { .. }
                    | Intent::TakeBack { .. }
                    | Intent::NotReady { .. }
                    | Intent::Hold { .. }
                    | Intent::Release { .. }
                    | Intent::CloseMarket { .. }
            )
        };
        let forward: Vec<usize> = (0..offers.len())
            .filter(|number| !back(&offers[*number].intent))
            .collect();
        if forward.is_empty() {
            (0..offers.len()).collect()
        } else {
            forward
        }
    }

    /// What the seat has in the party's plan; its agreement where that is all done.
    fn favourite(table: &Self, seat: Seat, offers: &Offers<Self>) -> Option<usize> {
        let view = table.view(Viewer::Public);
        let decided = Company::default().decides(&view, seat, offers);
        let number = |intent| offers.iter().position(|offer| offer.intent == intent);
        Some(decided.and_then(number).unwrap_or(0))
    }

    /// As simple players would who help each other, to the end of the game.
    fn play_on(
        table: &Self,
        awaited: &[Seat],
        company: &mut Company,
        _: &mut GameRng,
    ) -> Option<(Seat, Intent)> {
        let view = table.view(Viewer::Public);
        company.moves_on(&view, awaited, |seat| table.offers(seat))
    }

    fn standing(table: &Self) -> Vec<f32> {
        let view = table.view(Viewer::Public);
        let seats = view.party.iter().map(|one| usize::from(one.seat.0) + 1).max();
        vec![hope(&view); seats.unwrap_or(1)]
    }

    fn worth(_: &Self, outcome: &Outcome, _: Seat) -> f32 {
        match outcome {
            Outcome::SharedWin => 1.0,
            Outcome::SharedLoss | Outcome::Abandoned => 0.0,
            Outcome::Places { .. } | Outcome::Solo { .. } | Outcome::Draw => 0.5,
        }
    }
}

impl Contested for Table {
    fn contests() -> Vec<Contest> {
        vec![Contest {
            name: "hard party instead of a random one: additional share of victories",
            target: 0.3,
            ends: [-1.0, 1.0],
            play: gain,
        }]
    }
}

/// 1 if a hard party of three wins where a random one loses, -1 the other way round, otherwise 0.
fn gain(number: u64) -> f64 {
    let won = |table: Option<Table>| {
        let status = table.map(|table| table.status());
        f64::from(u8::from(status == Some(Status::Finished(Outcome::SharedWin))))
    };
    let seed = seed_of(number);
    let options = Default::default();
    let random = RandomPlay::new(&options, 3, seed, Table::TEMPER).ok();
    let random = random.map(|mut game: RandomPlay<Table>| {
        while game.next().is_some() {}
        game.table().clone()
    });
    won(play(&options, &[HARD; 3], seed)) - won(random)
}

/// How much a party may hope: for its health, its equipment and the time that is left.
fn hope(view: &View) -> f32 {
    let size = view.party.len().max(1) as f32;
    let strength: f32 = view.party.iter().map(strength).sum::<f32>() / size;
    let hurry = match (view.realm, &view.stage) {
        (_, Stage::Choosing { .. }) | (Realm::Draghan, _) => f32::from(view.piles.locations) / 100.0,
        (Realm::ShadowRealm, _) => 0.1 + f32::from(view.piles.shadow_locations) / 50.0,
    };
    (0.1 + 0.04 * strength + hurry).clamp(0.0, 0.95)
}

/// What a character brings: its icons, those of its equipment, its gold.
fn strength(one: &Adventurer) -> f32 {
    let gear: u8 = one
        .gear
        .iter()
        .map(|card| {
            if card.heals {
                3
            } else {
                card.gives.strength + card.gives.charm + card.gives.knowledge
            }
        })
        .sum();
    let health = match one.health {
        Health::Healthy => 3.0,
        Health::Hurt => 0.0,
        Health::Gone => return -3.0,
    };
    health + f32::from(gear) + f32::from(one.gold) / 2.0
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::games::draghan::Options;

    use super::*;
    use crate::tests::bots_play_to_the_end;

    #[test]
    fn bots_play_a_campaign_of_four_characters_to_the_end() {
        let campaign = Options {
            characters: Some(4),
            campaign: Some(Vec::new()),
        };
        bots_play_to_the_end::<Table>(&campaign, Table::SEATS);
    }
}
