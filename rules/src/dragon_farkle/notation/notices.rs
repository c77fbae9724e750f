//! What happened, in words.

use dragonhall_protocol::games::dragon_farkle::{Notice, Settlement, TurnEnd};

use super::words::{companion_word, face_word, item_word, item_words, join, letter, reward_word};

/// A notice in words.
pub(in super::super) fn write_notice(notice: &Notice) -> String {
    match notice {
        Notice::Opened {
            first,
            companions,
            items,
        } => {
            let dealt = companions.iter().zip(items).map(|(companion, item)| {
                format!("{} {}", companion_word(*companion), item.map_or("?", item_word))
            });
            let dealt: Vec<String> = dealt.collect();
            format!("{} begins; dealt {}", letter(*first), dealt.join(", "))
        }
        Notice::TurnBegan { turn, seat } => format!("turn {turn}: {}", letter(*seat)),
        Notice::Reborn { seat, lost } => {
            format!("{} is reborn without {}", letter(*seat), companion_word(*lost))
        }
        Notice::Joined { seat, companion } => {
            format!("{} joins {}", companion_word(*companion), letter(*seat))
        }
        Notice::LeftKeep { seat } => format!("{} leaves the Keep", letter(*seat)),
        Notice::Recruiting { seat } => format!("{} recruits", letter(*seat)),
        Notice::Brawling { seat, defender } => format!("{} brawls {}", letter(*seat), letter(*defender)),
        Notice::Battling { seat, wounds } => format!("{} battles at {wounds}", letter(*seat)),
        Notice::Rolled {
            seat,
            dice,
            event,
            baited,
            ..
        } => {
            let bait = baited.map(|face| format!(", baited from {}", face_word(face)));
            let (seat, event) = (letter(*seat), face_word(*event));
            format!("{seat} rolls {} {event}{}", join(dice), bait.unwrap_or_default())
        }
        Notice::SetAside {
            seat,
            dice,
            soldiers,
            eaten,
            reward,
        } => {
            let reward = reward.map(|reward| format!(", {}", reward_word(reward)));
            let eaten = if *eaten > 0 {
                format!(", {eaten} eaten")
            } else {
                String::new()
            };
            format!(
                "{} sets aside {} for {soldiers}{eaten}{}",
                letter(*seat),
                join(dice),
                reward.unwrap_or_default()
            )
        }
        Notice::Drew { seat, item, aside } => format!(
            "{} draws {}{}",
            letter(*seat),
            item.map_or("?", item_word),
            if *aside { " aside" } else { "" }
        ),
        Notice::Farkled { seat, soldiers, kept } => {
            let kept = if *kept > 0 {
                format!(", keeps {kept}")
            } else {
                String::new()
            };
            format!("{} farkles, loses {soldiers}{kept}", letter(*seat))
        }
        Notice::Discarded { seat, count, items } => match items {
            Some(items) => format!("{} discards {}", letter(*seat), item_words(items.iter().copied())),
            None => format!("{} discards {count}", letter(*seat)),
        },
        Notice::Recruited {
            seat,
            soldiers,
            bonus,
        } => {
            format!("{soldiers} + {bonus} join {}", letter(*seat))
        }
        Notice::Attacked { seat, score, bonus } => {
            format!("{} attacks for {score} with bonus {bonus}", letter(*seat))
        }
        Notice::Settled(settlement) => write_settlement(settlement),
        Notice::Gained { seat, count } => format!("{} gains {count}", letter(*seat)),
        Notice::Fought {
            seat,
            dice,
            damage,
            wounds,
            soldiers,
        } => format!(
            "{} deals {damage}, wounds {wounds}, loses {soldiers} for [{}]",
            letter(*seat),
            join(dice)
        ),
        Notice::ArmyGone { seat } => format!("{}'s army is gone", letter(*seat)),
        Notice::DieTurned { seat, from, to, .. } => format!("{} turns {from} to {to}", letter(*seat)),
        Notice::DieRerolled { seat, from, to, .. } => {
            format!("hobb rolls {from} again for {}: {to}", letter(*seat))
        }
        Notice::SecondWind { seat } => format!("{} has a second wind", letter(*seat)),
        Notice::HornBlown { seat, .. } => format!("{} blows a horn", letter(*seat)),
        Notice::DragonTamed { seat, .. } => format!("ember turns the dragon away for {}", letter(*seat)),
        Notice::EventRerolled { seat, event, .. } => {
            format!(
                "dunstan rolls the event die again for {}: {}",
                letter(*seat),
                face_word(*event)
            )
        }
        Notice::BannerRaised { seat, by } => format!("{} raises a banner for {by}", letter(*seat)),
        Notice::Struck { seat, wounds } => format!("{} strikes with bane, wounds {wounds}", letter(*seat)),
        Notice::Vanished { seat, wounds } => format!("{} vanishes, wounds {wounds} stay", letter(*seat)),
        Notice::Baited { seat, target } => format!("{} baits {}", letter(*seat), letter(*target)),
        Notice::ChestOpened { seat, soldiers } => format!("{} opens a chest of {soldiers}", letter(*seat)),
        Notice::Cloaked { seat } => format!("{} is cloaked", letter(*seat)),
        Notice::Stolen { seat, from, item } => {
            format!(
                "{} steals {} from {}",
                letter(*seat),
                item.map_or("?", item_word),
                letter(*from)
            )
        }
        Notice::Scared {
            seat,
            target,
            soldiers,
        } => format!(
            "skree scares {soldiers} of {} for {}",
            letter(*target),
            letter(*seat)
        ),
        Notice::ItemsShuffled { count } => format!("{count} items are shuffled"),
        Notice::CompanionsShuffled { count } => format!("{count} companions are shuffled"),
        Notice::TurnEnded { seat, why } => {
            let why = match why {
                TurnEnd::Stopped => "stopped",
                TurnEnd::Farkled => "farkled",
                TurnEnd::Brawled => "brawled",
                TurnEnd::Repelled => "repelled",
                TurnEnd::Eaten => "eaten",
                TurnEnd::Vanished => "vanished",
            };
            format!("{} ends: {why}", letter(*seat))
        }
        Notice::TooMany { seats } => {
            format!("too many: {}", join(seats.iter().map(|seat| letter(*seat))))
        }
        Notice::DragonSlain { seat } => format!("{} slays the dragon", letter(*seat)),
    }
}

fn write_settlement(settlement: &Settlement) -> String {
    let Settlement {
        attacker,
        defender,
        attack,
        defence,
        winner,
        soldiers,
        bonus,
        shield,
    } = settlement;
    let scores = format!("{} {attack} : {defence} {}", letter(*attacker), letter(*defender));
    match winner {
        None => format!("{scores}, a tie"),
        Some(winner) => format!(
            "{scores}, {} takes {soldiers} and {bonus}{}",
            letter(*winner),
            if *shield { " off a shield" } else { "" }
        ),
    }
}
