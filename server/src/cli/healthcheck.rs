//! `dragonhall healthcheck`: asks the running server whether it is well.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const LIMIT: Duration = Duration::from_secs(5);

/// Succeeds when the server on the configured address says that it is well.
pub(super) async fn healthcheck(mut address: SocketAddr) -> Result<()> {
    if address.ip().is_unspecified() {
        address.set_ip([127, 0, 0, 1].into());
    }
    let ask = async {
        let mut stream = TcpStream::connect(address).await?;
        stream
            .write_all(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            .await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = timeout(LIMIT, ask)
        .await
        .context("the server did not answer in time")?
        .with_context(|| format!("no server answers on {address}"))?;
    let status = answer.lines().next().unwrap_or_default();
    if !status.contains(" 200 ") {
        bail!("the server answers: {status}");
    }
    println!("ok");
    Ok(())
}
