//! How long somebody waits for a bot while others have left games of bots alone behind.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use dragonhall_client::{Address, Player};
use dragonhall_protocol::{ClientMessage, Enter, GameOptions, Level, RoomSettings};

use crate::beside_bots::room_of_bots;
use crate::effort::Effort;
use crate::side::{Grounds, Side};
use crate::statistics::median;

/// Games of bots alone that nobody looks at.
pub(crate) const ABANDONED: usize = 18;

/// How long a bot takes, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// On a server with nothing else.
    pub alone: f64,
    /// Beside the games that were left.
    pub beside: f64,
}

/// Lets somebody play with a hard bot before and after others leave theirs, as often as everything is measured.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds) -> Result<Vec<Run>> {
    let mut runs = Vec::new();
    for _ in 0..effort.runs {
        let server = Side::Dragonhall.start(grounds).await?;
        let address = Address::new(format!("ws://{}/ws", server.process.address()));
        let alone = waits(&address, effort.thoughts).await?;
        for _ in 0..ABANDONED {
            room_of_bots(&address).await?.leave().await?;
        }
        let beside = waits(&address, effort.thoughts).await?;
        server.process.stop().await?;
        runs.push(Run { alone, beside });
    }
    Ok(runs)
}

/// The median time that a bot takes for a decision, of so many.
async fn waits(address: &Address, thoughts: usize) -> Result<f64> {
    let mut waits = Vec::new();
    while waits.len() < thoughts {
        let mut player = alone_with_a_bot(address).await?;
        let mut since = Instant::now();
        while player.seen().outcome().is_none() && waits.len() < thoughts {
            if player.seen().is_awaited() {
                let intent = player.seen().offers().into_iter().next().context("an offer")?;
                player.act(intent).await?;
                since = Instant::now();
            } else {
                let before = player.seen().seq;
                player.next().await?;
                if player.seen().seq > before {
                    waits.push(since.elapsed());
                    since = Instant::now();
                }
            }
        }
    }
    let waits = waits
        .iter()
        .map(Duration::as_secs_f64)
        .map(|seconds| seconds * 1000.0);
    median(waits).context("no bot was waited for")
}

/// Somebody and a hard bot in a game of Dragon Stone without pauses.
async fn alone_with_a_bot(address: &Address) -> Result<Player> {
    let game = GameOptions::DragonStone(Default::default());
    let mut player = Player::enter(address, Enter::Create(game), None).await?;
    player.sit("Mara").await?;
    let settings = RoomSettings {
        quick_bots: true,
        ..RoomSettings::default()
    };
    player.ask(|id| ClientMessage::Settings { id, settings }).await?;
    player
        .ask(|id| ClientMessage::AddBot {
            id,
            seat: None,
            level: Level::Hard,
        })
        .await?;
    player.begin().await?;
    Ok(player)
}
