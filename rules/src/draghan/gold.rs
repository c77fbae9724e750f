//! Gold: defeated monsters pay in table order, shared evenly; the active player gives out odd coins.

use dragonhall_protocol::games::draghan::{Character, Foe, GoldReason, Monster, Notice, Phase, Realm, Rule};

use super::{Table, aftermath, content, round};
use crate::game::Draft;
use crate::rng::GameRng;

/// The gold that a monster pays; in the Shadow Realm there is none.
pub(super) fn value(table: &Table, monster: Monster) -> u8 {
    match table.realm {
        Realm::Draghan => content::monster(monster).gold,
        Realm::ShadowRealm => 0,
    }
}

/// Lets the defeated monsters from a place on the table on pay.
pub(super) fn pay_from(draft: &mut Draft<Table>, place: usize, rng: &mut GameRng) {
    for place in place..draft.foes.len() {
        let foe = draft.foes[place].foe;
        let Foe::Monster(monster) = foe else { continue };
        let winners: Vec<Character> = draft.facing(foe).collect();
        if !draft.stand(foe).met || winners.is_empty() {
            continue;
        }
        let gold = value(draft, monster).min(draft.supply());
        let (share, coins) = (gold / winners.len() as u8, gold % winners.len() as u8);
        if share > 0 {
            for character in winners {
                draft.emit(Notice::GoldGained {
                    character,
                    gold: share,
                    why: GoldReason::Share(monster),
                });
            }
        }
        if coins > 0 {
            draft.emit(Notice::CoinsLeft { monster, coins });
            round::ask(draft, Phase::OddCoins);
            return;
        }
    }
    aftermath::settle(draft, rng);
}

/// Gives an odd coin out; when there are no more, the next monster pays.
pub(super) fn give_coin(draft: &mut Draft<Table>, character: Character, rng: &mut GameRng) {
    let Some(odd) = draft.odd_coins else { return };
    draft.emit(Notice::GoldGained {
        character,
        gold: 1,
        why: GoldReason::OddCoin(odd.monster),
    });
    if draft.odd_coins.is_some() {
        round::ask(draft, Phase::OddCoins);
    } else {
        let foe = Foe::Monster(odd.monster);
        let place = draft.foes.iter().position(|fighter| fighter.foe == foe);
        pay_from(draft, place.map_or(0, |place| place + 1), rng);
    }
}

/// Those who can still get an odd coin.
pub(super) fn among(table: &Table) -> impl Iterator<Item = Character> {
    table.odd_coins.iter().flat_map(|odd| {
        table
            .facing(Foe::Monster(odd.monster))
            .filter(|character| odd.given & 1 << character.0 == 0)
    })
}

/// An odd coin goes to somebody who fought the monster and has none of its odd coins.
pub(super) fn may_give_coin(table: &Table, character: Character) -> Result<(), Rule> {
    let Some(odd) = table.odd_coins else {
        return Err(Rule::NoOddCoins);
    };
    if !table
        .facing(Foe::Monster(odd.monster))
        .any(|winner| winner == character)
    {
        Err(Rule::DidNotFight { character })
    } else if !among(table).any(|winner| winner == character) {
        Err(Rule::OneOddCoinEach { character })
    } else {
        Ok(())
    }
}
