//! Monsters: what each needs, what it pays and what it does.

use dragonhall_protocol::games::draghan::{Monster, Skills};

use self::Mark::{Plain, Run, Theft};
use super::{Deck, skills};

/// A monster card.
#[derive(Clone, Copy, Debug)]
pub(in crate::draghan) struct MonsterCard {
    pub(in crate::draghan) monster: Monster,
    pub(in crate::draghan) needs: Skills,
    pub(in crate::draghan) gold: u8,
    pub(in crate::draghan) mark: Mark,
    pub(in crate::draghan) deck: Deck,
    /// The smallest party that meets it.
    pub(in crate::draghan) party: u8,
}

/// What stands on a monster card beside its skills and its gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::draghan) enum Mark {
    /// Nothing.
    Plain,
    /// It steals when it is revealed.
    Theft,
    /// It runs to the Shadow Realm if it is not defeated.
    Run,
}

/// Every monster, in the order of [`Monster`]: strength, charm, knowledge; then gold and mark, or the party.
#[rustfmt::skip]
pub(super) const MONSTERS: [MonsterCard; 45] = [
    draghan(Monster::MudGoblin, skills(1, 0, 0), 1, Plain),
    draghan(Monster::BridgeBully, skills(2, 0, 0), 2, Plain),
    draghan(Monster::BoarRider, skills(2, 0, 0), 1, Theft),
    draghan(Monster::CaveBear, skills(3, 0, 0), 3, Plain),
    draghan(Monster::HedgeKnight, skills(1, 1, 0), 2, Plain),
    draghan(Monster::OgreCook, skills(2, 0, 1), 2, Plain),
    draghan(Monster::RobberBaron, skills(2, 2, 0), 3, Plain),
    draghan(Monster::SocietyThug, skills(2, 0, 0), 0, Run),
    draghan(Monster::SocietyAxeman, skills(3, 0, 0), 0, Run),
    draghan(Monster::BeggarChild, skills(0, 1, 0), 1, Theft),
    draghan(Monster::GrumpyMiller, skills(0, 2, 0), 2, Plain),
    draghan(Monster::Cutpurse, skills(0, 2, 0), 1, Theft),
    draghan(Monster::ProudCountess, skills(0, 3, 0), 3, Plain),
    draghan(Monster::CourtGossip, skills(0, 1, 1), 2, Plain),
    draghan(Monster::DuellingDandy, skills(1, 2, 0), 2, Plain),
    draghan(Monster::FalseProphet, skills(0, 2, 2), 3, Plain),
    draghan(Monster::SocietyRecruiter, skills(0, 2, 0), 0, Run),
    draghan(Monster::SocietySinger, skills(0, 3, 0), 0, Run),
    draghan(Monster::RiddlingCrow, skills(0, 0, 1), 1, Plain),
    draghan(Monster::BogLight, skills(0, 0, 2), 2, Plain),
    draghan(Monster::CoinImp, skills(0, 0, 2), 1, Theft),
    draghan(Monster::StoneSphinx, skills(0, 0, 3), 3, Plain),
    draghan(Monster::ClockworkGuard, skills(1, 0, 1), 2, Plain),
    draghan(Monster::HillWitch, skills(0, 1, 2), 2, Plain),
    draghan(Monster::BarrowKing, skills(2, 0, 2), 3, Plain),
    draghan(Monster::SocietyScribe, skills(0, 0, 2), 0, Run),
    draghan(Monster::SocietyAdept, skills(0, 0, 3), 0, Run),
    draghan(Monster::TwoHeadedTroll, skills(4, 0, 0), 3, Theft),

    shadow(Monster::BoneHound, skills(3, 0, 0), 4),
    shadow(Monster::IronHusk, skills(1, 1, 1), 3),
    shadow(Monster::AshGiant, skills(2, 0, 2), 3),
    shadow(Monster::GallowsKnight, skills(2, 1, 0), 2),
    shadow(Monster::GraveDigger, skills(2, 0, 1), 2),
    shadow(Monster::WeepingShade, skills(0, 3, 0), 4),
    shadow(Monster::HollowQueen, skills(1, 1, 1), 3),
    shadow(Monster::ChoirOfMasks, skills(2, 2, 0), 3),
    shadow(Monster::PaleSuitor, skills(1, 2, 0), 2),
    shadow(Monster::LyingMirror, skills(0, 2, 1), 2),
    shadow(Monster::WhisperMoth, skills(0, 0, 3), 4),
    shadow(Monster::BlindOracle, skills(1, 1, 1), 2),
    shadow(Monster::ArchiveOfEyes, skills(0, 2, 2), 3),
    shadow(Monster::ThornAlchemist, skills(1, 0, 2), 2),
    shadow(Monster::DrownedJudge, skills(0, 1, 2), 2),
    shadow(Monster::SocietyChampion, skills(3, 2, 0), 4),
    shadow(Monster::SocietyGrandMaster, skills(2, 2, 2), 4),
];

const fn draghan(monster: Monster, needs: Skills, gold: u8, mark: Mark) -> MonsterCard {
    MonsterCard {
        monster,
        needs,
        gold,
        mark,
        deck: Deck::Encounters,
        party: 2,
    }
}

const fn shadow(monster: Monster, needs: Skills, party: u8) -> MonsterCard {
    MonsterCard {
        monster,
        needs,
        gold: 0,
        mark: Plain,
        deck: Deck::ShadowEncounters,
        party,
    }
}
