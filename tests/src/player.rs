//! Somebody at a table, whose verbs are a player's verbs.

use dragonhall_client::{Address, Error, Seen};
use dragonhall_protocol::{
    Answer, Chance, ClientMessage, CloseCode, Enter, GameIntent, KeyKind, MessageId, Phase, PlayerId,
    Refusal, Role, RoomId, Seat, SeatKey, SeatNumber, SeatToken, ServerMessage,
};
use serde_json::{Value, json};

use crate::chance;
use crate::patience::patiently;
use crate::transcript::Transcript;

/// Somebody at a table or watching one; all that is said is written down.
pub struct Player {
    client: dragonhall_client::Player,
    transcript: Transcript,
    chance: chance::Chance,
}

impl Player {
    /// Enters a room.
    pub async fn enters(address: Address, enter: Enter, token: Option<SeatToken>) -> Self {
        Self::tries_to_enter(address, enter, token)
            .await
            .expect("a way into the room")
    }

    /// Enters a room, or is told why not.
    pub async fn tries_to_enter(
        address: Address,
        enter: Enter,
        token: Option<SeatToken>,
    ) -> Result<Self, Error> {
        let transcript = Transcript::default();
        let address = transcript.of(address);
        let entering = dragonhall_client::Player::enter(&address, enter, token);
        let client = patiently("an answer to hello", entering).await?;
        Ok(Self {
            client,
            transcript,
            chance: chance::Chance::new(1),
        })
    }

    /// Makes this player's choices those of another seed.
    pub fn chooses_by(&mut self, seed: u64) {
        self.chance = chance::Chance::new(seed);
    }

    /// Sits down on the first free seat.
    pub async fn sits(&mut self, name: &str) {
        patiently("sitting down", self.client.sit(name))
            .await
            .expect("a seat");
    }

    /// Sits down on this seat.
    pub async fn sits_on(&mut self, seat: Seat, name: &str) {
        patiently("sitting down", self.client.sit_on(seat, name))
            .await
            .expect("the seat");
    }

    /// Gets ready, shows the number and waits for the game.
    pub async fn begins(&mut self) {
        patiently("the start of the game", self.client.begin())
            .await
            .expect("a game");
    }

    /// Gets ready with this number.
    pub async fn readies(&mut self, number: SeatNumber) {
        patiently("getting ready", self.client.ready_with(number))
            .await
            .expect("readiness");
    }

    /// Takes readiness back.
    pub async fn is_ready_no_more(&mut self) {
        patiently("taking readiness back", self.client.unready())
            .await
            .expect("no readiness");
    }

    /// Shows the number, once everybody is ready.
    pub async fn reveals(&mut self) {
        self.waits_until(|seen| seen.room.phase == Phase::Revealing).await;
        patiently("showing the number", self.client.reveal())
            .await
            .expect("a shown number");
    }

    /// Waits for its turn and plays something that is offered, often the quietest or the loudest, so that every
    /// game ends; the number of the entry in the log.
    pub async fn plays_any(&mut self) -> u64 {
        self.waits_until(Seen::is_awaited).await;
        let mut offers = self.seen().offers();
        match self.chance.below(4) {
            0 | 1 => offers.truncate(1),
            2 => drop(offers.drain(..offers.len() - 1)),
            _ => {}
        }
        let intent = self.chance.pick(offers).expect("an offer to an awaited seat");
        self.plays(intent).await
    }

    /// Plays this; the number of the entry in the log.
    pub async fn plays(&mut self, intent: GameIntent) -> u64 {
        patiently("a move", self.client.act(intent))
            .await
            .expect("a legal move")
    }

    /// Reads on until what is seen is as wanted.
    pub async fn waits_until(&mut self, wanted: impl Fn(&Seen) -> bool) {
        let client = &mut self.client;
        let waiting = async {
            while !wanted(client.seen()) {
                client.next().await.expect("a message");
            }
        };
        patiently("what a player waits for", waiting).await;
    }

    /// Reads on until the entry with this number has been shown.
    pub async fn catches_up(&mut self, seq: u64) {
        self.waits_until(|seen| seen.seq >= seq).await;
    }

    /// Reads the next message.
    pub async fn hears(&mut self) -> ServerMessage {
        patiently("a message", self.client.next())
            .await
            .expect("a message")
    }

    /// Everything as the server shows it now.
    pub async fn sees(&mut self) -> Seen {
        patiently("a snapshot", self.client.resync())
            .await
            .expect("a snapshot")
            .clone()
    }

    /// Loses the connection without a word.
    pub async fn drops(&mut self) {
        self.client.drop_connection();
    }

    /// Comes back on a new connection, as soon as there is a server, and sees the table.
    pub async fn rejoins(&mut self) -> Seen {
        patiently("coming back", self.client.come_back())
            .await
            .expect("a way back");
        self.seen().clone()
    }

    /// Says goodbye.
    pub async fn leaves(mut self) {
        patiently("a goodbye", self.client.leave())
            .await
            .expect("a goodbye");
    }

    /// Asks for the odds, and gets them.
    pub async fn is_told_the_odds(&mut self) -> Vec<Chance> {
        patiently("the odds", self.client.odds()).await.expect("odds")
    }

