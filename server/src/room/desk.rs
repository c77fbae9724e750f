//! What the operator sees of a room in memory, and does to it.

use std::time::Duration;

use dragonhall_protocol::{Phase, PlayerId, Role, Seat, Time};

use super::entry::{What, Wish};
use super::judge::keys;
use super::state::Occupant;
use super::{End, Room};
use crate::config::DAY;
use crate::desk::{Act, Told};
use crate::household::Household;

/// Who is there.
#[derive(Debug)]
pub(crate) struct Looks {
    /// How many connections there are.
    pub connections: u32,
    /// Those with a seat or a name who are connected.
    pub here: Vec<PlayerId>,
    /// Where those with a seat or a name last came from.
    pub households: Vec<(PlayerId, Household)>,
    /// Where those come from who watch without a name.
    pub nameless: Vec<Household>,
}

/// Why nothing was done where the database failed.
const NOT_STORED: &str = "the database did not take it; look into the server's log and try again";

/// The shortest time.
const MOMENT: Duration = Duration::from_millis(1);

/// What was done, or why nothing was, each in one sentence.
pub(crate) type Acted = Result<Told, String>;

fn done(what: &str) -> Acted {
    Ok(Told::Done(what.to_owned()))
}

impl Room {
    /// Who is there.
    pub(super) fn looks(&self) -> Looks {
        let members = || self.members.iter().map(|(_, member)| member);
        let person = |role| Some(self.state.person_as(role)?.player);
        let nameless = members().filter(|member| member.role == Role::Spectator);
        let people = self.state.people().map(|person| person.player);
        let household = |player| Some((player, *self.households.get(&player)?));
        Looks {
            connections: members().count() as u32,
            here: members().filter_map(|member| person(member.role)).collect(),
            households: people.filter_map(household).collect(),
            nameless: nameless.map(|member| member.household).collect(),
        }
    }

    /// Does what the operator wants, and says whether the room ends with it.
    pub(super) async fn acted(&mut self, act: Act) -> (Acted, Result<(), End>) {
        if self.state.gone && act != Act::Erase {
            return (Err("the room is closed already".to_owned()), Ok(()));
        }
        let done = match act {
            Act::Close => self.close().await,
            Act::Erase => return self.erased().await,
            Act::Unlist => self.unlist().await,
            Act::Free { seat } => self.free(seat).await,
            Act::Reissue { seat } => self.reissue(seat).await,
            Act::Move { after } => self.moves(after).await,
        };
        match done {
            Ok(acted) => {
                let end = if self.state.moved {
                    Err(End::Moved)
                } else if self.state.gone {
                    Err(End::Gone)
                } else {
                    Ok(())
                };
                (acted, end)
            }
            Err(end) => (Err(NOT_STORED.to_owned()), Err(end)),
        }
    }

    /// All that is kept of the room but its finished games goes.
    async fn erased(&mut self) -> (Acted, Result<(), End>) {
        let end = self.erase().await;
        let acted = match end {
            Err(End::Gone) => done("erased; everybody in it was told that its time is over"),
            Ok(()) | Err(End::Idle | End::Shutdown | End::Broken | End::Moved) => Err(NOT_STORED.to_owned()),
        };
        (acted, end)
    }

    /// The room's time is over, and so is the game that is on.
    async fn close(&mut self) -> Result<Acted, End> {
        let mut happenings = Vec::new();
        if self.state.phase() == Phase::Playing {
            happenings.push(What::Abandoned);
        }
        happenings.push(What::Gone);
        self.record(None, happenings).await?;
        Ok(done("closed; everybody in it was told that its time is over"))
    }

    async fn unlist(&mut self) -> Result<Acted, End> {
        if self.state.unlisted {
            return Ok(Err("the room was taken off the public list before".to_owned()));
        }
        self.record(None, vec![What::Unlisted]).await?;
        Ok(done(
            "off the public list, and its host cannot put it there again; its link and its code open it still",
        ))
    }

    /// Somebody's seat becomes free: at once before a game or after one, and in a game once its player has been away for
    /// long, which the table is told.
    async fn free(&mut self, seat: Seat) -> Result<Acted, End> {
        let player = match self.player_on(seat) {
            Ok(player) => player,
            Err(why) => return Ok(Err(why)),
        };
        match self.state.phase() {
            Phase::Lobby | Phase::Finished => {
                self.free_now(seat).await?;
                return Ok(done("the seat is free, and the table was told"));
            }
            Phase::Revealing | Phase::Playing => {}
        }
        let wish = Wish::Free;
        self.record(None, vec![What::HouseAsked { player, wish }]).await?;
        self.settle().await?;
        Ok(if self.state.occupant(seat).is_none() {
            done("the seat is free, and the table was told")
        } else if self.state.wishes_of_house.contains_key(&player) {
            Ok(Told::Done(format!(
                "the table was told: the seat becomes free {}",
                self.when(seat)
            )))
        } else {
            Err("its player is at the table, so the seat stays theirs; the table was told".to_owned())
        })
    }

