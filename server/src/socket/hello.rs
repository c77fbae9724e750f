//! The first message on a connection, which leads into a room.

use std::sync::Arc;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, CloseCode, Enter, MessageId, Pass, Refusal, RoomId, SeatToken};
use tokio::time::timeout;

use super::inside::Inside;
use super::outside;
use super::wire::{Incoming, Wire, refused};
use crate::config::seconds;
use crate::house::House;
use crate::household::Household;
use crate::room::outbox::outbox;
use crate::room::{Admission, Entered, Entrance, Order};
use crate::secrets::{secret, token_hash};

/// Waits for the first message and lets the connection into its room, or says why not.
pub(super) async fn greet(mut wire: Wire, house: Arc<House>, household: Household) {
    // Boxed, so that the connection does not carry its greeting along for the rest of its life.
    match Box::pin(introduce(&mut wire, &house, household)).await {
        Ok(inside) => inside.run(wire).await,
        Err(Some(code)) => Box::pin(wire.close(code)).await,
        Err(None) => {}
    }
}

/// The way into a room, or the code to close with where the client is still there.
async fn introduce(
    wire: &mut Wire,
    house: &Arc<House>,
    household: Household,
) -> Result<Inside, Option<CloseCode>> {
    let limit = seconds(house.config.edge.hello_seconds);
    let first = tokio::select! {
        first = timeout(limit, first_message(wire)) => first,
        () = house.shutdown.cancelled() => return Err(Some(CloseCode::Restart)),
    };
    let hello = match first {
        Ok(Some(First::Hello(hello))) => enter_room(wire, house, household, hello).await,
        Ok(Some(First::Other(id, refusal))) => {
            let _ = wire.say(&refused(id, refusal)).await;
            return Err(Some(CloseCode::Policy));
        }
        Ok(Some(First::Gone(code))) => return Err(Some(code)),
        Ok(None) => return Err(None),
        Err(_) => Err(Outcome::Refused(Refusal::HelloFirst)),
    };
    match hello {
        Ok(inside) => Ok(inside),
        Err(Outcome::Gone(code)) => Err(code),
        Err(Outcome::Refused(refusal)) => {
            let code = close_code(&refusal);
            let _ = wire.say(&refused(None, refusal)).await;
            Err(Some(code))
        }
    }
}

struct Hello {
    enter: Enter,
    token: Option<SeatToken>,
    pass: Option<Pass>,
}

/// Why somebody is not in a room.
pub(super) enum Outcome {
    Refused(Refusal),
    /// The client is gone, or is to be told this code.
    Gone(Option<CloseCode>),
}

impl From<Refusal> for Outcome {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

enum First {
    Hello(Hello),
    Other(Option<MessageId>, Refusal),
    Gone(CloseCode),
}

async fn first_message(wire: &mut Wire) -> Option<First> {
    loop {
        return match wire.receive().await {
            Incoming::Message(ClientMessage::Hello { enter, token, pass }) => {
                Some(First::Hello(Hello { enter, token, pass }))
            }
            Incoming::Message(_) => Some(First::Other(None, Refusal::HelloFirst)),
            Incoming::Nonsense(id, refusal) => Some(First::Other(id, refusal)),
            Incoming::Alive if wire.counts().is_ok() => continue,
            Incoming::Alive => Some(First::Gone(CloseCode::Policy)),
            Incoming::Gone(code) => code.map(First::Gone),
        };
    }
}

async fn enter_room(
    wire: &mut Wire,
    house: &Arc<House>,
    household: Household,
    Hello { enter, token, pass }: Hello,
) -> Result<Inside, Outcome> {
    if matches!(enter, Enter::Create(_)) && token.is_some() {
        return Err(Refusal::NoSuchRoomOrSeat.into());
    }
    house.budgets.spend(Limit::Hellos, household)?;
    house.lets_in(household)?;
    let id = find_room(house, household, enter, pass.as_ref()).await?;
    let claims_seat = token.is_some();
    let token = token.unwrap_or_else(|| SeatToken(secret()));
    let (outbox, inbox) = outbox(house.config.edge.outbox as usize);
    let (admission, room) = house
        .lobby
        .ask(id, |reply| {
            let token_hash = token_hash(&token);
            Order::Enter(Box::new(Entrance {
                token,
                token_hash,
                claims_seat,
                household,
                pass: pass.clone(),
                outbox: outbox.clone(),
                reply,
            }))
        })
        .await?;
    let Entered { member, presence } = match admission {
        Admission::Inside(entered) => entered,
        Admission::Outside { knock, decision } => {
            let waited = outside::wait(wire, house, decision).await;
            if waited.is_err() {
                let _ = room.send(Order::StopKnocking { knock }).await;
            }
            waited?
        }
    };
    Ok(Inside::new(house, member, room, (inbox, presence)))
}

async fn find_room(
    house: &House,
    household: Household,
    enter: Enter,
    pass: Option<&Pass>,
) -> Result<RoomId, Refusal> {
    match enter {
        Enter::Room(id) => Ok(id),
        Enter::Code(code) => Ok(house.find_by_code(&code, household).await?.room),
        Enter::Create(options) => Ok(house.open_room(options, pass, household).await?.room),
    }
}

fn close_code(refusal: &Refusal) -> CloseCode {
    match refusal {
        Refusal::NoSuchRoomOrSeat => CloseCode::NoSuchRoomOrSeat,
        Refusal::RoomGone => CloseCode::RoomGone,
        Refusal::RoomMoved => CloseCode::RoomMoved,
        Refusal::Removed => CloseCode::Removed,
        Refusal::Locked
        | Refusal::KnockFirst
        | Refusal::Banned { .. }
        | Refusal::NotLetIn
        | Refusal::NobodyAnswered
        | Refusal::WrongKey
        | Refusal::NameEmpty
        | Refusal::NameTooLong { .. }
        | Refusal::NameForbidden
        | Refusal::NameMarks { .. }
        | Refusal::NameTaken
        | Refusal::NameAlike
        | Refusal::Throttled {
            limit: Limit::Knocks | Limit::Keys,
            ..
        } => CloseCode::Outside,
        Refusal::Unavailable | Refusal::Throttled { .. } | Refusal::HouseFull { .. } => CloseCode::Overload,
        _ => CloseCode::Policy,
    }
}
