//! Somebody who plays on the copy, in the words of the protocol.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use dragonhall_protocol::{
    Answer, ClientMessage, Enter, GameOptions, GameTable, MessageId, PlayerId, RoomId, SUBPROTOCOL, Seat,
    SeatToken, ServerMessage,
};
use dragonhall_rules::any;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tracing::debug;
use uuid::Uuid;

use crate::room::aside;
use crate::secrets::{secret, token_hash};
use crate::store::{Append, Store};

/// How many moves somebody makes at most.
const MOVES: usize = 3;
/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who plays on the copy.
pub(super) struct Guest {
    room: Option<RoomId>,
    token: Option<SeatToken>,
    seat: Option<Seat>,
    /// What was said and acknowledged, with the number of the entry.
    said: Vec<(ClientMessage, u64)>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Guest {
    /// Sits down in somebody's place, which only somebody who has the database can do, and only in a copy.
    pub(super) async fn takes(store: &dyn Store, room: RoomId, seat: Seat, player: PlayerId) -> Result<Self> {
        let token = SeatToken(secret());
        let claim = store.claim(room).await?.context("a room of the copy is gone")?;
        let last = claim.records.last().context("a room of the copy has no log")?;
        let sits = aside::claimed(last.seq + 1, last.at, player, token_hash(&token));
        store.append(Append::of(room, claim.epoch, vec![sits])).await?;
        Ok(Self {
            room: Some(room),
            token: Some(token),
            seat: Some(seat),
            said: Vec::new(),
        })
    }

    /// Somebody who opens a room.
    pub(super) fn newcomer() -> Self {
        Self {
            room: None,
            token: None,
            seat: None,
            said: Vec::new(),
        }
    }

    /// How many messages were acknowledged.
    pub(super) fn moves(&self) -> usize {
        self.said.len()
    }

    /// Plays as long as it is this seat's turn, a few moves; or opens a room and sits down there.
    pub(super) async fn plays(&mut self, address: &str) -> Result<()> {
        let enter = match (self.room, any::games().first()) {
            (Some(room), _) => Enter::Room(room),
            (None, Some(first)) => Enter::Create(GameOptions::boxed(first.game)),
            (None, None) => bail!("there is no game to play"),
        };
        let (mut socket, mut table) = self.enters(address, enter).await?;
        if self.seat.is_none() {
            let sit = ClientMessage::Sit {
                id: MessageId(Uuid::new_v4()),
                seat: None,
                name: "Drill".to_owned(),
            };
            self.says(&mut socket, sit, &mut table).await?;
        }
        while let (Some(seat), true) = (self.seat, self.said.len() < MOVES) {
            let offers = table.as_ref().filter(|table| table.awaiting().contains(&seat));
            let Some(intent) = offers.and_then(|table| table.intents().into_iter().next()) else {
                break;
            };
            let id = MessageId(Uuid::new_v4());
            self.says(&mut socket, ClientMessage::Act { id, intent }, &mut table)
                .await?;
        }
        Ok(())
    }

    /// Comes back, and says all again: what is there is answered with the number that it had.
    pub(super) async fn finds_all(&self, address: &str) -> Result<()> {
        let room = self.room.context("a room was opened and has no name")?;
        let mut again = Self {
            room: self.room,
            token: self.token,
            seat: self.seat,
            said: Vec::new(),
        };
        let (mut socket, mut table) = again.enters(address, Enter::Room(room)).await?;
        for (message, seq) in &self.said {
            again.says(&mut socket, message.clone(), &mut table).await?;
            let found = again.said.last().map(|(_, seq)| *seq);
            ensure!(
                found == Some(*seq),
                "entry {seq} of room {room} was acknowledged and is not there any more"
            );
        }
        Ok(())
    }

    async fn enters(&mut self, address: &str, enter: Enter) -> Result<(Socket, Option<GameTable>)> {
        let uri = format!("ws://{address}/ws")
            .parse()
            .context("no address of a server")?;
        let request = ClientRequestBuilder::new(uri).with_sub_protocol(SUBPROTOCOL);
        let (mut socket, _) = connect_async(request)
            .await
            .context("the server on the copy lets nobody in")?;
        let token = self.token;
        send(
            &mut socket,
            &ClientMessage::Hello {
                enter,
                token,
                pass: None,
            },
        )
        .await?;
        loop {
            match hear(&mut socket).await? {
                ServerMessage::Welcome { room, token, .. } => {
                    self.room = Some(room);
                    self.token = token.or(self.token.take());
                }
                ServerMessage::Snapshot { table, .. } => return Ok((socket, table)),
                ServerMessage::Refused { refusal } => {
                    bail!("the server on the copy refuses a player: {refusal:?}")
                }
                other => passes(&other),
            }
        }
    }

    /// Says something until it is acknowledged, and looks at the table meanwhile.
    async fn says(
        &mut self,
        socket: &mut Socket,
        message: ClientMessage,
        seen: &mut Option<GameTable>,
    ) -> Result<()> {
        send(socket, &message).await?;
        loop {
            match hear(socket).await? {
                ServerMessage::Update {
                    table: Some(table), ..
                } => *seen = Some(table),
                ServerMessage::Snapshot { table, .. } => *seen = table,
                ServerMessage::Answer { id, answer } if Some(id) == message.id() => match answer {
                    Answer::Accepted { seq } => {
                        self.said.push((message, seq));
                        return Ok(());
                    }
                    Answer::Refused { refusal } => bail!("what was offered is refused: {refusal:?}"),
                },
                other => passes(&other),
            }
        }
    }
}

/// What is heard beside that which is waited for, and means nothing here.
fn passes(message: &ServerMessage) {
    debug!(?message, "heard on the copy");
}

async fn send(socket: &mut Socket, message: &ClientMessage) -> Result<()> {
    let text = serde_json::to_string(message).context("a message cannot be written")?;
    socket
        .send(Message::text(text))
        .await
        .context("the server on the copy is gone")
}

async fn hear(socket: &mut Socket) -> Result<ServerMessage> {
    loop {
        let heard = timeout(PATIENCE, socket.next())
            .await
            .context("the server on the copy says nothing")?;
        match heard
            .context("the server on the copy is gone")?
            .context("the server on the copy is gone")?
        {
            Message::Text(text) => {
                return serde_json::from_str(&text).context("the server on the copy is not understood");
            }
            Message::Close(frame) => {
                let why = frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                bail!("the server on the copy sends a player away: {why}");
            }
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
        }
    }
}
