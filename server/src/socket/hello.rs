//! The first message on a connection, which leads into a room.

use std::net::IpAddr;
use std::sync::Arc;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, Enter, Refusal, RoomId, SeatToken, ServerMessage, close};
use tokio::time::timeout;

use super::talk::Talk;
use super::wire::{Incoming, Wire};
use crate::config::seconds;
use crate::house::House;
use crate::lobby::OpenError;
use crate::room::outbox::outbox;
use crate::room::{Entrance, Order};
use crate::secrets::{secret, token_hash};
use crate::throttle::throttled;

/// Waits for the first message and lets the connection into its room, or says why not.
pub async fn greet(mut wire: Wire, house: Arc<House>, address: IpAddr) {
    // Boxed, so that the connection does not carry its greeting along for the rest of its life.
    match Box::pin(introduce(&mut wire, &house, address)).await {
        Ok(talk) => talk.run(wire).await,
        Err(Some(code)) => Box::pin(wire.close(code)).await,
        Err(None) => {}
    }
}

/// The way into a room, or the code to close with where the client is still there.
async fn introduce(wire: &mut Wire, house: &Arc<House>, address: IpAddr) -> Result<Talk, Option<u16>> {
    let limit = seconds(house.config.edge.hello_seconds);
    let first = tokio::select! {
        first = timeout(limit, first_message(wire)) => first,
        () = house.shutdown.cancelled() => return Err(Some(close::RESTART)),
    };
    let hello = match first {
        Ok(Some(First::Hello(enter, token))) => enter_room(house, address, enter, token).await,
        Ok(Some(First::Other(answer))) => {
            let _ = wire.say(&answer).await;
            return Err(Some(close::POLICY));
        }
        Ok(Some(First::Gone(code))) => return Err(Some(code)),
        Ok(None) => return Err(None),
        Err(_) => Err(Refusal::HelloFirst),
    };
    match hello {
        Ok(talk) => Ok(talk),
        Err(refusal) => {
            let code = close_code(&refusal);
            let _ = wire.say(&ServerMessage::Refused { refusal }).await;
            Err(Some(code))
        }
    }
}

enum First {
    Hello(Enter, Option<SeatToken>),
    Other(Box<ServerMessage>),
    Gone(u16),
}

async fn first_message(wire: &mut Wire) -> Option<First> {
    loop {
        return match wire.receive().await {
            Incoming::Message(ClientMessage::Hello { enter, token }) => Some(First::Hello(enter, token)),
            Incoming::Message(_) => Some(First::Other(Box::new(ServerMessage::Refused {
                refusal: Refusal::HelloFirst,
            }))),
            Incoming::Nonsense(answer) => Some(First::Other(answer)),
            Incoming::Alive => continue,
            Incoming::Gone(code) => code.map(First::Gone),
        };
    }
}

async fn enter_room(
    house: &Arc<House>,
    address: IpAddr,
    enter: Enter,
    token: Option<SeatToken>,
) -> Result<Talk, Refusal> {
    if matches!(enter, Enter::Create(_)) && token.is_some() {
        return Err(Refusal::NoSuchRoomOrSeat);
    }
    let id = find_room(house, address, enter).await?;
    let claims_seat = token.is_some();
    let token = token.unwrap_or_else(|| SeatToken(secret()));
    let (outbox, inbox) = outbox(house.config.edge.outbox as usize);
    let (member, room) = house
        .lobby
        .ask(id, |reply| {
            let token_hash = token_hash(&token);
            Order::Enter(Entrance {
                token,
                token_hash,
                claims_seat,
                outbox: outbox.clone(),
                reply,
            })
        })
        .await?;
    Ok(Talk::new(house, member, room, inbox))
}

async fn find_room(house: &House, address: IpAddr, enter: Enter) -> Result<RoomId, Refusal> {
    match enter {
        Enter::Room(id) => Ok(id),
        Enter::Code(code) => Ok(house.find_by_code(&code, address).await?.room),
        Enter::Create(options) => {
            house
                .new_rooms
                .check(address)
                .map_err(throttled(Limit::NewRooms))?;
            Ok(house.lobby.open(options).await.map_err(OpenError::refusal)?.room)
        }
    }
}

fn close_code(refusal: &Refusal) -> u16 {
    match refusal {
        Refusal::NoSuchRoomOrSeat => close::NO_SUCH_ROOM_OR_SEAT,
        Refusal::RoomGone => close::ROOM_GONE,
        Refusal::Unavailable | Refusal::Throttled { .. } => close::OVERLOAD,
        _ => close::POLICY,
    }
}