    /// Sends a message with a fresh id and waits for its answer.
    pub async fn asks(&mut self, message: impl FnOnce(MessageId) -> ClientMessage) -> Answer {
        let asking = async {
            let id = self.client.send(message).await?;
            self.client.answer_to(id).await
        };
        patiently("an answer", asking).await.expect("an answer")
    }

    /// Sends a message with a fresh id, which is carried out; the number of its entry.
    pub async fn does(&mut self, message: impl FnOnce(MessageId) -> ClientMessage) -> u64 {
        match self.asks(message).await {
            Answer::Accepted { seq } => seq,
            Answer::Refused { refusal } => panic!("refused: {refusal:?}"),
        }
    }

    /// Sends a message with a fresh id, which is refused for this reason.
    pub async fn may_not(&mut self, refusal: Refusal, message: impl FnOnce(MessageId) -> ClientMessage) {
        assert_eq!(self.asks(message).await, Answer::Refused { refusal });
    }

    /// Asks for a key to a seat, its own if none is named, and gets it.
    pub async fn is_given_a_key(&mut self, kind: KeyKind, seat: Option<Seat>) -> SeatKey {
        patiently("a key", self.client.make_key(kind, seat))
            .await
            .expect("a key")
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seen().seat().expect("a seat")
    }

    /// The number that this person has in the room.
    pub fn player(&self) -> PlayerId {
        let room = &self.seen().room;
        match self.seen().you {
            Role::Seat(seat) => {
                room.seats[usize::from(seat.0)]
                    .as_ref()
                    .expect("a taken seat")
                    .player
            }
            Role::Companion(player) => player,
            Role::Spectator => panic!("a spectator without a name"),
        }
    }

    /// Sends a message with a fresh id and waits for its answer, however often the connection breaks.
    pub async fn insists(&mut self, message: impl FnOnce(MessageId) -> ClientMessage) -> Answer {
        let insisting = async {
            let id = self.client.send(message).await?;
            self.client.answer_for_sure(id).await
        };
        patiently("an answer", insisting).await.expect("an answer")
    }

    /// Sends a message as it is and waits for the answer to its id.
    pub async fn repeats(&mut self, id: MessageId, message: &ClientMessage) -> Answer {
        let asking = async {
            self.client.tell(message).await?;
            self.client.answer_to(id).await
        };
        patiently("an answer", asking).await.expect("an answer")
    }

    /// Sends a message, is refused for this reason, and nothing has changed.
    pub async fn is_refused(&mut self, refusal: Refusal, message: impl FnOnce(MessageId) -> ClientMessage) {
        let before = self.sees().await;
        assert_eq!(self.asks(message).await, Answer::Refused { refusal });
        assert_eq!(self.sees().await, before);
    }

    /// Reads until the server closes the connection; the code it gives.
    pub async fn is_closed(&mut self) -> CloseCode {
        let client = &mut self.client;
        let reading = async {
            loop {
                if let Err(error) = client.next().await {
                    return error;
                }
            }
        };
        match patiently("the end of the connection", reading).await {
            Error::Closed { code, .. } => {
                CloseCode::of_number(code).unwrap_or_else(|| panic!("not a close code of ours: {code}"))
            }
            error => panic!("no close code: {error}"),
        }
    }

    /// The room's name.
    pub fn room(&self) -> RoomId {
        self.client.room()
    }

    /// The secret that owns the seat.
    pub fn token(&self) -> SeatToken {
        self.client.token().expect("a token")
    }

    /// The number for the seed of the game.
    pub fn number(&self) -> SeatNumber {
        self.client.number()
    }

    /// The room and the table as far as this player has been told.
    pub fn seen(&self) -> &Seen {
        self.client.seen()
    }

    /// What was said.
    pub fn transcript(&self) -> &Transcript {
        &self.transcript
    }
}

/// Whatever a test was about, the server has kept the order of its messages.
impl Drop for Player {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert_eq!(self.transcript.disorder(), None);
        }
    }
}

/// What everybody sees alike: the room, how the table stands, whom it waits for and how it ended.
pub fn public(seen: &Seen) -> Value {
    let table = serde_json::to_value(&seen.table).expect("a table as JSON");
    json!({
        "seq": seen.seq,
        "room": seen.room,
        "view": table.get("view"),
        "awaiting": table.get("awaiting"),
        "outcome": table.get("outcome"),
    })
}

/// Lets the players play to the end; the number of the game's last entry.
pub async fn plays_out<'a>(players: impl IntoIterator<Item = &'a mut Player>) -> u64 {
    plays_on(players, usize::MAX).await
}

/// Lets the players make so many moves, or fewer if the game ends before; the number of the last entry.
pub async fn plays_on<'a>(players: impl IntoIterator<Item = &'a mut Player>, moves: usize) -> u64 {
    let mut players: Vec<_> = players.into_iter().collect();
    let mut last = players[0].seen().seq;
    for _ in 0..moves {
        let Some(awaited) = players.iter_mut().find(|player| player.seen().is_awaited()) else {
            break;
        };
        last = awaited.plays_any().await;
        for player in &mut players {
            player.catches_up(last).await;
        }
    }
    last
}
