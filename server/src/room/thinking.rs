//! What a room's bots do: one at a time they are asked, think elsewhere, and act after a moment.

use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Level, Seat, Time};
use dragonhall_rules::Viewer;
use tracing::warn;

use super::{End, Room, judge};
use crate::clock::Clock;
use crate::log::short;
use crate::thinkers::{Asker, Chosen, Question, Thought};

/// How long bots let those who look on see what happened before they act.
const PAUSE: Duration = Duration::from_secs(1);

/// A bot that is to decide.
#[derive(Debug)]
pub(super) struct Thinking {
    seat: Seat,
    level: Level,
    /// How many decisions had been made when it was asked.
    asked_after: usize,
    thought: Thought,
    /// What it chose, once it is done.
    chosen: Option<Chosen>,
    acts_at: Time,
    /// Whether anybody was there when it was asked.
    for_people: bool,
}

/// Waits until the bot has chosen and its moment has come; may be dropped and called again.
pub(super) async fn decided(thinking: &mut Option<Thinking>, clock: &Clock) {
    let Some(thinking) = thinking else { return };
    if thinking.chosen.is_none() {
        let chosen = (&mut thinking.thought.choice).await.unwrap_or_default();
        thinking.chosen = Some(chosen);
    }
    clock.reaches(thinking.acts_at).await;
}

impl Room {
    /// Whether the game stands still: bots have it to themselves and nobody is there to see it, or nobody has played for long.
    pub(super) fn rests(&self) -> bool {
        self.members.is_empty() && self.state.is_left_to_bots() || self.state.is_asleep()
    }

    /// Who waits when a bot of this room waits for its turn to think.
    pub(super) fn asker(&mut self) -> Asker {
        let household = self.household();
        Asker {
            room: self.state.id,
            household,
            people: !self.members.is_empty(),
            is_over_budget: self.budgets.check(Limit::Thinking, household).is_err(),
        }
    }

    /// Asks the next awaited bot; one that thinks already goes on while the table still waits for it.
    pub(super) fn let_bots_think(&mut self) {
        if self.rests() {
            self.thinking = None;
            return;
        }
        if let Some(thinking) = &self.thinking
            && thinking.chosen.is_none()
            && !thinking.for_people
            && !self.members.is_empty()
        {
            // Somebody has come in meanwhile, and rooms with people come first.
            self.thinking = None;
        }
        let mut awaited = self.state.awaited_bots();
        let now = self
            .thinking
            .as_ref()
            .map(|thinking| (thinking.seat, thinking.level));
        let next = match (awaited.next(), now) {
            (Some(first), Some(now)) if first == now || awaited.any(|other| other == now) => return,
            (next, _) => next,
        };
        drop(awaited);
        self.thinking = next.and_then(|(seat, level)| self.ask_bot(seat, level));
    }

    fn ask_bot(&mut self, seat: Seat, level: Level) -> Option<Thinking> {
        let asker = self.asker();
        let play = self.state.play.as_ref()?;
        let asked_after = play.decisions.len();
        let question = Question {
            table: play.game.table(Viewer::Seat(seat), []),
            seat,
            level,
            seed: self.state.seed_of_thought(seat),
        };
        let thought = self.around.thinkers.ask(question, asker);
        let last = play.decisions.last().map_or(self.state.at, |decided| decided.at);
        Some(Thinking {
            seat,
            level,
            asked_after,
            thought,
            chosen: None,
            for_people: asker.people,
            acts_at: if self.state.settings.quick_bots {
                last
            } else {
                last + PAUSE
            },
        })
    }

    /// Makes the step that the bot has chosen, if the table still allows it; otherwise the bot is asked again.
    pub(super) async fn let_bot_act(&mut self) -> Result<(), End> {
        let Some(thinking) = self.thinking.take() else {
            return Ok(());
        };
        let seat = thinking.seat;
        let Chosen { intent, took } = thinking.chosen.unwrap_or_default();
        let household = self.household();
        self.budgets.pay_in_room(Limit::Thinking, household, took);
        let step = intent.map(|intent| judge::bot_step(&self.state, seat, intent));
        let decisions = self.state.play.as_ref().map_or(0, |play| play.decisions.len());
        match step {
            Some(Ok(happenings)) => self.record(None, happenings).await.map(drop),
            Some(Err(_)) if thinking.asked_after < decisions => Ok(()),
            Some(Err(_)) | None => {
                warn!(room = %short(self.state.id), %seat, "a bot came to no choice, so the quietest step is made");
                self.step(seat, judge::bot_stead(&self.state, seat)).await
            }
        }
    }
}
