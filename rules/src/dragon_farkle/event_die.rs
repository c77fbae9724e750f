//! The event die: one dragon, one rally, four blanks.

use dragonhall_protocol::games::dragon_farkle::EventFace;

use crate::rng::GameRng;

/// Rolls it: a 1 is the dragon, a 2 is the rally.
pub(super) fn roll(rng: &mut GameRng) -> EventFace {
    match rng.die() {
        1 => EventFace::Dragon,
        2 => EventFace::Rally,
        _ => EventFace::Blank,
    }
}

/// The damage that a face does in the Final Battle.
pub(super) fn damage(face: EventFace) -> u8 {
    match face {
        EventFace::Blank => 0,
        EventFace::Dragon => 1,
        EventFace::Rally => 2,
    }
}
