//! Whether everything that was told had been flushed to disk before, read from a trace of system calls.

/// A system call that matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// The write-ahead log is on disk.
    Flushed,
    /// Somebody is told of an entry.
    Told,
    /// A message is acknowledged.
    Acknowledged,
}

/// What a trace shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flushes {
    /// How many messages were acknowledged.
    pub acknowledged: u32,
    /// How many of them, or of the updates before them, came before the flush that covers them.
    pub too_early: u32,
}

/// Reads a trace by strace of a server with one client that waits for every answer.
///
/// Between two acknowledgements the log must be flushed before anybody is told of an entry.
pub fn flushes(trace: &str) -> Flushes {
    let mut found = Flushes::default();
    let mut is_flushed = false;
    for call in trace.lines().filter_map(call) {
        match call {
            Call::Flushed => is_flushed = true,
            Call::Told | Call::Acknowledged if !is_flushed => found.too_early += 1,
            Call::Told | Call::Acknowledged => {}
        }
        if call == Call::Acknowledged {
            found.acknowledged += 1;
            is_flushed = false;
        }
    }
    found
}

fn call(line: &str) -> Option<Call> {
    let is_sync = line.contains("sync(") || line.contains("sync resumed");
    if is_sync && line.trim_end().ends_with("= 0") {
        return Some(Call::Flushed);
    }
    let says = |words: &str| line.contains(&words.replace('"', "\\\""));
    if says(r#""result":"accepted""#) {
        Some(Call::Acknowledged)
    } else if says(r#""type":"update""#) {
        Some(Call::Told)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLUSH: &str = "7 fdatasync(12</data/hall.db-wal>) = 0\n";
    const SPLIT_FLUSH: &str = "7 fdatasync(12</data/hall.db-wal> <unfinished ...>\n8 write(1, \"x\", 1) = 1\n7 <... fdatasync resumed>) = 0\n";
    const UNFINISHED: &str = "7 fdatasync(12</data/hall.db-wal> <unfinished ...>\n";
    const FAILED: &str = "7 fdatasync(12</data/hall.db-wal>) = -1 EIO (Input/output error)\n";
    const UPDATE: &str =
        "8 sendto(9, \"{\\\"type\\\":\\\"update\\\",\\\"seq\\\":2}\", 25, 0, NULL, 0) = 25\n";
    const ANSWER: &str =
        "8 sendto(9, \"{\\\"answer\\\":{\\\"result\\\":\\\"accepted\\\",\\\"seq\\\":2}}\", 9) = 9\n";

    fn too_early(trace: &[&str]) -> u32 {
        flushes(&trace.concat()).too_early
    }

    #[test]
    fn an_answer_after_its_flush_is_in_time() {
        assert_eq!(
            too_early(&[FLUSH, UPDATE, ANSWER, SPLIT_FLUSH, UPDATE, ANSWER, FLUSH, ANSWER]),
            0
        );
    }

    #[test]
    fn an_answer_or_an_update_before_its_flush_is_too_early() {
        assert_eq!(too_early(&[ANSWER, FLUSH]), 1);
        assert_eq!(too_early(&[FLUSH, ANSWER, ANSWER]), 1);
        assert_eq!(too_early(&[UPDATE, FLUSH, ANSWER]), 1);
        assert_eq!(too_early(&[UNFINISHED, ANSWER]), 1);
        assert_eq!(too_early(&[FAILED, ANSWER]), 1);
    }
}
