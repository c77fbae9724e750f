//! The twenty objectives: their Treasure points and when they are judged.

use dragonhall_protocol::games::drarkane::{Judged, Objective, ObjectiveCard};

/// Every objective, in the order of [`Objective`].
#[rustfmt::skip]
pub(super) const OBJECTIVES: [ObjectiveCard; 20] = [
    after_trick(Objective::Underdog, 5),
    after_trick(Objective::TwinSlayer, 3),
    after_trick(Objective::Spellbreaker, 3),
    after_trick(Objective::Onslaught, 2),
    after_trick(Objective::NothingWasted, 3),
    after_trick(Objective::GiantsBane, 4),
    after_trick(Objective::DarkCourt, 3),
    after_trick(Objective::NestRobber, 4),
    after_trick(Objective::LightningRaid, 4),
    after_trick(Objective::LastWord, 2),
    after_round(Objective::OathOfPeace, 5),
    after_round(Objective::WordOfSteel, 4),
    after_round(Objective::NearThing, 2),
    after_round(Objective::DragonHunter, 4),
    after_round(Objective::TerrorOfTerrors, 4),
    after_round(Objective::TrophyHead, 3),
    after_round(Objective::Warlord, 3),
    after_round(Objective::ShadowWalker, 3),
    after_round(Objective::LastStand, 4),
    after_round(Objective::CleanBlade, 6),
];

const fn after_trick(objective: Objective, points: u8) -> ObjectiveCard {
    ObjectiveCard {
        objective,
        points,
        judged: Judged::AfterTrick,
    }
}

const fn after_round(objective: Objective, points: u8) -> ObjectiveCard {
    ObjectiveCard {
        objective,
        points,
        judged: Judged::AfterRound,
    }
}

/// What is printed on this objective.
pub(super) fn card(objective: Objective) -> ObjectiveCard {
    OBJECTIVES[objective as usize]
}

/// What is printed on these objectives.
pub(super) fn cards(objectives: &[Objective]) -> Vec<ObjectiveCard> {
    objectives.iter().map(|objective| card(*objective)).collect()
}