    /// A new key to somebody's seat, which opens it at once before a game or after one, and in a game once its player has
    /// been away for long, which the table is told.
    async fn reissue(&mut self, seat: Seat) -> Result<Acted, End> {
        let player = match self.player_on(seat) {
            Ok(player) => player,
            Err(why) => return Ok(Err(why)),
        };
        let (words, hash) = keys::words_of_house();
        let until = self.around.clock.now() + DAY;
        let wish = Wish::Open { hash, until };
        self.record(None, vec![What::HouseAsked { player, wish }]).await?;
        self.settle().await?;
        if !self.state.wishes_of_house.contains_key(&player) {
            return Ok(Err(
                "its player is at the table, so there is no other key; the table was told".to_owned(),
            ));
        }
        let from = match self.state.phase() {
            Phase::Lobby | Phase::Finished => "now".to_owned(),
            Phase::Revealing | Phase::Playing => self.when(seat),
        };
        Ok(Ok(Told::Key { words, from, until }))
    }

    async fn free_now(&mut self, seat: Seat) -> Result<(), End> {
        let asks_anew = self.state.would_begin_without(seat);
        self.record(None, vec![What::Freed { seat, asks_anew }])
            .await
            .map(drop)
    }

    /// Who sits there, if that is a person.
    fn player_on(&self, seat: Seat) -> Result<PlayerId, String> {
        match self.state.occupant(seat) {
            None => Err(format!(
                "nobody sits on seat {}; `dragonhall rooms show` names the seats",
                seat.0
            )),
            Some(occupant) if occupant.person.bot.is_some() => Err(format!(
                "a bot sits on seat {}: that is for the table to change",
                seat.0
            )),
            Some(occupant) => Ok(occupant.person.player),
        }
    }

    /// When nobody need wait for a seat's player any more, in words.
    fn when(&self, seat: Seat) -> String {
        let at = self.attendance.long_away_at(&self.state, seat);
        let left = at.map(|at| at.since(self.around.clock.now()).as_secs().div_ceil(60));
        match left {
            Some(0) => "now".to_owned(),
            Some(minutes) => format!("in {minutes} minutes, if its player stays away"),
            None => "once its player's clock is out and the player still away".to_owned(),
        }
    }

    /// What the operator wanted for somebody's seat and what is due now: it happens, or it never will.
    pub(super) fn settled_by_house(&self) -> Option<What> {
        let now = self.around.clock.now();
        let due = |(seat, occupant): (Seat, &Occupant)| {
            let player = occupant.person.player;
            let wish = self.state.wishes_of_house.get(&player)?;
            let is_over = matches!(wish, Wish::Open { until, .. } if *until < now);
            let is_on = match self.state.phase() {
                // A game begins without anybody being sent away in between.
                Phase::Revealing => return None,
                Phase::Playing => true,
                Phase::Lobby | Phase::Finished => false,
            };
            let is_back = self.attendance.is_here(player);
            if is_over || is_back && (is_on || *wish == Wish::Free) {
                return Some(What::HouseLetBe { player });
            }
            let frees =
                *wish == Wish::Free && (!is_on || self.attendance.is_long_away(&self.state, seat, now));
            let asks_anew = self.state.would_begin_without(seat);
            frees.then_some(What::Freed { seat, asks_anew })
        };
        self.state.occupants().find_map(due)
    }

    /// When the next of the operator's keys stops working.
    pub(super) fn house_lets_be_at(&self) -> Option<Time> {
        let wishes = self.state.wishes_of_house.values();
        let untils = wishes.filter_map(|wish| match wish {
            Wish::Open { until, .. } => Some(*until + MOMENT),
            Wish::Free => None,
        });
        untils.min()
    }

    /// The room goes on in another house, if nothing has happened since what goes there.
    async fn moves(&mut self, after: u64) -> Result<Acted, End> {
        // What is noted before anything is written would not go along.
        while self.note_absences().await? {}
        if self.state.seq != after {
            return Ok(Ok(Told::Moved { left: false }));
        }
        self.write(None, vec![What::Moved]).await?;
        Ok(Ok(Told::Moved { left: true }))
    }
}
