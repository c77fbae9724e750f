//! Pairs of players who go on playing whatever happens to the server.

use std::time::Duration;

use dragonhall_client::{Address, Error, Player, Seen, number};
use dragonhall_protocol::{Answer, ClientMessage, Enter, GameOptions, MessageId, Phase, RoomId};
use tokio::sync::watch;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::chance::Chance;
use crate::transcript::Transcript;

/// How often a message is sent at most, each time it is sent.
const COPIES: usize = 5;

/// How long a player waits for a server that is not there before asking again for a new room.
const PAUSE: Duration = Duration::from_millis(20);

/// One intent in so many is followed by an old one.
const STALE_ONE_IN: usize = 10;

/// One intent in so many is sent on a connection that breaks at once.
const BROKEN_ONE_IN: usize = 20;

/// A room that was played in, with all that was said there.
pub struct Played {
    /// The room.
    pub room: RoomId,
    /// What the players and the spectators were told.
    pub transcripts: Vec<Transcript>,
    /// How connections ended, again and again.
    pub lost: Vec<Error>,
    /// Why players could not come back to their seats; nobody ever should.
    pub shut_out: Vec<Error>,
}

/// What a pair of players needs to know.
#[derive(Clone)]
pub struct Load {
    /// Where the server is, when it is there.
    pub address: Address,
    /// What they play.
    pub game: GameOptions,
    /// Counts the acknowledged messages.
    pub acknowledged: watch::Sender<u64>,
    /// Says when to stop.
    pub stop: CancellationToken,
}

impl Load {
    /// Two players play game after game until they are told to stop.
    pub async fn pair(self, mut chance: Chance) -> Vec<Played> {
        let mut played = Vec::new();
        while !self.stop.is_cancelled() {
            let game = Self {
                stop: self.stop.child_token(),
                ..self.clone()
            };
            played.push(game.one(&mut chance).await);
        }
        played
    }

    async fn one(&self, chance: &mut Chance) -> Played {
        let mut host = self.enter(Enter::Create(self.game.clone()), chance).await;
        let room = host.player.room();
        let mut guest = self.enter(Enter::Room(room), chance).await;
        let (one, other) = tokio::join!(host.plays_as("Ember"), guest.plays_as("Frost"));
        Played {
            room,
            transcripts: host.transcripts.into_iter().chain(guest.transcripts).collect(),
            lost: host.lost.into_iter().chain(guest.lost).collect(),
            shut_out: [one.err(), other.err()].into_iter().flatten().collect(),
        }
    }

    async fn enter(&self, enter: Enter, chance: &mut Chance) -> Persistent {
        let own = Transcript::default();
        let address = own.of(self.address.clone());
        let player = loop {
            match Player::enter(&address, enter.clone(), None).await {
                Ok(player) => break player,
                Err(error) => assert!(error.is_passing(), "{error}"),
            }
            sleep(PAUSE).await;
        };
        let chance = Chance::new(chance.below(usize::MAX) as u64);
        Persistent {
            load: self.clone(),
            player,
            chance,
            transcripts: vec![own],
            lost: Vec::new(),
        }
    }
}

/// A player whom no broken connection stops.
struct Persistent {
    load: Load,
    player: Player,
    chance: Chance,
    /// The player's own, and one of each spectator who came to compare.
    transcripts: Vec<Transcript>,
    lost: Vec<Error>,
}

impl Persistent {
    /// Plays until the game is over, it is time to stop, or there is no way back to the seat.
    async fn plays_as(&mut self, name: &str) -> Result<(), Error> {
        let played = self.plays(name).await;
        if played.is_err() {
            self.load.stop.cancel();
        }
        played
    }

    async fn plays(&mut self, name: &str) -> Result<(), Error> {
        self.says(|id| ClientMessage::Sit {
            id,
            seat: None,
            name: name.to_owned(),
        })
        .await?;
        let number = self.player.number();
        self.says(|id| ClientMessage::Ready {
            id,
            number_hash: number::hash(number),
        })
        .await?;
        self.waits_while(|seen| seen.room.phase == Phase::Lobby).await?;
        self.says(|id| ClientMessage::Reveal { id, number }).await?;
        self.waits_while(|seen| seen.room.phase == Phase::Revealing)
            .await?;
        while !self.load.stop.is_cancelled() && self.player.seen().outcome().is_none() {
            self.waits_while(|seen| !seen.is_awaited() && seen.outcome().is_none())
                .await?;
            let offers = self.player.seen().offers();
            let Some(intent) = self.chance.pick(offers) else {
                continue;
            };
            self.says(|id| ClientMessage::Act {
                id,
                intent: intent.clone(),
            })
            .await?;
            if self.chance.below(STALE_ONE_IN) == 0 {
                self.says(|id| ClientMessage::Act { id, intent }).await?;
            }
        }
        Ok(())
    }

    /// Sends a message one to five times, again after every reconnect, until it is answered.
    async fn says(&mut self, message: impl FnOnce(MessageId) -> ClientMessage) -> Result<(), Error> {
        let mut made = None;
        let mut sent = self
            .player
            .send(|id| made.insert((id, message(id))).1.clone())
            .await
            .map(drop);
        let (id, message) = made.expect("a message was made");
        loop {
            let answered = match sent {
                Ok(()) => self.waits_for_answer(id, &message).await,
                Err(error) => Err(error),
            };
            match answered {
                Ok(Answer::Accepted { .. }) => self.load.acknowledged.send_modify(|count| *count += 1),
                Ok(Answer::Refused { .. }) => {}
                Err(lost) => {
                    self.comes_back(lost).await?;
                    sent = Ok(());
                    continue;
                }
            }
            return Ok(());
        }
    }

    async fn waits_for_answer(&mut self, id: MessageId, message: &ClientMessage) -> Result<Answer, Error> {
        for _ in 0..self.chance.below(COPIES) {
            self.player.tell(message).await?;
        }
        let is_in_game = self.player.seen().table.is_some();
        if is_in_game && self.chance.below(BROKEN_ONE_IN) == 0 {
            self.player.drop_connection();
        }
        self.player.answer_to(id).await
    }

    async fn waits_while(&mut self, unwanted: impl Fn(&Seen) -> bool) -> Result<(), Error> {
        while unwanted(self.player.seen()) {
            let stop = self.load.stop.clone();
            let heard = tokio::select! {
                heard = self.player.next() => heard,
                () = stop.cancelled() => return Ok(()),
            };
            if let Err(lost) = heard {
                self.comes_back(lost).await?;
            }
        }
        Ok(())
    }

    /// Comes back, and a fresh spectator comes along to see the same room.
    async fn comes_back(&mut self, lost: Error) -> Result<(), Error> {
        assert!(lost.is_passing(), "{lost}");
        self.lost.push(lost);
        self.player.come_back().await?;
        let transcript = Transcript::default();
        let address = transcript.of(self.load.address.clone());
        match Player::enter(&address, Enter::Room(self.player.room()), None).await {
            Ok(_) => {}
            Err(error) => assert!(error.is_passing(), "{error}"),
        }
        self.transcripts.push(transcript);
        Ok(())
    }
}
