//! An evening in one room: who is there, and how they are heard.
//!
//! What is asked may be refused: builds differ in what they allow, and what is refused is in no log. All choices
//! follow from the plan's seed, and time passes by hand.

use std::time::Duration;

use dragonhall_client::Seen;
use dragonhall_protocol::{
    Answer, ClientMessage, Digest, Enter, Level, MessageId, Phase, Role, RoomCode, RoomId, Seat, SeatNumber,
};
use dragonhall_server::store::{NewRoom, Record};
use serde_json::json;
use tokio::time::sleep;
use uuid::Uuid;

use super::plan::Plan;
use super::since::NOBODY;
use crate::chance::Chance;
use crate::player::Player;
use crate::server::{NEW_YEAR, TestServer};

/// How long a room is waited for that may act by itself.
pub(super) const MOMENT: Duration = Duration::from_millis(6);

/// How often a room that does nothing is looked at before it counts as quiet.
const LOOKS: usize = 4;

/// The most looks at a room that goes on and on.
const MOST_LOOKS: usize = 120;

const NAMES: [&str; 14] = [
    "Ember", "Frost", "Thorn", "Gale", "Ash", "Rime", "Kim", "Mara", "Jonas", "Vesper", "Quill", "Bruno",
    "Odette", "Lukas",
];

/// What somebody does in an evening.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    Play,
    TakeBack,
    Talk,
    Mute,
    Watch,
    Unwatch,
    Absence,
    HandOver,
    Device,
    Wait,
    Pause,
    Restart,
    ServerAway,
    Seats,
    Host,
    Keep,
    End,
    Since,
}

/// Somebody of the evening.
pub(super) struct Person {
    pub(super) player: Player,
    pub(super) here: bool,
    pub(super) number: SeatNumber,
}

/// An evening in one room.
pub(super) struct Evening {
    pub(super) server: TestServer,
    pub(super) room: RoomId,
    pub(super) chance: Chance,
    pub(super) people: Vec<Person>,
    /// Who made the last step, and its entry.
    pub(super) last: Option<(usize, u64)>,
    ids: u128,
    names: usize,
}

impl Evening {
    /// The planned room, before anybody comes.
    pub(super) async fn begin(plan: &Plan) -> Self {
        let server = TestServer::prepare()
            .timed_by_hand()
            .config(|config| config.webhook_hosts = vec![NOBODY.to_owned()])
            .start()
            .await;
        let mut chance = Chance::new(plan.seed);
        let room = RoomId(Uuid::from_bytes(bytes(&mut chance)));
        let code = RoomCode("OAK-1".to_owned());
        let server_seed = Digest(bytes(&mut chance));
        let opened = json!({ "code": code, "options": plan.game, "server_seed": server_seed });
        let new = NewRoom {
            id: room,
            code,
            game: plan.game.game(),
            first: Record {
                seq: 1,
                at: NEW_YEAR,
                body: json!({ "what": { "opened": opened } }).to_string(),
            },
        };
        server.store().create(new).await.expect("a new room");
        Self {
            server,
            room,
            chance,
            people: Vec::new(),
            last: None,
            ids: 0,
            names: 0,
        }
    }

    /// Somebody says something to the server; the number of its entry, if it was not refused.
    pub(super) async fn tell(
        &mut self,
        who: usize,
        message: impl FnOnce(MessageId) -> ClientMessage,
    ) -> Option<u64> {
        self.ids += 1;
        let id = MessageId(Uuid::from_u128(self.ids));
        let answer = self.people[who].player.repeats(id, &message(id)).await;
        self.look().await;
        match answer {
            Answer::Accepted { seq } => Some(seq),
            Answer::Refused { .. } => None,
        }
    }

    /// Everybody looks at the room as it is now.
    async fn look(&mut self) {
        for person in self.people.iter_mut().filter(|person| person.here) {
            person.player.sees().await;
        }
    }

    /// Lets time pass, and whatever the room does by itself then.
    pub(super) async fn passes(&mut self, seconds: u64) {
        self.server.passes(Duration::from_secs(seconds));
        self.settles().await;
    }

