//! What happened, in words.

use dragonhall_protocol::games::draghan::{
    Character, Defeat, Encounter, Ending, Fate, Foe, Gear, GoldReason, Healing, LossReason, Notice, Robbed,
    Rule, Skills, Stand,
};

use super::name;

/// An event in words; characters are called by their place in the party.
pub(in super::super) fn write_notice(notice: &Notice) -> String {
    match notice {
        Notice::Opened => "the cards are shuffled".into(),
        Notice::Asked { phase } => format!("asks {}", name(phase)),
        Notice::Chosen { character, hero } => format!("{} will be {}", who(*character), name(hero)),
        Notice::LeftOpen { character } => format!("{} is left open", who(*character)),
        Notice::Joined {
            character,
            hero,
            card,
        } => {
            let card = card.map_or("nothing".into(), name);
            format!("{} is {} with {card}", who(*character), name(hero))
        }
        Notice::RoundBegan { round, active } => format!("round {round}: {} holds the map", who(*active)),
        Notice::Healed { character, by } => match by {
            Healing::Card(card) => format!("{} heals with {}", who(*character), name(card)),
            Healing::Location => format!("{} is healed", who(*character)),
        },
        Notice::Visited { location } => format!("visits {}", name(location)),
        Notice::LaidOut { card } => format!("{} is for sale", name(card)),
        Notice::PortalFound { found } => format!("portal {found} of 3"),
        Notice::GoldGained { character, gold, why } => match why {
            GoldReason::Share(monster) => format!("{} gets {gold} of {}", who(*character), name(monster)),
            GoldReason::OddCoin(monster) => {
                format!("{} is given {gold} of {}", who(*character), name(monster))
            }
            GoldReason::Location => format!("{} finds {gold} gold", who(*character)),
        },
        Notice::CoinsLeft { monster, coins } => format!("{coins} of {} left", name(monster)),
        Notice::GoldLost { character, gold } => format!("{} pays {gold} gold", who(*character)),
        Notice::CardLost { character, card, why } => match why {
            LossReason::Location => format!("{} loses {}", who(*character), name(card)),
            LossReason::LeftBehind => format!("{} leaves {}", who(*character), name(card)),
        },
        Notice::Refilled { pile } => format!("{} shuffled again", name(pile)),
        Notice::Revealed { card } => match card {
            Encounter::Monster(monster) => format!("meets {}", name(monster)),
            Encounter::Gear(gear) => format!("finds {}", name(gear)),
            Encounter::Dragon(dragon) => format!("meets the dragon {}", name(dragon)),
        },
        Notice::Stole {
            monster,
            character,
            robbed,
        } => {
            let loot = match robbed {
                Robbed::Gold => "1 gold".into(),
                Robbed::Card(card) => name(card),
                Robbed::Nothing => "nothing".into(),
            };
            format!("{} steals {loot} from {}", name(monster), who(*character))
        }
        Notice::Placed { character, foe } => format!("{} faces {}", who(*character), foe_word(*foe)),
        Notice::Moved { character, from, foe } => {
            format!(
                "{} turns from {} to {}",
                who(*character),
                foe_word(*from),
                foe_word(*foe)
            )
        }
        Notice::Withdrew { character, from } => {
            format!("{} leaves {} alone", who(*character), foe_word(*from))
        }
        Notice::Committed { character, card, foe } => {
            format!("{} draws {} on {}", who(*character), name(card), foe_word(*foe))
        }
        Notice::TookBack { character, card } => format!("{} takes {} back", who(*character), name(card)),
        Notice::Ready { seat } => format!("seat {seat} is ready"),
        Notice::NotReady { seat } => format!("seat {seat} is not ready"),
        Notice::Called { stands } => {
            let stands: Vec<String> = stands.iter().map(stand_words).collect();
            format!("fight: {}", stands.join(", "))
        }
        Notice::UsedUp { character, cards } => format!("{} used {}", who(*character), names(cards)),
        Notice::Resolved { foe, fate } => {
            let fate = match fate {
                Fate::Defeated => "is defeated",
                Fate::Discarded => "is gone",
                Fate::Ran => "runs to the shadow realm",
                Fate::Returned => "goes back among the shades",
                Fate::Stays => "stays",
            };
            format!("{} {fate}", foe_word(*foe))
        }
        Notice::Claimed { character, cards } => format!("{} claims {}", who(*character), names(cards)),
        Notice::Forfeited { cards } => format!("{} lost", names(cards)),
        Notice::Hurt { character } => format!("{} is hurt", who(*character)),
        Notice::Left {
            character,
            hero,
            cards,
            gold,
        } => format!(
            "{} {} leaves with {gold} gold and {}",
            who(*character),
            name(hero),
            names(cards)
        ),
        Notice::Bought {
            character,
            card,
            price,
        } => {
            format!("{} buys {} for {price}", who(*character), name(card))
        }
        Notice::Held { card, character } => format!("{} is held for {}", name(card), who(*character)),
        Notice::Released { card } => format!("{} is held no more", name(card)),
        Notice::Done { seat } => format!("seat {seat} buys nothing more"),
        Notice::MarketClosed { unsold } => format!("market closes with {}", names(unsold)),
        Notice::Given { from, to, card } => format!("{} gives {} to {}", who(*from), name(card), who(*to)),
        Notice::Travelled { forced: false } => "the party travels".into(),
        Notice::Travelled { forced: true } => "the party must travel".into(),
        Notice::Stayed => "the party stays".into(),
        Notice::Ended { ending } => ending_words(*ending),
    }
}

/// How a game ended, in words.
pub(super) fn ending_words(ending: Ending) -> String {
    match ending {
        Ending::Won {
            dragon,
            kingdom_freed: false,
        } => format!("won: {} falls", name(dragon)),
        Ending::Won {
            dragon,
            kingdom_freed: true,
        } => format!("won: {} falls, the kingdom is free", name(dragon)),
        Ending::Lost { why } => match why {
            Defeat::NobodyToJoin => "lost: nobody to join".into(),
            Defeat::NobodyLeft => "lost: nobody left".into(),
            Defeat::NoWayOn => "lost: no way on".into(),
        },
    }
}

/// A rule by its id, with its parameters.
pub(in super::super) fn write_rule(rule: &Rule) -> String {
    let serde_json::Value::Object(mut fields) = serde_json::to_value(rule).unwrap() else {
        panic!("{rule:?} has no id");
    };
    let id = fields.remove("id").unwrap();
    let mut words = vec![id.as_str().unwrap().to_owned()];
    words.extend(
        fields
            .values()
            .map(|value| value.to_string().replace(['"', '{', '}', ' '], "")),
    );
    words.join(" ")
}

/// A foe by its name.
pub(super) fn foe_word(foe: Foe) -> String {
    match foe {
        Foe::Monster(monster) => name(monster),
        Foe::Dragon(dragon) => name(dragon),
    }
}

fn stand_words(stand: &Stand) -> String {
    let end = if stand.met {
        "falls".into()
    } else if stand.short > 0 {
        format!("{} short", stand.short)
    } else {
        "not faced".into()
    };
    format!("{} {} {end}", foe_word(stand.foe), skill_words(stand.total))
}

fn skill_words(skills: Skills) -> String {
    format!("S{}C{}K{}", skills.strength, skills.charm, skills.knowledge)
}

fn names(cards: &[Gear]) -> String {
    if cards.is_empty() {
        "nothing".into()
    } else {
        cards.iter().map(name).collect::<Vec<_>>().join(" and ")
    }
}

fn who(character: Character) -> String {
    format!("#{}", character.0)
}
