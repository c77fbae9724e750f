//! `dragonhall games`: lists finished games.

use anyhow::{Context, Result};
use clap::Args;
use dragonhall_protocol::http::PlayedBy;
use dragonhall_protocol::{GameId, Time};
use serde::Serialize;

use crate::store::{self, FinishedGame, FinishedQuery};

/// Which finished games are listed.
#[derive(Args, Debug)]
pub(super) struct Query {
    /// Only this game, by its name in links and records.
    #[arg(long)]
    game: Option<GameId>,
    /// Only games that somebody of this name played in.
    #[arg(long)]
    player: Option<String>,
    /// How many at most.
    #[arg(long, default_value_t = 50)]
    most: u32,
}

/// A finished game as a line of JSON.
#[derive(Serialize)]
struct Row<'a> {
    room: dragonhall_protocol::RoomId,
    #[serde(flatten)]
    options: &'a dragonhall_protocol::GameOptions,
    players: &'a [PlayedBy],
    outcome: &'a dragonhall_protocol::Outcome,
    decisions: u32,
    began: Time,
    ended: Time,
}

/// Prints each finished game as a line of JSON.
pub(super) async fn games(database: &str, query: Query) -> Result<()> {
    let store = store::open_to_read(database).await?;
    for game in store
        .finished(FinishedQuery {
            game: query.game,
            player: query.player,
            room: None,
            most: query.most,
        })
        .await?
    {
        println!("{}", line(&game)?);
    }
    store.close().await;
    Ok(())
}

fn line(game: &FinishedGame) -> Result<String> {
    let row = Row {
        room: game.room,
        options: &game.options,
        players: &game.players,
        outcome: &game.outcome,
        decisions: game.decisions,
        began: game.began,
        ended: game.ended,
    };
    serde_json::to_string(&row).context("a finished game cannot be written as JSON")
}
