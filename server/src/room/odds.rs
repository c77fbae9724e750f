//! How likely things are, for players who ask; it is counted elsewhere and changes nothing.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Answer, Chance, MessageId, Phase, Refusal, Role, Seat, ServerMessage};
use dragonhall_rules::Viewer;

use super::Room;
use super::members::MemberId;
use crate::text::Text;

/// The odds that somebody asked for.
pub(super) struct FoundOdds {
    member: MemberId,
    id: MessageId,
    seq: u64,
    chances: Vec<Chance>,
}

impl Room {
    /// Has the odds of a seat counted, from what that seat is shown.
    pub(super) fn weigh_odds(&mut self, member: MemberId, id: MessageId) {
        let Some(role) = self.members.get(member).map(|member| member.role) else {
            return;
        };
        let seat = match self.may_ask_for_odds(role) {
            Ok(seat) => seat,
            Err(refusal) => return self.answer(member, id, Answer::Refused { refusal }),
        };
        let asker = self.asker();
        let Some(play) = &self.state.play else { return };
        let table = play.game.table(Viewer::Seat(seat), []);
        let seed = self.state.seed_of_thought(seat);
        let seq = self.state.seq;
        let counting = self.around.thinkers.odds(table, seat, seed, asker);
        self.odds.spawn(async move {
            FoundOdds {
                member,
                id,
                seq,
                chances: counting.await,
            }
        });
    }

    fn may_ask_for_odds(&self, role: Role) -> Result<Seat, Refusal> {
        let Role::Seat(seat) = role else {
            return Err(Refusal::NotSeated);
        };
        if !self.state.settings.odds {
            return Err(Refusal::OddsOff);
        }
        if self.state.phase() != Phase::Playing {
            return Err(Refusal::OnlyInGame);
        }
        if self.odds.len() >= self.around.odds {
            return Err(Refusal::Throttled {
                limit: Limit::Odds,
                seconds: 1,
            });
        }
        Ok(seat)
    }

    pub(super) fn tell_odds(&mut self, found: FoundOdds) {
        let FoundOdds {
            member,
            id,
            seq,
            chances,
        } = found;
        self.members
            .send(member, Text::of(&ServerMessage::Odds { id, seq, chances }));
        self.answer(member, id, Answer::Accepted { seq });
    }
}
