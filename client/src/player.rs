//! Somebody in a room, who remembers it and comes back after a broken connection.

use std::time::Duration;

use dragonhall_protocol::{
    Answer, Chance, ClientMessage, Enter, GameIntent, KeyKind, Limits, MessageId, Phase, Refusal, Role,
    RoomId, Seat, SeatKey, SeatNumber, SeatToken, ServerMessage,
};
use tokio::time::sleep;
use uuid::Uuid;

use crate::address::Address;
use crate::connection::Connection;
use crate::error::Error;
use crate::number;
use crate::seen::{Noted, Seen};

/// The first pause before a broken connection is tried again; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(50);

/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Somebody in a room: a spectator who can become a player.
///
/// Every message is kept until it is answered and sent again after a reconnect; its id makes sure that it
/// has one effect.
#[derive(Debug)]
pub struct Player {
    address: Address,
    room: RoomId,
    token: Option<SeatToken>,
    number: SeatNumber,
    limits: Limits,
    connection: Option<Connection>,
    seen: Seen,
    unanswered: Vec<(MessageId, ClientMessage)>,
}

impl Player {
    /// Enters a room: with a seat's token as that seat, without one as a spectator who may sit down.
    pub async fn enter(address: &Address, enter: Enter, token: Option<SeatToken>) -> Result<Self, Error> {
        let entered = Entered::through(address, enter, token).await?;
        Ok(Self {
            address: address.clone(),
            room: entered.room,
            token: entered.token.or(token),
            number: number::fresh(),
            limits: entered.limits,
            connection: Some(entered.connection),
            seen: entered.seen,
            unanswered: Vec::new(),
        })
    }

    /// The room's name, as it is in the link.
    pub fn room(&self) -> RoomId {
        self.room
    }

    /// The secret that owns the seat, or will own it once this player sits.
    pub fn token(&self) -> Option<SeatToken> {
        self.token
    }

    /// The number that this player puts into the seed of the game.
    pub fn number(&self) -> SeatNumber {
        self.number
    }

    /// What the server allows.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The room and the table as far as this player has been told.
    pub fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Takes the first free seat and gives the number of the entry in the room's log, as all that follow do.
    pub async fn sit(&mut self, name: &str) -> Result<u64, Error> {
        self.ask(|id| ClientMessage::Sit {
            id,
            seat: None,
            name: name.to_owned(),
        })
        .await
    }

    /// Takes this seat.
    pub async fn sit_on(&mut self, seat: Seat, name: &str) -> Result<u64, Error> {
        self.ask(|id| ClientMessage::Sit {
            id,
            seat: Some(seat),
            name: name.to_owned(),
        })
        .await
    }

    /// Gives the seat back.
    pub async fn stand(&mut self) -> Result<u64, Error> {
        self.ask(|id| ClientMessage::Stand { id }).await
    }

    /// Says that this seat is ready, with a number that nobody knows yet.
    pub async fn ready(&mut self) -> Result<u64, Error> {
        self.ready_with(number::fresh()).await
    }

    /// Says that this seat is ready, with this number.
    pub async fn ready_with(&mut self, number: SeatNumber) -> Result<u64, Error> {
        self.number = number;
        let number_hash = number::hash(number);
        self.ask(|id| ClientMessage::Ready { id, number_hash }).await
    }

    /// Takes readiness back.
    pub async fn unready(&mut self) -> Result<u64, Error> {
        self.ask(|id| ClientMessage::Unready { id }).await
    }

    /// Shows the number.
    pub async fn reveal(&mut self) -> Result<u64, Error> {
        let number = self.number;
        self.ask(|id| ClientMessage::Reveal { id, number }).await
    }

    /// Gets ready, waits for the others, shows the number and returns when the game has begun.
    pub async fn begin(&mut self) -> Result<(), Error> {
        self.ready().await?;
        while self.seen.room.phase == Phase::Lobby {
            self.next().await?;
        }
        self.reveal().await?;
        while self.seen.room.phase == Phase::Revealing {
            self.next().await?;
        }
        Ok(())
    }

    /// Asks for something in the game, for one of the offered intents for example.
    pub async fn act(&mut self, intent: GameIntent) -> Result<u64, Error> {
        self.ask(|id| ClientMessage::Act { id, intent }).await
    }

