//! How many files and connections the system lets the server have open at the same time.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tracing::{info, warn};

/// What the server needs besides connections: the database, its log, calls, those who are turned away.
const BESIDES: u64 = 256;

/// Asks the system for as many handles as it gives, and promises no more places than there are then.
pub(crate) fn promise(max_connections: u32) -> u32 {
    let Some(handles) = raised() else {
        return max_connections;
    };
    let fitting = places_in(handles).min(max_connections);
    if fitting < max_connections {
        warn!(
            max_connections,
            handles,
            fitting,
            "the system gives too few file handles for so many connections: the server takes fewer"
        );
    }
    fitting
}

/// How many handles there may be, after asking for more; none where there is no limit.
fn raised() -> Option<u64> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current == maximum {
        return current;
    }
    let more = Rlimit {
        current: maximum,
        maximum,
    };
    match setrlimit(Resource::Nofile, more) {
        Ok(()) => {
            info!(before = current, now = maximum, "the server may open more files");
            maximum
        }
        Err(error) => {
            warn!(%error, "the server may not open more files");
            current
        }
    }
}

/// How many connections so many handles are enough for.
fn places_in(handles: u64) -> u32 {
    let besides = BESIDES.min(handles / 2);
    u32::try_from(handles - besides).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_are_left_for_what_is_no_connection() {
        assert_eq!(places_in(0), 0);
        assert_eq!(places_in(64), 32);
        assert_eq!(places_in(1024), 768);
        assert_eq!(places_in(20_000), 19_744);
        assert_eq!(places_in(u64::MAX), u32::MAX);
    }

    #[test]
    fn as_many_handles_are_had_as_the_system_gives() {
        raised();
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        assert_eq!(current, maximum);
    }
}
