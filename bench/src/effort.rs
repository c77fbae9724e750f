//! How long and how often everything is measured.

use std::time::Duration;

/// How long and how often everything is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// How often; medians are reported.
    pub runs: usize,
    /// How long rules are measured each time.
    pub rules: Duration,
    /// How many decisions of bots are timed in each game, for each level.
    pub thoughts: usize,
    /// How long a server warms up before it is measured.
    pub warm_up: Duration,
    /// How long a server is measured at each pace.
    pub load: Duration,
    /// Games begun beforehand for those that end.
    pub spare_tables: usize,
    /// How many idle sockets are opened.
    pub sockets: usize,
    /// How many rooms are stored, and woken.
    pub rooms: usize,
    /// How many sockets a full house has.
    pub house_sockets: usize,
    /// How many rooms they are in.
    pub house_rooms: usize,
}

impl Effort {
    /// What is written down.
    pub(crate) const FULL: Self = Self {
        runs: 7,
        rules: Duration::from_secs(2),
        thoughts: 60,
        warm_up: Duration::from_secs(2),
        load: Duration::from_secs(5),
        spare_tables: 300,
        sockets: 2_000,
        rooms: 1_000,
        house_sockets: 10_000,
        house_rooms: 2_000,
    };

    /// To see whether it works, and roughly where the figures are.
    pub(crate) const QUICK: Self = Self {
        runs: 1,
        rules: Duration::from_millis(500),
        thoughts: 20,
        warm_up: Duration::from_millis(500),
        load: Duration::from_secs(2),
        spare_tables: 100,
        sockets: 500,
        rooms: 200,
        house_sockets: 1_000,
        house_rooms: 200,
    };
}
