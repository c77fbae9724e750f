//! Whose turn it is: rooms with people first, of those whoever keeps within a budget, then each household in turn, and of
//! a household each room in turn.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dragonhall_protocol::RoomId;
use tokio::sync::oneshot;

use crate::household::Household;

/// Of how many it is remembered when they last had a turn, before those who do not wait are forgotten.
const FORGET_ABOVE: usize = 1_000;

/// Who waits for a turn.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// The room.
    pub room: RoomId,
    /// The room's household; all rooms where it is not known share one.
    pub household: Option<Household>,
    /// Whether anybody is there.
    pub people: bool,
    /// Whether the household, or the room, has had more thinking than its budget.
    pub is_over_budget: bool,
}

/// A queue for a number of places.
#[derive(Clone, Debug)]
pub(super) struct Queue(Arc<Mutex<Line>>);

#[derive(Debug)]
struct Line {
    places: usize,
    free: usize,
    waiting: Vec<Waiting>,
    households: LastTurns<Option<Household>>,
    rooms: LastTurns<RoomId>,
    turns: u64,
}

#[derive(Debug)]
struct Waiting {
    asker: Asker,
    turn: oneshot::Sender<Turn>,
}

/// When each of them last had a turn.
type LastTurns<Who> = HashMap<Who, u64>;

/// A place, which is free again when this is dropped.
#[derive(Debug)]
pub(super) struct Turn(Option<Queue>);

impl Queue {
    pub(super) fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Line {
            places,
            free: places,
            waiting: Vec::new(),
            households: HashMap::new(),
            rooms: HashMap::new(),
            turns: 0,
        })))
    }

    /// How many places are taken.
    pub(super) fn busy(&self) -> usize {
        let line = self.line();
        line.places - line.free
    }

    /// How many wait for a turn.
    pub(super) fn waiting(&self) -> usize {
        let line = self.line();
        let waiting = line.waiting.iter().filter(|waiting| !waiting.turn.is_closed());
        waiting.count()
    }

    /// Waits for a turn; whoever drops this waits no more.
    pub(super) fn turn(&self, asker: Asker) -> oneshot::Receiver<Turn> {
        let (turn, turned) = oneshot::channel();
        self.line().waiting.push(Waiting { asker, turn });
        self.hand_out();
        turned
    }

    fn hand_out(&self) {
        loop {
            let Some(next) = self.line().next() else { return };
            if let Err(mut turn) = next.turn.send(Turn(Some(self.clone()))) {
                turn.0 = None;
                self.line().free += 1;
            }
        }
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// Whoever comes next, if a place is free.
    fn next(&mut self) -> Option<Waiting> {
        if self.free == 0 {
            return None;
        }
        self.waiting.retain(|waiting| !waiting.turn.is_closed());
        let place = |Waiting { asker, .. }: &Waiting| {
            let household = self.households.get(&asker.household).copied();
            let room = self.rooms.get(&asker.room).copied();
            (!asker.people, asker.is_over_budget, household, room)
        };
        let (next, _) = self
            .waiting
            .iter()
            .enumerate()
            .min_by_key(|(_, waiting)| place(waiting))?;
        let next = self.waiting.remove(next);
        self.free -= 1;
        self.turns += 1;
        self.households.insert(next.asker.household, self.turns);
        self.rooms.insert(next.asker.room, self.turns);
        let waiting = self.waiting.iter().map(|waiting| waiting.asker);
        forget(&mut self.households, waiting.clone().map(|asker| asker.household));
        forget(&mut self.rooms, waiting.map(|asker| asker.room));
        Some(next)
    }
}

fn forget<Who: Eq + Hash>(last: &mut LastTurns<Who>, waiting: impl Iterator<Item = Who>) {
    if last.len() > FORGET_ABOVE {
        let known = std::mem::take(last);
        last.extend(waiting.filter_map(|who| known.get(&who).copied().map(|turn| (who, turn))));
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.line().free += 1;
            queue.hand_out();
        }
    }
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::RoomId;
    use uuid::Uuid;

    use super::*;

    /// Somebody of a household in a room, both by their numbers.
    fn asker(household: u8, room: u128, people: bool) -> Asker {
        Asker {
            room: RoomId(Uuid::from_u128(room)),
            household: Some(Household::of([192, 0, 2, household].into())),
            people,
            is_over_budget: false,
        }
    }

    /// The order in which these have their turns, one at a time, when all of them wait before the first is done.
    fn order(askers: &[Asker]) -> Vec<usize> {
        let queue = Queue::new(1);
        let busy = queue.turn(asker(0, 0, true));
        let mut waiting: Vec<_> = askers.iter().map(|asker| Some(queue.turn(*asker))).collect();
        drop(busy);
        let mut order = Vec::new();
        while order.len() < askers.len() {
            let turns = waiting.iter_mut().enumerate();
            let (next, turn) = turns
                .filter_map(|(index, waiting)| Some((index, waiting.as_mut()?.try_recv().ok()?)))
                .next()
                .expect("somebody's turn");
            order.push(next);
            waiting[next] = None;
            drop(turn);
        }
        order
    }

    #[test]
    fn rooms_with_people_come_first() {
        let order = order(&[asker(1, 1, false), asker(1, 2, false), asker(1, 3, true)]);
        assert_eq!(order, [2, 0, 1]);
    }

    #[test]
    fn whoever_has_had_more_than_a_budget_lets_others_go_first() {
        let over = |room, people| Asker {
            is_over_budget: true,
            ..asker(1, room, people)
        };
        let order = order(&[
            over(1, true),
            over(2, true),
            asker(2, 3, true),
            asker(2, 3, true),
            asker(3, 4, false),
        ]);
        assert_eq!(order, [2, 3, 0, 1, 4]);
    }

    #[test]
    fn a_household_with_many_rooms_has_no_more_turns_than_one_with_a_single_room() {
        let mut askers: Vec<_> = (1..=18).map(|room| asker(1, room, true)).collect();
        askers.push(asker(2, 19, true));
        askers.push(asker(2, 19, true));
        let order = order(&askers);
        assert_eq!(order[..5], [0, 18, 1, 19, 2], "{order:?}");
    }

    #[test]
    fn a_room_that_asks_a_lot_lets_the_other_rooms_of_its_household_in() {
        let askers = [1, 1, 1, 1, 2, 3].map(|room| asker(1, room, true));
        assert_eq!(order(&askers), [0, 4, 5, 1, 2, 3]);
    }

    #[test]
    fn whoever_waits_no_more_keeps_no_place() {
        let queue = Queue::new(1);
        let busy = queue.turn(asker(1, 1, true));
        for room in 2..100 {
            drop(queue.turn(asker(1, room, true)));
        }
        let mut last = queue.turn(asker(1, 100, true));
        assert!(last.try_recv().is_err());
        drop(busy);
        assert!(last.try_recv().is_ok());
        assert!(queue.line().waiting.is_empty());
    }

    #[test]
    fn those_who_do_not_wait_are_forgotten_some_day() {
        let queue = Queue::new(1);
        for room in 0..10 * FORGET_ABOVE as u128 {
            drop(queue.turn(asker(1, room, true)));
        }
        assert!(queue.line().rooms.len() <= FORGET_ABOVE + 1);
    }
}
