//! Whether a step may be taken back is told before anybody asks, and what is told is true.

use dragonhall_protocol::{Answer, ClientMessage, Refusal, Seat, TakeBackOffer};
use dragonhall_rules::any;
use dragonhall_tests::{Player, TestServer};
use serde_json::json;

use super::taking_back::take_back;
use crate::every_game::options;

/// How many steps are made in each game.
const STEPS: usize = 40;

/// A table, the entries of the steps that stand, and how often something was offered.
struct Trial {
    table: Vec<Player>,
    steps: Vec<u64>,
    offered: usize,
}

#[tokio::test]
async fn a_step_is_taken_back_where_that_is_offered_and_refused_where_it_is_not() {
    let mut offered = [false; 2];
    for info in any::games() {
        let server = TestServer::start().await;
        let table = server.table_of(options(info.game, json!({})), 2).await;
        let mut trial = Trial {
            table,
            steps: Vec::new(),
            offered: 0,
        };
        for _ in 0..STEPS {
            trial.step().await;
            trial.only_what_is_offered_is_done(&mut offered).await;
        }
    }
    assert_eq!(offered, [true; 2], "freely, and with consent");
}

impl Trial {
    /// Whoever is awaited plays something.
    async fn step(&mut self) {
        let mover = self.table.iter().position(|player| player.seen().is_awaited());
        let seq = self.table[mover.expect("a game that goes on")].plays_any().await;
        self.steps.push(seq);
        self.all_see(seq).await;
    }

    async fn all_see(&mut self, seq: u64) {
        for player in &mut self.table {
            player.catches_up(seq).await;
        }
    }

    /// Every seat tries; where it may, every second time it is not told so for nothing.
    async fn only_what_is_offered_is_done(&mut self, offered: &mut [bool; 2]) {
        for place in 0..self.table.len() {
            let told = self.table[place].seen().take_back.clone();
            let Some(offer) = told else {
                self.is_refused(place).await;
                continue;
            };
            assert_eq!(self.table[place].sees().await.take_back.as_ref(), Some(&offer));
            assert_eq!(Some(&offer.seq), self.steps.last());
            offered[usize::from(!offer.from.is_empty())] = true;
            self.offered += 1;
            if self.offered.is_multiple_of(2) {
                self.is_done(place, offer).await;
            }
        }
    }

    async fn is_refused(&mut self, place: usize) {
        let Some(&seq) = self.steps.last() else { return };
        let answer = self.table[place].asks(take_back(seq)).await;
        assert!(matches!(answer, Answer::Refused { .. }), "{answer:?}");
    }

    /// The step is taken back, or the others are asked, of whom none agrees or all do.
    async fn is_done(&mut self, place: usize, offer: TakeBackOffer) {
        let seq = self.table[place].does(take_back(offer.seq)).await;
        self.all_see(seq).await;
        let request = self.table[place].seen().room.take_back.clone();
        assert_eq!(
            request.map(|request| request.from).unwrap_or_default(),
            offer.from
        );
        if offer.from.is_empty() {
            self.steps.pop();
            return;
        }
        assert_eq!(self.table[place].seen().take_back, None);
        self.table[place]
            .may_not(Refusal::NoChange, take_back(offer.seq))
            .await;
        let yes = self.offered.is_multiple_of(4);
        for Seat(other) in offer.from {
            let answer = |id| ClientMessage::AnswerTakeBack {
                id,
                seq: offer.seq,
                yes,
            };
            let answered = self.table[usize::from(other)].does(answer).await;
            self.all_see(answered + u64::from(yes)).await;
        }
        if yes {
            self.steps.pop();
        }
    }
}
