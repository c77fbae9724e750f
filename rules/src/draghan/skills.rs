//! Counting icons.

use dragonhall_protocol::games::draghan::{Change, Skill, Skills};

/// The icons of both.
pub(super) fn plus(one: Skills, other: Skills) -> Skills {
    Skills {
        strength: one.strength + other.strength,
        charm: one.charm + other.charm,
        knowledge: one.knowledge + other.knowledge,
    }
}

/// The icons that are missing from a total to meet a need; surplus is lost.
pub(super) fn missing(needs: Skills, total: Skills) -> Skills {
    Skills {
        strength: needs.strength.saturating_sub(total.strength),
        charm: needs.charm.saturating_sub(total.charm),
        knowledge: needs.knowledge.saturating_sub(total.knowledge),
    }
}

/// How many icons these are.
pub(super) fn count(skills: Skills) -> u8 {
    skills.strength + skills.charm + skills.knowledge
}

/// The skills with one of them changed, not below 0.
pub(super) fn changed(mut skills: Skills, change: Change) -> Skills {
    let icons = icons(&mut skills, change.skill);
    *icons = icons.saturating_add_signed(change.by);
    skills
}

/// The skills with one of them changed where it is shown at all, not below 0.
pub(super) fn changed_where_shown(mut skills: Skills, change: Change) -> Skills {
    if *icons(&mut skills, change.skill) == 0 {
        skills
    } else {
        changed(skills, change)
    }
}

fn icons(skills: &mut Skills, skill: Skill) -> &mut u8 {
    match skill {
        Skill::Strength => &mut skills.strength,
        Skill::Charm => &mut skills.charm,
        Skill::Knowledge => &mut skills.knowledge,
    }
}
