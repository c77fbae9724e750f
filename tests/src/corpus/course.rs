//! The course of an evening: people gather, play one game or more, and go home.

use std::time::Duration;

use dragonhall_protocol::{ClientMessage, GameOptions, Phase, Seat, SeatNumber};
use dragonhall_rules::seed;
use dragonhall_server::store::FinishedQuery;
use tokio::time::sleep;

use super::evening::{Act, Evening, MOMENT, bytes, taken};
use super::format::{Recording, mark};
use super::plan::{Plan, variants};
use super::since;

/// Spends an evening as planned; what is kept of it.
pub(super) async fn spend(plan: Plan) -> Recording {
    let mut evening = Evening::begin(&plan).await;
    evening.gathers(&plan).await;
    for game in 0..plan.mood.games {
        if game > 0 && !evening.chooses_the_next_game().await {
            break;
        }
        if !evening.begins().await {
            break;
        }
        evening.is_played(&plan, game + 1 < plan.mood.games).await;
    }
    evening.goes_home(plan).await
}

impl Evening {
    /// People sit down, bots are added, and the room is kept as planned.
    async fn gathers(&mut self, plan: &Plan) {
        for place in 0..(plan.seats - plan.bots).max(1) {
            let who = self.comes().await.expect("an open room");
            let name = self.next_name();
            if plan.bots == plan.seats {
                self.tell(who, |id| ClientMessage::Watch { id, name }).await;
            } else {
                self.sits(who, None, name).await;
            }
            if place == 0 {
                let settings = plan.settings;
                self.tell(who, |id| ClientMessage::Settings { id, settings })
                    .await;
            }
        }
        for _ in 0..plan.bots {
            let level = self.level();
            self.tell(0, |id| ClientMessage::AddBot {
                id,
                seat: None,
                level,
            })
            .await;
        }
        match self.chance.below(6) {
            0 => {
                self.tell(0, |id| ClientMessage::Shuffle { id }).await;
            }
            1 => {
                let mut seats = taken(self.seen());
                seats.reverse();
                self.tell(0, |id| ClientMessage::Arrange { id, seats }).await;
            }
            2 => {
                let who = self.people.len() - 1;
                self.tell(who, |id| ClientMessage::Stand { id }).await;
                let name = self.next_name();
                self.sits(who, None, name).await;
            }
            _ => {}
        }
        if plan.bots < plan.seats && self.chance.below(6) == 0 {
            since::nobody_comes(self).await;
        }
    }

    /// Everybody gets ready and shows a number; whether a game is on then.
    async fn begins(&mut self) -> bool {
        self.all_return().await;
        if self.chance.below(8) == 0 {
            self.ready(0).await;
            self.tell(0, |id| ClientMessage::Unready { id }).await;
        }
        let seated = self.seated();
        if seated.is_empty() {
            self.tell(0, |id| ClientMessage::Begin { id }).await;
        }
        for who in &seated {
            self.ready(*who).await;
        }
        for (place, who) in seated.iter().enumerate() {
            if place > 0 && self.chance.below(12) == 0 {
                // Somebody does not show the number for long.
                self.passes(1_000).await;
            }
            let number = self.people[*who].number;
            self.tell(*who, |id| ClientMessage::Reveal { id, number }).await;
        }
        self.phase() == Phase::Playing
    }

    pub(super) async fn ready(&mut self, who: usize) {
        let number = SeatNumber(bytes(&mut self.chance));
        let number_hash = seed::commitment(&number.0);
        let ready = |id| ClientMessage::Ready { id, number_hash };
        if self.tell(who, ready).await.is_some() {
            self.people[who].number = number;
        }
    }

    async fn is_played(&mut self, plan: &Plan, goes_on: bool) {
        for _ in 0..plan.mood.most {
            if self.phase() != Phase::Playing {
                return;
            }
            let act = self.picks(plan.mood.acts);
            self.does(act).await;
        }
        if goes_on || self.chance.below(3) > 0 {
            self.does(Act::End).await;
        }
    }

    fn picks(&mut self, acts: &[(usize, Act)]) -> Act {
        let all = acts.iter().map(|(weight, _)| weight).sum();
        let mut left = self.chance.below(all);
        for (weight, act) in acts {
            match left.checked_sub(*weight) {
                Some(less) => left = less,
                None => return *act,
            }
        }
        Act::Play
    }

    /// A rematch, at once or by everybody's vote, or another game for those who are seated; whether one was chosen.
    async fn chooses_the_next_game(&mut self) -> bool {
        self.all_return().await;
        let seated = self.seated();
        let Some(who) = self.chance.pick(seated) else {
            return false;
        };
        match self.chance.below(4) {
            0 => return self.tell(who, |id| ClientMessage::Rematch { id }).await.is_some(),
            1 => return since::want_another(self).await,
            _ => {}
        }
        let taken = taken(self.seen());
        let mut fitting = variants();
        fitting.retain(|(_, _, seats)| usize::from(*seats) <= taken.len());
        let Some((_, game, seats)) = self.chance.pick(fitting) else {
            return false;
        };
        let sit = taken[taken.len() - usize::from(seats)..].to_vec();
        self.choose(game, sit).await
    }

    async fn choose(&mut self, game: GameOptions, sit: Vec<Seat>) -> bool {
        let Some(host) = self.host() else { return false };
        let choose = |id| ClientMessage::ChooseGame {
            id,
            game,
            sit: Some(sit),
        };
        self.tell(host, choose).await.is_some()
    }

    /// Everybody goes home; the log, its tables, and the receipts if they are kept.
    async fn goes_home(mut self, plan: Plan) -> Recording {
        for person in &mut self.people {
            person.player.drops().await;
        }
        if self.chance.below(12) == 0 {
            self.is_forgotten().await;
        }
        let store = self.server.store();
        let log = store.claim(self.room).await.expect("a log").expect("the room");
        let tables = dragonhall_server::tables(self.room, log.records.clone()).expect("a log that folds");
        let query = FinishedQuery {
            game: None,
            player: None,
            room: Some(self.room),
            most: 20,
        };
        let finished = store.finished(query).await.expect("finished games");
        let receipts = finished.into_iter().map(|game| (game.seq, game.receipt));
        let receipts = receipts.filter(|_| plan.receipts).collect();
        self.server.stop().await;
        Recording {
            name: plan.name,
            room: self.room,
            about: plan.about,
            tables: tables.iter().map(mark).collect(),
            log: log.records,
            receipts,
        }
    }

    /// Nobody comes any more, until the room's time is over.
    async fn is_forgotten(&mut self) {
        for _ in 0..4 {
            self.server.passes(Duration::from_secs(40 * 86_400));
            sleep(10 * MOMENT).await;
        }
    }
}
