//! How long a server takes to start, and a room to come back from its log.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::effort::Effort;
use crate::http;
use crate::library::Library;
use crate::process::Process;
use crate::side::Grounds;
use crate::statistics::{median, percentile};

/// How long waking takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// Asking for a long room that is not in memory: median and worst.
    pub asleep: [Duration; 2],
    /// Asking for it again: median.
    pub awake: Duration,
    /// From the start of the program to its first healthy answer.
    pub start: Duration,
}

/// Measures on a full database.
pub(crate) async fn measure(effort: &Effort, grounds: &Grounds, library: &Library) -> Result<Figures> {
    let mut starts = Vec::new();
    let (mut asleep, mut awake) = (Vec::new(), Vec::new());
    for _ in 0..effort.runs {
        let begun = Instant::now();
        let process = Process::dragonhall(&grounds.program, library.folder()).await?;
        ask(&process, "/api/health").await?;
        starts.push(begun.elapsed());
        for room in &library.long {
            let path = format!("/api/rooms/{room}");
            asleep.push(ask(&process, &path).await?);
            awake.push(ask(&process, &path).await?);
        }
        process.stop().await?;
    }
    asleep.sort_unstable();
    Ok(Figures {
        asleep: [
            percentile(&asleep, 50).context("no long room")?,
            percentile(&asleep, 100).context("no long room")?,
        ],
        awake: median(awake).context("no long room")?,
        start: median(starts).context("no run")?,
    })
}

async fn ask(process: &Process, path: &str) -> Result<Duration> {
    let asked = Instant::now();
    http::get(process.address(), path).await?;
    Ok(asked.elapsed())
}
