//! Two scripted players and two spectators at one table.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use dragonhall_client::{Address, Connection, Utf8Bytes, number};
use dragonhall_protocol::{ClientMessage, Enter, MessageId, RoomId, SeatNumber, ServerMessage};
use uuid::Uuid;

use crate::bare::PLACES;
use crate::game::dragon_stone;
use crate::script::{Script, Turn};

const UPDATE: &str = r#"{"type":"update","#;
const PRESENCE: &str = r#"{"type":"presence","#;
const ANSWER: &str = r#"{"type":"answer","#;
const ACCEPTED: &str = r#""result":"accepted""#;

/// Two scripted players and two spectators at one table, in this order.
pub(crate) struct Table {
    connections: [Connection; PLACES],
    script: Script,
    turn: Option<Turn>,
    room: Option<RoomId>,
}

/// The next text that says more than who is here, which may be told at any time.
async fn news(connection: &mut Connection) -> Result<Utf8Bytes> {
    loop {
        let text = connection.receive_text().await?;
        if !text.starts_with(PRESENCE) {
            return Ok(text);
        }
    }
}

/// A move that everybody has seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    /// From the sending of the intent to the arrival of the last of the four updates.
    pub after: Duration,
    /// The bytes of the updates and the answer.
    pub bytes: usize,
}

impl Table {
    /// Opens a room at Dragonhall and begins a game there.
    pub(crate) async fn at_dragonhall(server: SocketAddr, number: u64) -> Result<Self> {
        let address = Address::new(format!("ws://{server}/ws"));
        let (mut black, room) = enter(&address, Enter::Create(dragon_stone())).await?;
        let (mut white, _) = enter(&address, Enter::Room(room)).await?;
        let (mut watching, _) = enter(&address, Enter::Room(room)).await?;
        let (mut too, _) = enter(&address, Enter::Room(room)).await?;
        let players = [(&mut black, "Black"), (&mut white, "White")];
        begin(players).await?;
        let shown = [
            resync(&mut black).await?,
            resync(&mut white).await?,
            resync(&mut watching).await?,
            resync(&mut too).await?,
        ];
        let mut table = Self::new([black, white, watching, too], shown.each_ref(), number);
        table.room = Some(room);
        Ok(table)
    }

    /// Enters the room with this number at the bare server.
    pub(crate) async fn at_bare(server: SocketAddr, number: u64) -> Result<Self> {
        let enter = async |place: usize| {
            let address = Address::new(format!("ws://{server}/ws/{number}/{place}"));
            let mut connection = Connection::open(&address).await?;
            let opening = connection.receive_text().await?;
            anyhow::Ok((connection, opening.to_string()))
        };
        let [black, white] = [enter(0).await?, enter(1).await?];
        let [watching, too] = [enter(2).await?, enter(3).await?];
        let shown = [&black.1, &white.1, &watching.1, &too.1];
        let connections = [black.0, white.0, watching.0, too.0];
        Ok(Self::new(connections, shown, number))
    }

    fn new(connections: [Connection; PLACES], shown: [&String; PLACES], number: u64) -> Self {
        let mut script = Script::new(number);
        let [black, white, _, _] = shown;
        let turn = script.next([black, white]);
        Self {
            connections,
            script,
            turn,
            room: None,
        }
    }

    /// The room at Dragonhall.
    pub(crate) fn room(&self) -> Option<RoomId> {
        self.room
    }

    /// Whether there is no move any more.
    pub(crate) fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// Makes the next move and waits until all four have seen it and it is acknowledged.
    pub(crate) async fn make_move(&mut self) -> Result<Seen> {
        let Some(Turn { seat, act }) = self.turn.take() else {
            bail!("the game is over");
        };
        let sent = Instant::now();
        self.connections[seat].send_text(act).await?;
        let [black, white, watching, too] = &mut self.connections;
        let updates = [
            news(black).await?,
            news(white).await?,
            news(watching).await?,
            news(too).await?,
        ];
        let after = sent.elapsed();
        let answer = news(&mut self.connections[seat]).await?;
        for update in &updates {
            ensure!(update.starts_with(UPDATE), "not an update: {update}");
        }
        ensure!(
            answer.starts_with(ANSWER) && answer.contains(ACCEPTED),
            "not accepted: {answer}"
        );
        let bytes = updates.iter().chain([&answer]).map(|text| text.len()).sum();
        let [black, white, _, _] = &updates;
        self.turn = self.script.next([black, white]);
        Ok(Seen { after, bytes })
    }
}

/// Enters a room and reads up to its snapshot.
pub(crate) async fn enter(address: &Address, enter: Enter) -> Result<(Connection, RoomId)> {
    let mut connection = Connection::open(address).await?;
    connection
        .send(&ClientMessage::Hello {
            enter,
            token: None,
            pass: None,
        })
        .await?;
    let ServerMessage::Welcome { room, .. } = connection.receive().await? else {
        bail!("the server did not welcome a connection");
    };
    connection.receive().await?;
    Ok((connection, room))
}

async fn begin(players: [(&mut Connection, &str); 2]) -> Result<()> {
    let [black, white] = players;
    let mut players = [(black, SeatNumber([1; 32])), (white, SeatNumber([2; 32]))];
    for ((player, name), _) in &mut players {
        let name = (*name).to_owned();
        ask(player, |id| ClientMessage::Sit { id, seat: None, name }).await?;
    }
    for ((player, _), chosen) in &mut players {
        let number_hash = number::hash(*chosen);
        ask(player, |id| ClientMessage::Ready { id, number_hash }).await?;
    }
    for ((player, _), number) in &mut players {
        let number = *number;
        ask(player, |id| ClientMessage::Reveal { id, number }).await?;
    }
    Ok(())
}

async fn resync(connection: &mut Connection) -> Result<String> {
    ask(connection, |id| ClientMessage::Resync { id }).await
}

/// Asks for something and gives what was said right before it was accepted.
async fn ask(
    connection: &mut Connection,
    message: impl FnOnce(MessageId) -> ClientMessage,
) -> Result<String> {
    let message = message(MessageId(Uuid::new_v4()));
    connection.send(&message).await?;
    let mut before = String::new();
    loop {
        let text = connection.receive_text().await?;
        if text.starts_with(ANSWER) {
            ensure!(text.contains(ACCEPTED), "{message:?} was not accepted: {text}");
            return Ok(before);
        }
        before = text.to_string();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use dragonhall_server::config::Config;
    use dragonhall_server::store;
    use tokio::net::TcpListener;
    use tokio_util::sync::CancellationToken;

    use super::*;

    #[tokio::test]
    async fn a_table_at_dragonhall_makes_moves_that_everybody_sees() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = crate::process::database_in(folder.path());
        let store: Arc<dyn store::Store> = store::open(&database).await.expect("a store");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let server = listener.local_addr().expect("an address");
        let (config, shutdown) = (Config::default(), CancellationToken::new());
        let serving = tokio::spawn(dragonhall_server::serve(
            config,
            listener,
            store,
            dragonhall_server::clock::Clock::machine(),
            dragonhall_server::thinkers::Bots::of_the_house(),
            shutdown.clone(),
        ));

        let mut table = Table::at_dragonhall(server, 1).await.expect("a table");
        for _ in 0..5 {
            assert!(table.make_move().await.expect("a move").bytes > 1000);
        }
        assert!(!table.is_over());
        shutdown.cancel();
        drop(table);
        let served = serving.await.expect("an orderly end");
        served.expect("a store that lasts");
    }
}
