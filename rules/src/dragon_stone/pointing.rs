//! What can be pointed at.

use dragonhall_protocol::games::dragon_stone::{Target, View};

use super::arena::SEGMENTS;

/// Whether this view shows what is pointed at.
pub(super) fn shows(view: &View, target: Target) -> bool {
    match target {
        Target::Segment { segment } => (1..=SEGMENTS).contains(&segment.0),
        Target::Camp { .. } => true,
        Target::Die { die } => view.dice.is_some_and(|dice| usize::from(die) < dice.values.len()),
    }
}
