//! The arena: 24 segments in a ring, each with an inner and an outer place.

use dragonhall_protocol::games::dragon_stone::{Color, Kind, Occupied, Segment, Stone};

/// How many segments the ring has.
pub(super) const SEGMENTS: u8 = 24;

/// The dice with which a stone can enter.
pub(super) const ENTRY_DICE: [u8; 3] = [1, 2, 3];

/// What stands on a segment; a lone stone is always on the inner place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Standing {
    /// Nothing.
    #[default]
    Empty,
    /// One stone.
    Lone(Stone),
    /// Two stones, of which the outer one holds or entangles the inner one.
    Pair { inner: Stone, outer: Stone },
}

impl Standing {
    /// The stone that may leave: the outer one of two.
    pub(super) fn free(self) -> Option<Stone> {
        match self {
            Standing::Empty => None,
            Standing::Lone(stone) | Standing::Pair { outer: stone, .. } => Some(stone),
        }
    }

    /// The stone that is held or entangled: the inner one of two.
    pub(super) fn pinned(self) -> Option<Stone> {
        match self {
            Standing::Empty | Standing::Lone(_) => None,
            Standing::Pair { inner, .. } => Some(inner),
        }
    }
}

/// All segments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arena(pub(super) [Standing; SEGMENTS as usize]);

impl Arena {
    /// What stands on a segment; nothing stands on one that does not exist.
    pub(super) fn on(&self, segment: Segment) -> Standing {
        index(segment).map_or(Standing::Empty, |index| self.0[index])
    }

    /// Puts a stone on a segment: on the inner place if that is free, otherwise on the outer one.
    pub(super) fn put(&mut self, segment: Segment, stone: Stone) {
        self.change(segment, |standing| match standing {
            Standing::Empty => Standing::Lone(stone),
            Standing::Lone(inner) | Standing::Pair { inner, .. } => Standing::Pair { inner, outer: stone },
        });
    }

    /// Takes the stone away that is alone on a segment or on its outer place.
    pub(super) fn take_free(&mut self, segment: Segment) {
        self.change(segment, |standing| match standing {
            Standing::Empty | Standing::Lone(_) => Standing::Empty,
            Standing::Pair { inner, .. } => Standing::Lone(inner),
        });
    }

    /// Takes the inner stone away; one on the outer place takes the inner place.
    pub(super) fn take_inner(&mut self, segment: Segment) {
        self.change(segment, |standing| match standing {
            Standing::Empty | Standing::Lone(_) => Standing::Empty,
            Standing::Pair { outer, .. } => Standing::Lone(outer),
        });
    }

    /// The segments with a stone, in ascending order.
    pub(super) fn occupied(&self) -> impl Iterator<Item = Occupied> + '_ {
        (1..=SEGMENTS).map(Segment).filter_map(|at| match self.on(at) {
            Standing::Empty => None,
            Standing::Lone(inner) => Some(Occupied {
                at,
                inner,
                outer: None,
            }),
            Standing::Pair { inner, outer } => Some(Occupied {
                at,
                inner,
                outer: Some(outer),
            }),
        })
    }

    /// Every stone in the arena.
    pub(super) fn stones(&self) -> impl Iterator<Item = Stone> + '_ {
        self.occupied()
            .flat_map(|occupied| [Some(occupied.inner), occupied.outer])
            .flatten()
    }

    fn change(&mut self, segment: Segment, change: impl FnOnce(Standing) -> Standing) {
        if let Some(index) = index(segment) {
            self.0[index] = change(self.0[index]);
        }
    }
}

/// The segment so many steps ahead: clockwise for Black, anticlockwise for White.
pub(super) fn ahead(color: Color, from: Segment, steps: u8) -> Segment {
    let steps = match color {
        Color::Black => i16::from(steps),
        Color::White => -i16::from(steps),
    };
    let index = (i16::from(from.0) - 1 + steps).rem_euclid(i16::from(SEGMENTS));
    Segment(index as u8 + 1)
}

/// The segment on which a stone enters with this die: 1, 2, 3 for Black and 15, 14, 13 for White.
pub(super) fn entry(color: Color, die: u8) -> Option<Segment> {
    let gate = match color {
        Color::Black => Segment(24),
        Color::White => Segment(16),
    };
    ENTRY_DICE.contains(&die).then(|| ahead(color, gate, die))
}

/// The ring as a colour travels it, from its first entry segment on.
pub(super) fn way(color: Color) -> impl Iterator<Item = Segment> {
    let start = match color {
        Color::Black => Segment(1),
        Color::White => Segment(15),
    };
    (0..SEGMENTS).map(move |steps| ahead(color, start, steps))
}

/// The kind that a corner recruits.
pub(super) fn corner(segment: Segment) -> Option<Kind> {
    match segment.0 {
        4 | 12 => Some(Kind::Vine),
        8 | 20 => Some(Kind::Water),
        16 | 24 => Some(Kind::Fire),
        _ => None,
    }
}

/// The other colour.
pub(super) fn opponent(color: Color) -> Color {
    match color {
        Color::Black => Color::White,
        Color::White => Color::Black,
    }
}

fn index(segment: Segment) -> Option<usize> {
    (1..=SEGMENTS)
        .contains(&segment.0)
        .then(|| usize::from(segment.0) - 1)
}
