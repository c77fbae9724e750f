//! How long players wait while bots think in other rooms of the same server.

use anyhow::Result;
use dragonhall_client::{Address, Player};
use dragonhall_protocol::{ClientMessage, Enter, GameOptions, Level, RoomSettings};

use crate::duel::Reached;
use crate::effort::Effort;
use crate::load::{Load, Pace};
use crate::side::{Grounds, Side};

/// Tables of people that play at the same time.
pub(crate) const TABLES: usize = 20;

/// Moves a second that they make together.
pub(crate) const STEADY: u32 = 100;

/// Rooms in which bots think all the time.
pub(crate) const ROOMS_OF_BOTS: usize = 4;

/// What people reached alone and beside bots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// Without bots.
    pub alone: Reached,
    /// While bots thought.
    pub beside: Reached,
}

/// Lets people play without bots and then beside them, as often as everything is measured.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds) -> Result<Vec<Run>> {
    let mut runs = Vec::new();
    for _ in 0..effort.runs {
        let server = Side::Dragonhall.start(grounds).await?;
        let address = Address::new(format!("ws://{}/ws", server.process.address()));
        let mut load = Load::prepare(server, TABLES, effort.spare_tables / 4).await?;
        let pace = Pace::Steady(STEADY);
        let alone = load.play(pace, effort.warm_up, effort.load).await?;
        let mut hosts = Vec::new();
        for _ in 0..ROOMS_OF_BOTS {
            hosts.push(room_of_bots(&address).await?);
        }
        let beside = load.play(pace, effort.warm_up, effort.load).await?;
        drop(hosts);
        load.stop().await?;
        runs.push(Run {
            alone: Reached::from(&alone)?,
            beside: Reached::from(&beside)?,
        });
    }
    Ok(runs)
}

/// Two hard bots that play Dragon Stone without pauses, with somebody who looks on.
pub(crate) async fn room_of_bots(address: &Address) -> Result<Player> {
    let game = GameOptions::DragonStone(Default::default());
    let mut host = Player::enter(address, Enter::Create(game), None).await?;
    host.ask(|id| ClientMessage::Watch {
        id,
        name: "Host".into(),
    })
    .await?;
    let settings = RoomSettings {
        quick_bots: true,
        ..RoomSettings::default()
    };
    host.ask(|id| ClientMessage::Settings { id, settings }).await?;
    for _ in 0..2 {
        host.ask(|id| ClientMessage::AddBot {
            id,
            seat: None,
            level: Level::Hard,
        })
        .await?;
    }
    host.ask(|id| ClientMessage::Begin { id }).await?;
    Ok(host)
}
