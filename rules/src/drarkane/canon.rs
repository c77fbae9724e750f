//! The canonical text of a table; see [`crate::canon`].

use dragonhall_protocol::games::drarkane::{
    Card, Dragon, Ending, Felled, Filled, Judged, Lack, Line, Objective, ObjectiveCard, Options, Played,
    Player, Rank, RoundEnd, RoundSheet, Suit,
};

use super::Table;
use super::cards::Cards;
use super::champion::Champion;
use super::dragons::Standing;
use super::lacks::Lacks;
use super::teams::{Exchanging, Offering};
use super::tricks::Trick;
use crate::canon::{Canonical, Text, canonical};

canonical! {
    record Table {
        options => "options",
        seats => "seats",
        round => "round",
        step => "step",
        opener => "opener",
        first => "first",
        champions => "champions",
        pile => "pile",
        trick => "trick",
        last_trick => "last_trick",
        zone => "zone",
        dragons => "dragons",
        discards => "discards",
        exchanges => "exchanges",
        offering => "offering",
        treasure_zone => "treasure_zone",
        sheet => "sheet",
        ending => "ending",
    }
    record Options { treasures => "treasures", teams => "teams", first => "first" }
    record Champion {
        hand => "hand",
        shown => "shown",
        lacks => "lacks",
        contract => "contract",
        tricks => "tricks",
        dragons => "dragons",
        dealt => "dealt",
        kept => "kept",
        completed => "completed",
    }
    record Lack { suit => "suit", at_most => "at_most" }
    record Trick {
        number => "number",
        order => "order",
        plays => "plays",
        unplaced => "unplaced",
        felled => "felled",
    }
    choice Player { Seat(seat) => "seat", FallenKing => "fallen_king", Demon => "demon" }
    record Played { card => "card", counts => "counts" }
    record Felled { dragon => "dragon", by_this_trick_alone => "by_this_trick_alone" }
    choice Card {
        Shield { number => "number" } => "shield",
        Sword { number => "number" } => "sword",
        Axe { number => "number" } => "axe",
        Grimoire { number => "number" } => "grimoire",
        Egg => "egg",
        Knight => "knight",
        Queen => "queen",
        King => "king",
        Mercenary => "mercenary",
        LowWizard => "low_wizard",
        HighWizard => "high_wizard",
    }
    record Standing { dragon => "dragon", slots => "slots" }
    record Filled { card => "card", trick => "trick" }
    choice Exchanging {
        NotBegun => "not_begun",
        Half { by => "by", card => "card" } => "half",
        Done => "done",
    }
    choice Offering {
        Open { seat => "seat" } => "open",
        Offered { from => "from", card => "card" } => "offered",
    }
    record RoundSheet {
        round => "round",
        end => "end",
        standing => "standing",
        terror => "terror",
        lines => "lines",
    }
    record Line {
        contract => "contract",
        tricks => "tricks",
        contract_points => "contract_points",
        trophy_points => "trophy_points",
        terror_points => "terror_points",
        treasure_points => "treasure_points",
        points => "points",
        kept => "kept",
        completed => "completed",
    }
    record ObjectiveCard { objective => "objective", points => "points", judged => "judged" }
    choice Ending {
        Won { winners => "winners" } => "won",
        Ranked { score => "score", rank => "rank" } => "ranked",
    }
    stored Dragon, Judged, Objective, Rank, RoundEnd, Suit;
}

impl Canonical for Cards {
    fn write(&self, text: &mut Text) {
        let Self(cards) = self;
        text.list(cards);
    }
}

impl Canonical for Lacks {
    fn write(&self, text: &mut Text) {
        let Self(lacks) = self;
        text.list(lacks);
    }
}
