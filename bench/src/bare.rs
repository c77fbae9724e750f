//! The yardstick: a bare axum server that answers every message with the next texts of a recorded game.
//!
//! It has small read buffers, the accept loop and the bounded outboxes of the real server, and neither
//! rules nor storage, nor does it read what it is sent.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::get;
use dragonhall_protocol::SUBPROTOCOL;
use futures_util::SinkExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt;

use crate::game::{Recording, Told};

/// Players and spectators of a room.
pub(crate) const PLACES: usize = 4;

/// How many different games are replayed.
const RECORDINGS: u64 = 8;

const READ_BUFFER_BYTES: usize = 4 * 1024;
const WRITE_BUFFER_BYTES: usize = 16 * 1024;
const OUTBOX: usize = 64;
const BATCH: usize = 16;

/// Serves until the process is ended.
pub(crate) async fn serve(listen: SocketAddr) -> Result<()> {
    let listener = TcpListener::bind(listen).await?;
    println!("The bare server is open: http://{}", listener.local_addr()?);
    accept(listener, Hall::new()?).await
}

async fn accept(listener: TcpListener, hall: Hall) -> Result<()> {
    let router = Router::new()
        .route("/ws/{room}/{place}", get(enter))
        .with_state(Arc::new(hall));
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        tokio::spawn(connection(stream, router.clone()));
    }
}

async fn connection(stream: TcpStream, router: Router) {
    let service = service_fn(move |request: Request<Incoming>| {
        let router = router.clone();
        async move {
            Ok::<_, Infallible>(
                router
                    .oneshot(request)
                    .await
                    .unwrap_or_else(|never| match never {}),
            )
        }
    });
    let _ = http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades()
        .await;
}

async fn enter(
    State(hall): State<Arc<Hall>>,
    Path((number, place)): Path<(u64, usize)>,
    socket: WebSocketUpgrade,
) -> Response {
    let room = hall.room(number);
    socket
        .protocols([SUBPROTOCOL])
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .on_upgrade(move |socket| async move {
            // A connection that breaks is a client that has seen enough.
            let _ = talk(socket, &room, place.min(PLACES - 1)).await;
        })
}

async fn talk(mut socket: WebSocket, room: &Room, place: usize) -> Result<(), axum::Error> {
    let (outbox, mut inbox) = mpsc::channel(OUTBOX);
    room.enter(place, outbox);
    let mut batch = Vec::new();
    loop {
        tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(_))) => room.go_on(place),
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
            },
            _ = inbox.recv_many(&mut batch, BATCH) => {
                for text in batch.drain(..) {
                    socket.feed(Message::Text(text)).await?;
                }
                socket.flush().await?;
            }
        }
    }
}

/// All rooms.
struct Hall {
    recordings: Vec<Arc<Recording>>,
    rooms: Mutex<HashMap<u64, Arc<Room>>>,
}

/// Where in its recording a room is, and who is there.
struct Room {
    recording: Arc<Recording>,
    state: Mutex<Progress>,
}

#[derive(Default)]
struct Progress {
    step: usize,
    outboxes: [Option<mpsc::Sender<Utf8Bytes>>; PLACES],
}

impl Hall {
    fn new() -> Result<Self> {
        let recordings = (0..RECORDINGS)
            .map(|number| Recording::new(number).map(Arc::new))
            .collect::<Result<_>>()?;
        Ok(Self {
            recordings,
            rooms: Mutex::default(),
        })
    }

    fn room(&self, number: u64) -> Arc<Room> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(number).or_insert_with(|| {
            let recording = &self.recordings[number as usize % self.recordings.len()];
            Arc::new(Room {
                recording: recording.clone(),
                state: Mutex::default(),
            })
        });
        room.clone()
    }
}

impl Room {
    /// Shows the opening to somebody who comes in.
    fn enter(&self, place: usize, outbox: mpsc::Sender<Utf8Bytes>) {
        send(&outbox, update(&self.recording.told[0], place));
        self.progress().outboxes[place] = Some(outbox);
    }

    /// Tells everybody of the next decision, and answers whoever wanted it.
    fn go_on(&self, sender: usize) {
        let mut progress = self.progress();
        progress.step += 1;
        let Some(told) = self.recording.told.get(progress.step) else {
            return;
        };
        for (place, outbox) in progress.outboxes.iter().enumerate() {
            if let Some(outbox) = outbox {
                send(outbox, update(told, place));
            }
        }
        if let Some(outbox) = &progress.outboxes[sender] {
            send(outbox, &told.answer);
        }
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What somebody at this place is told: the two seats first, then all who watch.
fn update(told: &Told, place: usize) -> &Utf8Bytes {
    &told.updates[place.min(2)]
}

/// Whoever has no room for a message misses it, which ends the measurement with an error.
fn send(outbox: &mpsc::Sender<Utf8Bytes>, text: &Utf8Bytes) {
    let _ = outbox.try_send(text.clone());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Table;

    #[tokio::test]
    async fn a_table_at_the_bare_server_is_played_to_its_end() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let server = listener.local_addr().expect("an address");
        tokio::spawn(accept(listener, Hall::new().expect("recordings")));
        let mut table = Table::at_bare(server, 3).await.expect("a table");
        let mut moves = 0;
        while !table.is_over() {
            table.make_move().await.expect("a move");
            moves += 1;
        }
        assert_eq!(moves + 1, Recording::new(3).expect("a game").told.len());
    }
}
