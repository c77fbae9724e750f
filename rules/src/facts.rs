//! What finished games are remembered for: the largest of what came by, and how the lead changes.

/// The largest of what came by, the earliest where several are as large; what is 0 does not count.
#[derive(Debug)]
pub(crate) struct Peak<T> {
    height: u32,
    top: Option<T>,
}

impl<T> Default for Peak<T> {
    fn default() -> Self {
        Self { height: 0, top: None }
    }
}

impl<T> Peak<T> {
    /// Something of this size comes by.
    pub(crate) fn see(&mut self, height: u32, what: impl FnOnce() -> T) {
        if height > self.height {
            self.height = height;
            self.top = Some(what());
        }
    }

    /// The largest, once there was any.
    pub(crate) fn top(self) -> Option<T> {
        self.top
    }
}

/// By how much the lead changed of the side that leads afterwards, the first of several.
pub(crate) fn swing(before: &[i32], after: &[i32]) -> u32 {
    let most = after.iter().max();
    let leader = after.iter().position(|standing| Some(standing) == most);
    leader.map_or(0, |leader| lead(before, leader).abs_diff(lead(after, leader)))
}

/// How far a side is ahead of the best of the others; below 0 where it is behind.
fn lead(standing: &[i32], side: usize) -> i32 {
    let others = standing.iter().enumerate().filter(|(other, _)| *other != side);
    let best = others.map(|(_, standing)| *standing).max();
    standing.get(side).copied().unwrap_or(0) - best.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::{GameId, GameOptions};

    use super::*;
    use crate::any::{AnyGame, games};
    use crate::game::Status;
    use crate::rng::GameRng;

    #[test]
    fn the_lead_is_that_of_whoever_leads_afterwards() {
        for (before, after, change) in [
            ([0, 0, 0], [300, 0, 0], 300),
            ([300, 200, 0], [300, 200, 150], 0),
            ([300, 200, 0], [300, 700, 0], 500),
            ([300, 200, 0], [100, 200, 0], 200),
            ([300, 200, 0], [250, 200, 0], 50),
        ] {
            assert_eq!(swing(&before, &after), change, "{before:?} {after:?}");
        }
    }

    #[test]
    fn the_first_of_two_that_are_as_large_is_remembered() {
        let mut peak = Peak::default();
        for (height, what) in [(0, "nothing"), (3, "first"), (3, "second"), (2, "less")] {
            peak.see(height, || what);
        }
        assert_eq!(peak.top(), Some("first"));
    }

    #[test]
    fn every_game_that_ends_has_three_facts_at_most_and_some_and_none_before_its_end() {
        for game in GameId::ALL {
            let most = games().iter().find(|info| info.game == game).unwrap().most;
            let set_up = AnyGame::new(&GameOptions::boxed(game), most).unwrap();
            let mut log = vec![set_up.open(&mut GameRng::for_decision([3; 32], 0)).events];
            let mut table = set_up.clone();
            table.apply(&log[0]).unwrap();
            for number in 1.. {
                let Status::Awaiting(seats) = table.status() else {
                    break;
                };
                if number % 50 == 1 {
                    assert_eq!(set_up.facts(&log).len(), 0, "{game}");
                }
                let mut chance = GameRng::for_decision([4; 32], number);
                let legal = table.legal(seats[0]);
                let choice = match chance.below(2) {
                    0 => legal.len() - 1,
                    _ => chance.below(legal.len() as u32) as usize,
                };
                let mut rng = GameRng::for_decision([3; 32], number);
                let draft = table.decide(seats[0], &legal[choice], &mut rng).unwrap();
                table = draft.table;
                log.push(draft.events);
            }
            let facts = set_up.facts(&log);
            assert!((2..=3).contains(&facts.len()), "{game}: {facts:?}");
        }
    }
}
