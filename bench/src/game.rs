//! A game played without a server, and what a server would say of it.

use anyhow::{Context, Result, bail};
use axum::extract::ws::Utf8Bytes;
use dragonhall_protocol::games::dragon_stone;
use dragonhall_protocol::{
    Answer, ClientMessage, GameIntent, GameOptions, MessageId, Seat, ServerMessage, Time,
};
use dragonhall_rules::play::seed_of;
use dragonhall_rules::{AnyDraft, AnyGame, GameRng, Happened, Viewer};

use crate::script::Script;

/// The entries of a room's log before the game: its opening, two players who sit, get ready and show their numbers.
const LOBBY: u64 = 7;

/// A time as long as any of these years.
const NOW: Time = Time(1_800_000_000_000);

/// Dragon Stone as boxed.
pub(crate) fn dragon_stone() -> GameOptions {
    GameOptions::DragonStone(dragon_stone::Options::default())
}

/// What everybody at a table is told of one decision.
pub(crate) struct Told {
    /// To the two seats and to all who watch.
    pub updates: [Utf8Bytes; 3],
    /// To whoever asked for it.
    pub answer: Utf8Bytes,
}

/// A game played without a server.
pub(crate) struct Game {
    table: AnyGame,
    seed: [u8; 32],
    decisions: u64,
}

impl Game {
    /// Opens a game with this number; each is different, and always the same.
    pub(crate) fn open(number: u64) -> Result<(Self, Told)> {
        let mut game = Self {
            table: AnyGame::new(&dragon_stone(), 2)?,
            seed: seed_of(number),
            decisions: 0,
        };
        let mut rng = GameRng::for_decision(game.seed, 0);
        let draft = game.table.open(&mut rng);
        let told = game.tell(None, MessageId(uuid::Uuid::nil()), draft)?;
        Ok((game, told))
    }

    /// Decides, lets it happen and writes what the server would send.
    pub(crate) fn act(&mut self, seat: Seat, id: MessageId, intent: &GameIntent) -> Result<Told> {
        let mut rng = GameRng::for_decision(self.seed, self.decisions);
        match self.table.decide(seat, intent, &mut rng) {
            Ok(draft) => self.tell(Some(seat), id, draft),
            Err(refusal) => bail!("a move was refused: {refusal:?}"),
        }
    }

    fn tell(&mut self, by: Option<Seat>, id: MessageId, draft: AnyDraft) -> Result<Told> {
        self.table = draft.table;
        self.decisions += 1;
        let seq = LOBBY + self.decisions;
        let update = |viewer| {
            let happened = Happened {
                seq,
                at: NOW,
                by,
                stead: None,
                takes_back: None,
                events: Some(&draft.events),
            };
            let table = Some(self.table.table(viewer, [happened]));
            encode(&ServerMessage::Update {
                seq,
                room: None,
                table,
                head: None,
                clocks: None,
                talk: None,
                deed: None,
                take_back: None,
            })
        };
        let answer = Answer::Accepted { seq };
        Ok(Told {
            updates: [
                update(Viewer::Seat(Seat(0)))?,
                update(Viewer::Seat(Seat(1)))?,
                update(Viewer::Public)?,
            ],
            answer: encode(&ServerMessage::Answer { id, answer })?,
        })
    }
}

fn encode(message: &ServerMessage) -> Result<Utf8Bytes> {
    Ok(serde_json::to_string(message)?.into())
}

/// A whole game: what was told of it.
pub(crate) struct Recording {
    /// The opening and what came of every move.
    pub told: Vec<Told>,
}

impl Recording {
    /// The game with this number, played to its end by the same players who play against the server.
    pub(crate) fn new(number: u64) -> Result<Self> {
        let (mut game, opening) = Game::open(number)?;
        let mut script = Script::new(number);
        let mut told = vec![opening];
        while let Some(turn) = told.last().and_then(|last| {
            let [black, white, _] = &last.updates;
            script.next([black, white])
        }) {
            let ClientMessage::Act { id, intent } =
                serde_json::from_str(&turn.act).context("a scripted move")?
            else {
                bail!("a scripted move is no move: {}", turn.act);
            };
            told.push(game.act(Seat(turn.seat as u8), id, &intent)?);
        }
        Ok(Self { told })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_game_is_played_to_its_end() {
        let recording = Recording::new(1).expect("a game");
        let last = recording.told.last().expect("an end");
        assert!(last.updates.iter().all(|update| update.contains(r#""outcome":"#)));
    }
}
