//! What can be pointed at.

use dragonhall_protocol::games::dragon_stone::{Color, Segment, Target};

use super::super::Table;
use super::super::notation::read_position;
use crate::game::{Game, Viewer};

#[test]
fn every_segment_both_camps_and_the_dice_that_were_rolled_are_seen() {
    let shows = |position: &str, target| Table::shows(&read_position(position).view(Viewer::Public), &target);
    let segment = |at| Target::Segment { segment: Segment(at) };
    for (target, seen) in [
        (segment(0), false),
        (segment(1), true),
        (segment(24), true),
        (segment(25), false),
        (Target::Camp { color: Color::White }, true),
        (Target::Die { die: 1 }, true),
        (Target::Die { die: 2 }, false),
    ] {
        assert_eq!(shows("1:w 18:V | black 5 2", target), seen, "{target:?}");
    }
    assert!(!shows("1:w 18:V | black", Target::Die { die: 0 }));
}