    /// Asks for a key that moves a seat to another device; one's own seat if none is named.
    pub async fn make_key(&mut self, kind: KeyKind, seat: Option<Seat>) -> Result<SeatKey, Error> {
        let asked = self.send(|id| ClientMessage::MakeKey { id, kind, seat }).await?;
        loop {
            match self.next().await? {
                ServerMessage::Key { id, key, .. } if id == asked => return Ok(key),
                ServerMessage::Answer {
                    id,
                    answer: Answer::Refused { refusal },
                } if id == asked => return Err(Error::Refused(refusal)),
                ServerMessage::Welcome { .. }
                | ServerMessage::Snapshot { .. }
                | ServerMessage::Update { .. }
                | ServerMessage::Outside { .. }
                | ServerMessage::Knocks { .. }
                | ServerMessage::Key { .. }
                | ServerMessage::Pointed { .. }
                | ServerMessage::Odds { .. }
                | ServerMessage::Presence(_)
                | ServerMessage::Answer { .. }
                | ServerMessage::Refused { .. }
                | ServerMessage::Pong { .. } => {}
            }
        }
    }

    /// Asks for the odds of what this seat could do next, and waits until they have come.
    pub async fn odds(&mut self) -> Result<Vec<Chance>, Error> {
        let asked = self.send(|id| ClientMessage::Odds { id }).await?;
        let mut found = Vec::new();
        loop {
            match self.next().await? {
                ServerMessage::Odds { id, chances, .. } if id == asked => found = chances,
                ServerMessage::Answer { id, answer } if id == asked => {
                    return match answer {
                        Answer::Accepted { .. } => Ok(found),
                        Answer::Refused { refusal } => Err(Error::Refused(refusal)),
                    };
                }
                ServerMessage::Welcome { .. }
                | ServerMessage::Snapshot { .. }
                | ServerMessage::Update { .. }
                | ServerMessage::Outside { .. }
                | ServerMessage::Knocks { .. }
                | ServerMessage::Key { .. }
                | ServerMessage::Pointed { .. }
                | ServerMessage::Odds { .. }
                | ServerMessage::Presence(_)
                | ServerMessage::Answer { .. }
                | ServerMessage::Refused { .. }
                | ServerMessage::Pong { .. } => {}
            }
        }
    }

    /// Asks for everything anew and waits until it has come.
    pub async fn resync(&mut self) -> Result<&Seen, Error> {
        self.tell(&ClientMessage::Resync { id: fresh_id() }).await?;
        while !matches!(self.next().await?, ServerMessage::Snapshot { .. }) {}
        Ok(&self.seen)
    }

    /// Waits until the server has answered a ping.
    pub async fn ping(&mut self) -> Result<(), Error> {
        let asked = fresh_id();
        self.tell(&ClientMessage::Ping { id: asked }).await?;
        while !matches!(self.next().await?, ServerMessage::Pong { id } if id == asked) {}
        Ok(())
    }

    /// Sends a message made with a fresh id, which is kept until it is answered.
    pub async fn send(
        &mut self,
        message: impl FnOnce(MessageId) -> ClientMessage,
    ) -> Result<MessageId, Error> {
        let id = fresh_id();
        let message = message(id);
        self.unanswered.push((id, message.clone()));
        self.tell(&message).await.map(|()| id)
    }

    /// Sends a message as it is, once more for example, without keeping it.
    pub async fn tell(&mut self, message: &ClientMessage) -> Result<(), Error> {
        let sent = self
            .connection
            .as_mut()
            .ok_or(Error::NotConnected)?
            .send(message)
            .await;
        sent.inspect_err(|_| self.connection = None)
    }

    /// The next message, after it has been taken in.
    pub async fn next(&mut self) -> Result<ServerMessage, Error> {
        let received = self
            .connection
            .as_mut()
            .ok_or(Error::NotConnected)?
            .receive()
            .await;
        let message = received.inspect_err(|_| self.connection = None)?;
        if let ServerMessage::Answer { id, .. } = &message {
            self.unanswered.retain(|(unanswered, _)| unanswered != id);
        }
        if self.seen.note(&message) == Noted::Gap {
            self.tell(&ClientMessage::Resync { id: fresh_id() }).await?;
        }
        Ok(message)
    }

    /// Waits for the answer to one message.
    pub async fn answer_to(&mut self, asked: MessageId) -> Result<Answer, Error> {
        loop {
            if let ServerMessage::Answer { id, answer } = self.next().await?
                && id == asked
            {
                return Ok(answer);
            }
        }
    }

