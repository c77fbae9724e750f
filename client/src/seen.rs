//! What somebody in a room has been shown so far.

use dragonhall_protocol::{
    Clocks, Deed, Digest, GameIntent, GameTable, Outcome, Phase, Presence, Role, RoomView, Seat,
    ServerMessage, TakeBackOffer, Talk,
};

/// A room and its game as the latest messages left them.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The number of the last entry of the room's log that has been shown.
    pub seq: u64,
    /// Who is looking.
    pub you: Role,
    /// The room.
    pub room: RoomView,
    /// Who is here.
    pub presence: Presence,
    /// The game, once it has begun; `past` is that of the latest message.
    pub table: Option<GameTable>,
    /// The head of the game's chain.
    pub head: Option<Digest>,
    /// The clocks, where the game is played with time, as they were told last.
    pub clocks: Option<Clocks>,
    /// What was said, oldest first.
    pub talk: Vec<Talk>,
    /// What people did to each other and to the room, oldest first.
    pub deeds: Vec<Deed>,
    /// Where this seat wants to be told that it is its turn, as of the last snapshot.
    pub webhook: Option<String>,
    /// The step that this seat may take back now.
    pub take_back: Option<TakeBackOffer>,
}

/// What a message adds to what was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It fits on; or it says nothing of the room.
    Fits,
    /// Something is missing before it: only a snapshot helps.
    Gap,
}

impl Seen {
    /// What a snapshot shows; other messages do not show a whole room.
    pub fn from_snapshot(message: ServerMessage) -> Option<Self> {
        match message {
            ServerMessage::Snapshot {
                seq,
                you,
                room,
                presence,
                table,
                head,
                clocks,
                talk,
                deeds,
                now: _,
                webhook,
                take_back,
            } => Some(Self {
                seq,
                you,
                room,
                presence,
                table,
                head,
                clocks,
                talk,
                deeds,
                webhook,
                take_back,
            }),
            ServerMessage::Welcome { .. }
            | ServerMessage::Update { .. }
            | ServerMessage::Presence(_)
            | ServerMessage::Outside { .. }
            | ServerMessage::Knocks { .. }
            | ServerMessage::Key { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Odds { .. }
            | ServerMessage::Answer { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Pong { .. } => None,
        }
    }

    /// Takes a message in.
    pub fn note(&mut self, message: &ServerMessage) -> Noted {
        match message {
            ServerMessage::Snapshot { .. } => {
                if let Some(seen) = Self::from_snapshot(message.clone()) {
                    *self = seen;
                }
            }
            ServerMessage::Update {
                seq,
                room,
                table,
                head,
                clocks,
                talk,
                deed,
                take_back,
            } => {
                if *seq != self.seq + 1 {
                    return Noted::Gap;
                }
                self.seq = *seq;
                if let Some(room) = room {
                    self.room = room.clone();
                }
                if let Some(table) = table {
                    self.table = Some(table.clone());
                }
                if head.is_some() {
                    self.head = *head;
                }
                if clocks.is_some() {
                    self.clocks = clocks.clone();
                }
                self.talk.extend(talk.clone());
                self.deeds.extend(deed.clone());
                self.take_back.clone_from(take_back);
                self.put_away();
            }
            ServerMessage::Presence(presence) => {
                let is_fresh = presence.seq.is_none_or(|seq| seq >= self.seq);
                if let Some(votes) = presence.votes.as_ref().filter(|_| is_fresh) {
                    self.room.votes.clone_from(votes);
                }
                self.presence = presence.clone();
            }
            ServerMessage::Welcome { .. }
            | ServerMessage::Outside { .. }
            | ServerMessage::Knocks { .. }
            | ServerMessage::Key { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Odds { .. }
            | ServerMessage::Answer { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Pong { .. } => {}
        }
        Noted::Fits
    }

    /// A game that is over has no clocks, and once the next one is chosen it has no table either.
    fn put_away(&mut self) {
        match self.room.phase {
            Phase::Playing => {}
            Phase::Finished => self.clocks = None,
            Phase::Lobby | Phase::Revealing => {
                self.clocks = None;
                self.table = None;
                self.head = None;
            }
        }
    }

    /// The seat of whoever is looking; none for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        match self.you {
            Role::Seat(seat) => Some(seat),
            Role::Companion(_) | Role::Spectator => None,
        }
    }

    /// All that may be done now, the quietest first.
    pub fn offers(&self) -> Vec<GameIntent> {
        self.table.as_ref().map(GameTable::intents).unwrap_or_default()
    }

    /// The seats the table waits for.
    pub fn awaiting(&self) -> &[Seat] {
        self.table.as_ref().map(GameTable::awaiting).unwrap_or_default()
    }

    /// Whether the table waits for whoever is looking.
    pub fn is_awaited(&self) -> bool {
        self.seat().is_some_and(|seat| self.awaiting().contains(&seat))
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.table.as_ref().and_then(GameTable::outcome)
    }
}
