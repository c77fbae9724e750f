//! A connection that ends when its peer does not read, or never comes to the end of a message.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A stream that fails when nothing of what is to be written could be written for some time.
///
/// It lies below HTTP and WebSockets alike, so that whatever is sent cannot wait for longer.
pub(crate) struct Insistent<S> {
    stream: S,
    limit: Duration,
    meter: Meter,
    /// Made when a write has to wait for the first time.
    deadline: Option<Pin<Box<Sleep>>>,
    waits: bool,
}

/// How much a peer has sent since it last came to the end of something, wherever that is noticed.
#[derive(Clone, Debug)]
pub(crate) struct Meter(Arc<Sent>);

#[derive(Debug)]
struct Sent {
    bytes: AtomicU64,
    most: AtomicU64,
}

impl Meter {
    /// Counts what is sent, without a limit.
    pub(crate) fn new() -> Self {
        Self(Arc::new(Sent {
            bytes: AtomicU64::new(0),
            most: AtomicU64::new(u64::MAX),
        }))
    }

    /// From now on only so many bytes may be sent without an end.
    pub(crate) fn limit(&self, most: u64) {
        self.ends();
        self.0.most.store(most, Ordering::Relaxed);
    }

    /// Something came to its end.
    pub(crate) fn ends(&self) {
        self.0.bytes.store(0, Ordering::Relaxed);
    }

    /// Whether too much was sent without an end.
    pub(crate) fn is_over(&self) -> bool {
        self.0.bytes.load(Ordering::Relaxed) > self.0.most.load(Ordering::Relaxed)
    }

    fn counts(&self, bytes: usize) -> io::Result<()> {
        self.0.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        if self.is_over() {
            return Err(io::Error::other("a message that does not end"));
        }
        Ok(())
    }
}

impl<S> Insistent<S> {
    /// The stream, with the longest time without progress; the meter counts what is read.
    pub(crate) fn new(stream: S, limit: Duration, meter: Meter) -> Self {
        Self {
            stream,
            limit,
            meter,
            deadline: None,
            waits: false,
        }
    }

    /// What came of an attempt to write, or an error when all attempts came to nothing for too long.
    fn insist<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = false;
            return written;
        }
        let limit = self.limit;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(limit)));
        if !self.waits {
            self.waits = true;
            deadline.as_mut().reset(Instant::now() + limit);
        }
        ready!(deadline.as_mut().poll(context));
        self.waits = false;
        Poll::Ready(Err(io::Error::new(
            io::ErrorKind::TimedOut,
            "the peer does not read",
        )))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Insistent<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        Poll::Ready(self.meter.counts(buffer.filled().len() - before))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Insistent<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.insist(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.insist(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.insist(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(context);
        self.insist(context, ended)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::timeout;

    use super::*;

    const LIMIT: Duration = Duration::from_secs(1);

    #[tokio::test]
    async fn a_peer_that_does_not_read_is_given_up() {
        let (ours, _theirs) = duplex(10);
        let mut stream = Insistent::new(ours, LIMIT, Meter::new());
        let began = Instant::now();
        let error = stream.write_all(&[0; 100]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(began.elapsed() >= LIMIT);
    }

    #[tokio::test]
    async fn a_slow_peer_is_waited_for_as_long_as_it_reads() {
        let (ours, mut theirs) = duplex(10);
        let mut stream = Insistent::new(ours, LIMIT, Meter::new());
        let reading = async {
            for _ in 0..6 {
                sleep(LIMIT / 4).await;
                theirs.read_exact(&mut [0; 10]).await.unwrap();
            }
        };
        let (written, ()) = tokio::join!(stream.write_all(&[0; 60]), reading);
        written.unwrap();
    }

    #[tokio::test]
    async fn a_peer_with_nothing_to_read_may_be_silent() {
        let (ours, mut theirs) = duplex(10);
        let mut stream = Insistent::new(ours, LIMIT / 10, Meter::new());
        stream.write_all(&[0; 10]).await.unwrap();
        assert!(timeout(LIMIT / 2, stream.read_u8()).await.is_err());
        theirs.read_exact(&mut [0; 10]).await.unwrap();
        stream.write_all(&[0; 10]).await.unwrap();
    }

    #[tokio::test]
    async fn only_so_much_may_be_sent_without_an_end() {
        let (ours, mut theirs) = duplex(100);
        let meter = Meter::new();
        let mut stream = Insistent::new(ours, LIMIT, meter.clone());
        theirs.write_all(&[0; 100]).await.unwrap();
        stream.read_exact(&mut [0; 100]).await.unwrap();
        meter.limit(10);
        for _ in 0..5 {
            theirs.write_all(&[0; 10]).await.unwrap();
            stream.read_exact(&mut [0; 10]).await.unwrap();
            assert!(!meter.is_over());
            meter.ends();
        }
        theirs.write_all(&[0; 11]).await.unwrap();
        assert!(stream.read_exact(&mut [0; 11]).await.is_err());
        assert!(meter.is_over());
    }
}
