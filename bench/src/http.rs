//! Plain requests.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Asks for something that is there, on a connection of its own.
pub(crate) async fn get(server: SocketAddr, path: &str) -> Result<()> {
    let mut stream = TcpStream::connect(server).await?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let status = status(&answer).with_context(|| format!("{path} has no readable answer"))?;
    ensure!(status == 200, "{path} was answered with {status}");
    Ok(())
}

fn status(answer: &[u8]) -> Option<u16> {
    let line = answer.split(|byte| *byte == b'\r').next()?;
    std::str::from_utf8(line).ok()?.split(' ').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_is_in_the_first_line() {
        assert_eq!(status(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"), Some(200));
        assert_eq!(status(b""), None);
    }
}
