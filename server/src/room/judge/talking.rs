//! What may be said and pointed at, and how often.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{GameTarget, PlayerId, Refusal, TalkWords, Time};

use super::name::{is_forbidden, most_marks};
use super::{Asking, Judged, Verdict};
use crate::config::{TALK_CHARS, seconds, seconds_up};
use crate::room::entry::What;
use crate::room::publish::sees_the_table;

pub(super) fn say(asking: &Asking<'_>, text: &str) -> Judged {
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::TextEmpty);
    }
    if text.chars().count() > TALK_CHARS as usize {
        return Err(Refusal::TextTooLong { most: TALK_CHARS });
    }
    if text.chars().any(is_forbidden) {
        return Err(Refusal::TextForbidden);
    }
    let most = asking.rules.talk_marks;
    if most_marks(text) > most {
        return Err(Refusal::TextMarks { most });
    }
    talk(asking, TalkWords::Text(text.to_owned()))
}

pub(super) fn talk(asking: &Asking<'_>, words: TalkWords) -> Judged {
    let player = may_speak(asking)?;
    Ok(vec![What::Said { player, words }])
}

/// Something that everybody sees, by somebody who sees it, too.
pub(super) fn point(asking: &Asking<'_>, target: GameTarget) -> Result<Verdict, Refusal> {
    let player = may_speak(asking)?;
    let play = asking.room.play.as_ref().ok_or(Refusal::OnlyInGame)?;
    if play.game.shows(&target)? && sees_the_table(asking.room, asking.role) {
        Ok(Verdict::Points { player, target })
    } else {
        Err(Refusal::NotInSight)
    }
}

/// Whoever asks, unless that person is muted or has said or pointed at too much lately.
fn may_speak(asking: &Asking<'_>) -> Result<PlayerId, Refusal> {
    let player = asking.person()?;
    if asking.room.muted.contains(&player) {
        return Err(Refusal::Muted);
    }
    let window = seconds(asking.rules.talk_seconds);
    let said = asking.room.talk.iter().filter(|talk| talk.player == player);
    let mut recent: Vec<Time> = said
        .map(|talk| talk.at)
        .chain(asking.pointing.times(player))
        .filter(|at| *at + window > asking.now)
        .collect();
    recent.sort_unstable();
    match recent.iter().nth_back(asking.rules.talk_burst as usize - 1) {
        None => Ok(player),
        Some(first) => Err(Refusal::Throttled {
            limit: Limit::Talk,
            seconds: seconds_up((*first + window).since(asking.now)),
        }),
    }
}
