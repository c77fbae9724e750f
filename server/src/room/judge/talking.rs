//! What may be said, and how often.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{GameTarget, PlayerId, Refusal, TalkWords, Time};

use super::name::{is_forbidden, most_marks};
use super::{Asking, Judged, Verdict};
use crate::config::{TALK_BURST, TALK_CHARS, TALK_MARKS, TALK_SECONDS, seconds, seconds_up};
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
    if text.chars().any(is_forbidden) || most_marks(text) > TALK_MARKS {
        return Err(Refusal::TextForbidden);
    }
    talk(asking, TalkWords::Text(text.to_owned()))
}

pub(super) fn talk(asking: &Asking<'_>, words: TalkWords) -> Judged {
    let player = asking.person()?;
    if asking.room.muted.contains(&player) {
        return Err(Refusal::Muted);
    }
    let window = u64::from(TALK_SECONDS) * 1000;
    let recent = asking
        .room
        .talk
        .iter()
        .rev()
        .filter(|talk| talk.player == player && talk.at + window > asking.now);
    if let Some(first) = recent.take(TALK_BURST as usize).nth(TALK_BURST as usize - 1) {
        let wait = (first.at + window).saturating_sub(asking.now);
        return Err(Refusal::Throttled {
            limit: Limit::Talk,
            seconds: seconds_up((*first + window).since(asking.now)),
        }),
    }
}
