//! Rows as both databases have them, and what they stand for.

use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::{RoomCode, RoomId, Time};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sqlx::query::Query;
use sqlx::{Encode, FromRow, Type};
use uuid::Uuid;

use super::{FinishedGame, Record, RoomRow, RoomStage, StoreError};

#[derive(FromRow)]
pub(super) struct StoredRecord {
    seq: i64,
    at: i64,
    body: String,
}

#[derive(FromRow)]
pub(super) struct StoredRoom {
    id: Uuid,
    code: String,
    game: String,
    stage: String,
    seq: i64,
    changed: i64,
}

#[derive(FromRow)]
pub(super) struct StoredGame {
    room: Uuid,
    seq: i64,
    options: String,
    players: String,
    outcome: String,
    decisions: i64,
    began: i64,
    ended: i64,
    receipt: String,
    keep_names: i64,
}

/// A room's log, provided that nothing is missing from it but the so many records that were forgotten.
pub(super) fn whole_log(
    room: RoomId,
    stored: Vec<StoredRecord>,
    forgotten: i64,
) -> Result<Vec<Record>, StoreError> {
    let missing = stored.last().map_or(0, |last| last.seq) - stored.len() as i64;
    if missing != forgotten {
        return Err(StoreError::Damaged(format!(
            "room {room} lacks {missing} records, of which {forgotten} were forgotten"
        )));
    }
    let record = |StoredRecord { seq, at, body }| Record {
        seq: seq.cast_unsigned(),
        at: Time(at.cast_unsigned()),
        body,
    };
    Ok(stored.into_iter().map(record).collect())
}

impl TryFrom<StoredRoom> for RoomRow {
    type Error = StoreError;

    fn try_from(stored: StoredRoom) -> Result<Self, StoreError> {
        Ok(Self {
            id: RoomId(stored.id),
            code: RoomCode(stored.code),
            game: stored.game.parse().map_err(damaged)?,
            stage: stage_of_word(&stored.stage)?,
            seq: stored.seq.cast_unsigned(),
            changed: Time(stored.changed.cast_unsigned()),
        })
    }
}

impl TryFrom<StoredGame> for FinishedGame {
    type Error = StoreError;

    fn try_from(stored: StoredGame) -> Result<Self, StoreError> {
        Ok(Self {
            room: RoomId(stored.room),
            seq: stored.seq.cast_unsigned(),
            options: of_json(&stored.options)?,
            players: players_of(&stored.players)?,
            outcome: of_json(&stored.outcome)?,
            decisions: u32::try_from(stored.decisions).map_err(damaged)?,
            began: Time(stored.began.cast_unsigned()),
            ended: Time(stored.ended.cast_unsigned()),
            receipt: stored.receipt,
            keep_names: stored.keep_names == 1,
        })
    }
}

/// Somebody who played, as it is stored: people by their names alone.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredPlayer {
    Person(String),
    Bot(PlayedBy),
}

/// Those who played, as they are stored.
pub(super) fn stored_players(players: &[PlayedBy]) -> String {
    let stored = |player: &PlayedBy| match player.bot {
        None => StoredPlayer::Person(player.name.clone()),
        Some(_) => StoredPlayer::Bot(player.clone()),
    };
    json(&players.iter().map(stored).collect::<Vec<_>>())
}

fn players_of(stored: &str) -> Result<Vec<PlayedBy>, StoreError> {
    let stored: Vec<StoredPlayer> = of_json(stored)?;
    let player = |stored| match stored {
        StoredPlayer::Person(name) => PlayedBy { name, bot: None },
        StoredPlayer::Bot(player) => player,
    };
    Ok(stored.into_iter().map(player).collect())
}

/// The names of the people who played, by which a game can be found.
pub(super) fn names_of(game: &FinishedGame) -> Vec<String> {
    let people = game.players.iter().filter(|player| player.bot.is_none());
    let named = people.filter(|player| !player.name.is_empty());
    named.map(|player| player.name.clone()).collect()
}

/// Keeps a finished game; the statement is the same in both databases.
pub(super) fn insert_finished<'q, DB>(game: &'q FinishedGame) -> Query<'q, DB, DB::Arguments>
where
    DB: sqlx::Database,
    i64: Encode<'q, DB> + Type<DB>,
    Uuid: Encode<'q, DB> + Type<DB>,
    String: Encode<'q, DB> + Type<DB>,
    &'q str: Encode<'q, DB> + Type<DB>,
{
    sqlx::query(
        "INSERT INTO finished_games \
         (room, seq, game, options, players, outcome, decisions, began, ended, receipt, keep_names) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(game.room.0)
    .bind(game.seq.cast_signed())
    .bind(game.options.game().as_str())
    .bind(json(&game.options))
    .bind(stored_players(&game.players))
    .bind(json(&game.outcome))
    .bind(i64::from(game.decisions))
    .bind(game.began.0.cast_signed())
    .bind(game.ended.0.cast_signed())
    .bind(game.receipt.as_str())
    .bind(i64::from(game.keep_names))
}

/// The word that stands for what a room is doing.
pub(crate) fn stage_word(stage: RoomStage) -> &'static str {
    match stage {
        RoomStage::Lobby => "lobby",
        RoomStage::Playing => "playing",
        RoomStage::Finished => "finished",
    }
}

fn stage_of_word(word: &str) -> Result<RoomStage, StoreError> {
    [RoomStage::Lobby, RoomStage::Playing, RoomStage::Finished]
        .into_iter()
        .find(|stage| stage_word(*stage) == word)
        .ok_or_else(|| damaged(format!("the stage {word}")))
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("every word of the protocol can be written as JSON")
}

fn of_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(damaged)
}

fn damaged(reason: impl ToString) -> StoreError {
    StoreError::Damaged(reason.to_string())
}
