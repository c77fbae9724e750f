//! What a message asks for: something of the connection itself, or something of the room.

use dragonhall_protocol::{ClientMessage, MessageId};

use crate::room::judge::Wish;

/// What a message asks for.
pub enum Errand {
    Hello,
    Ping(MessageId),
    Resync(MessageId),
    Odds(MessageId),
    Wish(MessageId, Wish),
}

/// What this message asks for.
pub fn errand(message: ClientMessage) -> Errand {
    let (id, wish) = match message {
        ClientMessage::Hello { .. } => return Errand::Hello,
        ClientMessage::Ping { id } => return Errand::Ping(id),
        ClientMessage::Resync { id } => return Errand::Resync(id),
        ClientMessage::Odds { id } => return Errand::Odds(id),
        ClientMessage::Sit { id, seat, name } => (id, Wish::Sit { seat, name }),
        ClientMessage::Watch { id, name } => (id, Wish::Watch { name }),
        ClientMessage::Stand { id } => (id, Wish::Stand),
        ClientMessage::ChooseGame { id, game, sit } => (id, Wish::ChooseGame { game, sit }),
        ClientMessage::Rematch { id } => (id, Wish::Rematch),
        ClientMessage::Settings { id, settings } => (id, Wish::Settings { settings }),
        ClientMessage::Arrange { id, seats } => (id, Wish::Arrange { seats }),
        ClientMessage::Shuffle { id } => (id, Wish::Shuffle),
        ClientMessage::AddBot { id, seat, level } => (id, Wish::AddBot { seat, level }),
        ClientMessage::Begin { id } => (id, Wish::Begin),
        ClientMessage::FreeSeat { id, seat } => (id, Wish::FreeSeat { seat }),
        ClientMessage::Host { id, player } => (id, Wish::Host { player }),
        ClientMessage::Door { id, door } => (id, Wish::Door { door }),
        ClientMessage::AnswerKnock { id, knock, yes } => (id, Wish::AnswerKnock { knock, yes }),
        ClientMessage::Remove { id, player } => (id, Wish::Remove { player }),
        ClientMessage::Say { id, text } => (id, Wish::Say { text }),
        ClientMessage::React { id, reaction } => (id, Wish::React { reaction }),
        ClientMessage::Mute { id, player, muted } => (id, Wish::Mute { player, muted }),
        ClientMessage::Vote { id, motion, yes } => (id, Wish::Vote { motion, yes }),
        ClientMessage::Resume { id } => (id, Wish::Resume),
        ClientMessage::TakeBack { id, seq } => (id, Wish::TakeBack { seq }),
        ClientMessage::AnswerTakeBack { id, seq, yes } => (id, Wish::AnswerTakeBack { seq, yes }),
        ClientMessage::MakeKey { id, kind, seat } => (id, Wish::MakeKey { kind, seat }),
        ClientMessage::Claim { id, key } => (id, Wish::Claim { key }),
        ClientMessage::Webhook { id, url } => (id, Wish::Webhook { url }),
        ClientMessage::Keep { id } => (id, Wish::Keep),
        ClientMessage::Ready { id, number_hash } => (id, Wish::Ready { number_hash }),
        ClientMessage::Unready { id } => (id, Wish::Unready),
        ClientMessage::Reveal { id, number } => (id, Wish::Reveal { number }),
        ClientMessage::Act { id, intent } => (id, Wish::Act { intent }),
    };
    Errand::Wish(id, wish)
}