    /// Waits until the room does nothing by itself.
    pub(super) async fn settles(&mut self) {
        let (mut seq, mut quiet) = (self.seen().seq, 0);
        for _ in 0..MOST_LOOKS {
            sleep(MOMENT).await;
            let eyes = self.eyes();
            let now = self.people[eyes].player.sees().await.seq;
            quiet = if now == seq { quiet + 1 } else { 0 };
            seq = now;
            if quiet == LOOKS {
                break;
            }
        }
        self.look().await;
    }

    /// Somebody new comes in; nobody where the door is closed.
    pub(super) async fn comes(&mut self) -> Option<usize> {
        let enter = Enter::Room(self.room);
        let player = Player::tries_to_enter(self.server.address(), enter, None).await;
        self.people.push(Person {
            player: player.ok()?,
            here: true,
            number: SeatNumber([0; 32]),
        });
        self.look().await;
        Some(self.people.len() - 1)
    }

    /// Somebody's connection breaks.
    pub(super) async fn goes(&mut self, who: usize) {
        self.people[who].player.drops().await;
        self.people[who].here = false;
        self.settles().await;
    }

    /// Somebody who was gone is back, with a token or as somebody new.
    pub(super) async fn returns(&mut self, who: usize) {
        self.people[who].player.drops().await;
        let token = self.people[who].player.token();
        let (address, enter) = (self.server.address(), Enter::Room(self.room));
        match Player::tries_to_enter(address.clone(), enter.clone(), Some(token)).await {
            Ok(player) => self.people[who].player = player,
            Err(_) => match Player::tries_to_enter(address, enter, None).await {
                Ok(player) => self.people[who].player = player,
                Err(_) => return,
            },
        }
        self.people[who].here = true;
        self.settles().await;
    }

    /// Everybody who is gone comes back.
    pub(super) async fn all_return(&mut self) {
        for who in 0..self.people.len() {
            if !self.people[who].here {
                self.returns(who).await;
            }
        }
    }

    /// Takes a seat, if that is allowed.
    pub(super) async fn sits(&mut self, who: usize, seat: Option<Seat>, name: String) -> bool {
        self.tell(who, |id| ClientMessage::Sit { id, seat, name })
            .await
            .is_some()
    }

    /// A name that nobody has had yet.
    pub(super) fn next_name(&mut self) -> String {
        let name = NAMES[self.names % NAMES.len()];
        let again = self.names / NAMES.len();
        self.names += 1;
        match again {
            0 => name.to_owned(),
            again => format!("{name} {again}"),
        }
    }

    /// How well a bot is to play.
    pub(super) fn level(&mut self) -> Level {
        self.chance.pick(Level::ALL.to_vec()).unwrap_or_default()
    }

    /// Those who sit at the table and are here.
    pub(super) fn seated(&self) -> Vec<usize> {
        self.those(|seen| matches!(seen.you, Role::Seat(_)))
    }

    /// Those who are here and are like this.
    pub(super) fn those(&self, like: impl Fn(&Seen) -> bool) -> Vec<usize> {
        let people = self.people.iter().enumerate();
        people
            .filter(|(_, person)| person.here && like(person.player.seen()))
            .map(|(who, _)| who)
            .collect()
    }

    /// The host, if the host is here.
    pub(super) fn host(&self) -> Option<usize> {
        let host = self.seen().room.host?;
        let named = self.those(|seen| seen.you != Role::Spectator);
        named
            .into_iter()
            .find(|who| self.people[*who].player.player() == host)
    }

    /// Whoever is here and sees most.
    fn eyes(&self) -> usize {
        let here = || self.those(|_| true).into_iter();
        let seated = self.seated();
        let who = seated.into_iter().chain(here()).next();
        who.expect("somebody who is here")
    }

    /// The room as whoever sees most of it has been told.
    pub(super) fn seen(&self) -> &Seen {
        self.people[self.eyes()].player.seen()
    }

    /// What the room is doing.
    pub(super) fn phase(&self) -> Phase {
        self.seen().room.phase
    }
}

/// The taken seats.
pub(super) fn taken(seen: &Seen) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(&seen.room.seats);
    seats
        .filter(|(_, taken)| taken.is_some())
        .map(|(seat, _)| seat)
        .collect()
}

/// So many bytes by chance.
pub(super) fn bytes<const LENGTH: usize>(chance: &mut Chance) -> [u8; LENGTH] {
    std::array::from_fn(|_| chance.below(256) as u8)
}
