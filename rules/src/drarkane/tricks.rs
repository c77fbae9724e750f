//! Tricks: the led suit is followed, trumps and Obscure cards beat it, Wizards turn it round.

use std::cmp::Reverse;

use dragonhall_protocol::games::drarkane::{
    Card, Felled, Play, Played, Player, Rule, Suit, Why, Winning, Wizards,
};

use super::cards::{Cards, MERCENARY_AS_OBSCURE, is_obscure, played, suit};

/// A trick, under way or complete.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Trick {
    /// Counted from 1 in every round.
    pub(super) number: u16,
    /// Everybody in the order of play.
    pub(super) order: Vec<Player>,
    pub(super) plays: Vec<Played>,
    /// Cards of the complete trick that are still to be placed or discarded.
    pub(super) unplaced: Vec<Played>,
    /// The dragons that its cards have defeated.
    pub(super) felled: Vec<Felled>,
}

impl Trick {
    /// Everything that was played, with its player.
    pub(super) fn plays(&self) -> impl Iterator<Item = Play> + '_ {
        self.order
            .iter()
            .zip(&self.plays)
            .map(|(&player, &card)| Play { player, card })
    }

    /// Whose turn it is to play.
    pub(super) fn to_play(&self) -> Option<Player> {
        self.order.get(self.plays.len()).copied()
    }

    /// Whether everybody has played.
    pub(super) fn is_complete(&self) -> bool {
        self.plays.len() == self.order.len()
    }

    /// The suit of the first arcane card.
    pub(super) fn led(&self) -> Option<Suit> {
        self.plays.iter().find_map(|played| suit(played.card))
    }

    /// What the Wizards in it do.
    pub(super) fn wizards(&self) -> Wizards {
        let has = |wizard| self.plays.iter().any(|played| played.card == wizard);
        match (has(Card::LowWizard), has(Card::HighWizard)) {
            (false, false) => Wizards::Absent,
            (true, false) => Wizards::LowestWins,
            (false, true) => Wizards::HighestWins,
            (true, true) => Wizards::Cancelled,
        }
    }

    /// Who wins it as it stands; nobody yet while only Wizards have been played.
    pub(super) fn winning(&self) -> Option<Winning> {
        let by_number = |play: &Play| play.card.counts;
        let by_order = |play: &Play| self.standard_order(play.card);
        let won = match self.wizards() {
            Wizards::LowestWins => {
                self.best(|play| by_number(play).map(|number| (Why::LowestNumber, Reverse(number))))
            }
            Wizards::HighestWins => {
                self.best(|play| by_number(play).map(|number| (Why::HighestNumber, number)))
            }
            Wizards::Absent | Wizards::Cancelled => self.best(by_order),
        };
        won.or_else(|| {
            self.plays()
                .next()
                .filter(|_| self.is_complete())
                .map(wizards_alone)
        })
    }

    /// The best of the cards that can win, the first of equals.
    fn best<Strength: Ord + Copy>(
        &self,
        strength: impl Fn(&Play) -> Option<(Why, Strength)>,
    ) -> Option<Winning> {
        let able = || self.plays().filter_map(|play| Some((play, strength(&play)?)));
        let (play, (why, most)) =
            able().reduce(|best, next| if next.1.1 > best.1.1 { next } else { best })?;
        let equals = able().filter(|(_, (_, strength))| *strength == most).count();
        Some(Winning {
            player: play.player,
            card: play.card,
            why,
            first_of_equals: equals > 1,
        })
    }

    /// Obscure cards before trumps, trumps before the led suit, the led suit before a 0; nothing else can win.
    fn standard_order(&self, played: Played) -> Option<(Why, (u8, u8))> {
        let number = played.counts?;
        if is_obscure(played) {
            return Some((Why::HighestObscure, (3, number)));
        }
        match suit(played.card) {
            Some(Suit::Grimoire) => Some((Why::HighestTrump, (2, number))),
            Some(suit) if Some(suit) == self.led() => Some((Why::HighestOfLedSuit, (1, number))),
            Some(_) => None,
            None => Some((Why::NothingElse, (0, number))),
        }
    }
}

fn wizards_alone(play: Play) -> Winning {
    Winning {
        player: play.player,
        card: play.card,
        why: Why::WizardsAlone,
        first_of_equals: false,
    }
}

/// Whether a card may be played from a hand: the led suit is followed, but influence cards are always allowed.
pub(super) fn require_playable(trick: &Trick, hand: &Cards, card: Card) -> Result<(), Rule> {
    if !hand.has(card) {
        return Err(Rule::CardNotHeld { card });
    }
    match (trick.led(), suit(card)) {
        (Some(led), Some(own)) if own != led && hand.has_suit(led) => Err(Rule::FollowSuit { suit: led }),
        _ => Ok(()),
    }
}

/// A card as a player plays it without saying a number.
pub(super) fn as_played(card: Card) -> Result<Played, Rule> {
    match card {
        Card::Mercenary => Err(Rule::MercenaryCountsZeroOrFourteen),
        card => Ok(played(card)),
    }
}

/// The Mercenary as its player wants it to count.
pub(super) fn mercenary(counts: u8) -> Result<Played, Rule> {
    if [0, MERCENARY_AS_OBSCURE].contains(&counts) {
        Ok(Played {
            card: Card::Mercenary,
            counts: Some(counts),
        })
    } else {
        Err(Rule::MercenaryCountsZeroOrFourteen)
    }
}

/// Everything that a hand may play, each way in which it may be played.
pub(super) fn playable<'a>(trick: &'a Trick, hand: &'a Cards) -> impl Iterator<Item = Played> + 'a {
    hand.kinds()
        .filter(|card| require_playable(trick, hand, *card).is_ok())
        .flat_map(|card| match as_played(card) {
            Ok(played) => [Some(played), None],
            Err(_) => [0, MERCENARY_AS_OBSCURE].map(|counts| mercenary(counts).ok()),
        })
        .flatten()
}
