//! The event die: one dragon, one rally, four blanks.

use dragonhall_protocol::games::dragon_farkle::EventFace;

use crate::rng::GameRng;

/// Its faces, from 1 to 6.
pub(super) const FACES: [EventFace; 6] = [
    EventFace::Dragon,
    EventFace::Rally,
    EventFace::Blank,
    EventFace::Blank,
    EventFace::Blank,
    EventFace::Blank,
];

/// Rolls it.
pub(super) fn roll(rng: &mut GameRng) -> EventFace {
    FACES[usize::from(rng.die()) - 1]
}

/// The damage that a face does in the Final Battle.
pub(super) fn damage(face: EventFace) -> u8 {
    match face {
        EventFace::Blank => 0,
        EventFace::Dragon => 1,
        EventFace::Rally => 2,
    }
}
