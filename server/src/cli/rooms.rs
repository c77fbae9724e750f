//! `dragonhall rooms`: lists the rooms.

use anyhow::Result;

use crate::store::{self, RoomStage};

/// Prints a line for each room: id, code, game, what it is doing, how long its log is.
pub(super) async fn rooms(database: &str, most: u32) -> Result<()> {
    let store = store::open_to_read(database).await?;
    for room in store.rooms(most).await? {
        let stage = match room.stage {
            RoomStage::Lobby => "lobby",
            RoomStage::Playing => "playing",
            RoomStage::Finished => "finished",
        };
        println!(
            "{}\t{}\t{}\t{stage}\t{} entries",
            room.id, room.code.0, room.game, room.seq
        );
    }
    store.close().await;
    Ok(())
}
