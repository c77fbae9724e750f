//! A slow line between a player and the server.

use std::net::SocketAddr;
use std::time::Duration;

use dragonhall_client::Address;
use socket2::SockRef;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::sleep;

/// How often a piece of what the server says is let through.
const PIECE: Duration = Duration::from_millis(50);

/// Segments as they are on a line, and hardly any memory for what has arrived, so that whatever the line cannot carry
/// waits in the server.
const SEGMENT_BYTES: u32 = 536;
const WINDOW_BYTES: u32 = 2 * 1024;

/// A line that carries so many bytes a second from the server to whoever connects to this address.
pub async fn line(server: SocketAddr, bytes_per_second: usize) -> Address {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(carry(client, server, bytes_per_second));
        }
    });
    Address::new(format!("ws://{address}/ws"))
}

async fn carry(client: TcpStream, server: SocketAddr, bytes_per_second: usize) -> std::io::Result<()> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(WINDOW_BYTES)?;
    SockRef::from(&socket).set_tcp_mss(SEGMENT_BYTES)?;
    let (mut from_server, mut to_server) = socket.connect(server).await?.into_split();
    let (mut from_client, mut to_client) = client.into_split();
    tokio::spawn(async move { copy(&mut from_client, &mut to_server).await });
    let mut piece = vec![0; bytes_per_second * PIECE.as_millis() as usize / 1000];
    loop {
        match from_server.read(&mut piece).await? {
            0 => return Ok(()),
            count => to_client.write_all(&piece[..count]).await?,
        }
        sleep(PIECE).await;
    }
}