    /// Waits for the answer to one message, however often the connection breaks meanwhile.
    pub async fn answer_for_sure(&mut self, asked: MessageId) -> Result<Answer, Error> {
        loop {
            match self.answer_to(asked).await {
                Err(error) if error.is_passing() => self.come_back().await?,
                answered => return answered,
            }
        }
    }

    /// The messages that have not been answered, in the order in which they were sent.
    pub fn unanswered(&self) -> impl Iterator<Item = &ClientMessage> {
        self.unanswered.iter().map(|(_, message)| message)
    }

    /// Breaks the connection without a word.
    pub fn drop_connection(&mut self) {
        self.connection = None;
    }

    /// Leaves with a goodbye.
    pub async fn leave(&mut self) -> Result<(), Error> {
        match self.connection.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }

    /// Enters the room again on a new connection and sends all that was not answered once more.
    pub async fn reconnect(&mut self) -> Result<(), Error> {
        self.connection = None;
        let entered = self.enter_again().await?;
        self.token = entered.token.or(self.token);
        self.limits = entered.limits;
        self.seen = entered.seen;
        self.connection = Some(entered.connection);
        for (_, message) in self.unanswered.clone() {
            self.tell(&message).await?;
        }
        Ok(())
    }

    /// Tries to reconnect until it works or can never work.
    pub async fn come_back(&mut self) -> Result<(), Error> {
        let mut pause = FIRST_PAUSE;
        loop {
            match self.reconnect().await {
                Err(error) if error.is_passing() => sleep(pause).await,
                done => return done,
            }
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    /// A token owns nothing before its `sit`, `watch` or `claim` is stored, and nothing any more once its
    /// `stand` is: whoever does not know which of them is stored comes in without the token if the room does
    /// not know it.
    async fn enter_again(&self) -> Result<Entered, Error> {
        let enter = Enter::Room(self.room);
        let may_own_nothing = self.unanswered().any(|message| {
            matches!(
                message,
                ClientMessage::Sit { .. }
                    | ClientMessage::Watch { .. }
                    | ClientMessage::Claim { .. }
                    | ClientMessage::Stand { .. }
            )
        });
        let token = self
            .token
            .filter(|_| may_own_nothing || self.seen.you != Role::Spectator);
        match Entered::through(&self.address, enter.clone(), token).await {
            Err(Error::Refused(Refusal::NoSuchRoomOrSeat)) if may_own_nothing => {
                Entered::through(&self.address, enter, None).await
            }
            entered => entered,
        }
    }

    /// Asks for anything that a message can ask for, made with a fresh id, and gives the number of its entry.
    pub async fn ask(&mut self, message: impl FnOnce(MessageId) -> ClientMessage) -> Result<u64, Error> {
        let id = self.send(message).await?;
        match self.answer_to(id).await? {
            Answer::Accepted { seq } => Ok(seq),
            Answer::Refused { refusal } => Err(Error::Refused(refusal)),
        }
    }
}

/// What entering a room gives.
struct Entered {
    connection: Connection,
    room: RoomId,
    token: Option<SeatToken>,
    limits: Limits,
    seen: Seen,
}

impl Entered {
    async fn through(address: &Address, enter: Enter, token: Option<SeatToken>) -> Result<Self, Error> {
        let mut connection = Connection::open(address).await?;
        let pass = address.pass().cloned();
        connection
            .send(&ClientMessage::Hello { enter, token, pass })
            .await?;
        let mut first = connection.receive().await?;
        if let ServerMessage::Outside { .. } = first {
            first = connection.receive().await?;
        }
        let (room, token, limits) = match first {
            ServerMessage::Welcome {
                room,
                token,
                limits,
                version: _,
                put_back: _,
            } => (room, token, limits),
            ServerMessage::Refused { refusal } => return Err(Error::Refused(refusal)),
            ServerMessage::Snapshot { .. }
            | ServerMessage::Update { .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Outside { .. }
            | ServerMessage::Knocks { .. }
            | ServerMessage::Key { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Odds { .. }
            | ServerMessage::Answer { .. }
            | ServerMessage::Pong { .. } => return Err(Error::NoWelcome),
        };
        let seen = Seen::from_snapshot(connection.receive().await?).ok_or(Error::NoWelcome)?;
        Ok(Self {
            connection,
            room,
            token,
            limits,
            seen,
        })
    }
}

fn fresh_id() -> MessageId {
    MessageId(Uuid::new_v4())
}
