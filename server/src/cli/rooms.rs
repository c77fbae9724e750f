//! `dragonhall rooms`: the rooms, and what their operator does to them; [`mod@prune`] erases those whose time is over.

mod prune;

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use dragonhall_protocol::{Phase, RoomId, Seat};
use uuid::Uuid;

use super::Place;
use super::dates::{date, moment};
use crate::desk::asking::Way;
use crate::desk::known::{Closed, Known, Someone, State, rooms as known};
use crate::desk::{self, Act, Ask, Told};
use crate::store;

/// The rooms, or what is to be done to one.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Rooms {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    list: List,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Shows a room: its people, who is there and from which household, and when its time is over.
    ///
    /// A household is shown by a name that it has for a day: addresses are neither shown nor kept.
    Show(One),
    /// Ends a room: a game that is on ends, those inside are told that its time is over, and nobody gets in any more.
    Close(One),
    /// Erases a room: a game that is on ends, those inside are told, and all that is kept goes but finished games, which stay
    /// without their names unless the host wanted them kept.
    Erase(One),
    /// Frees the seat of somebody who stays away.
    ///
    /// Before a game or after one it is free at once. In a game the table is told, and it becomes free when its player has been
    /// away for as long as a vote of the table would need; if the player comes back before, nothing happens.
    Free(OneSeat),
    /// Makes new words for the seat of somebody who has lost the way back, which are told nobody else.
    ///
    /// Before a game or after one they open the seat at once. In a game the table is told, and they open it when its player
    /// has been away for as long as a vote of the table would need; if the player comes back before, they open nothing. They
    /// work for a day.
    Reissue(OneSeat),
    /// Erases the rooms and finished games whose time is over, while no server is running; one that runs does so by itself.
    Prune(prune::Prune),
    /// Takes a room off the public list for good; its link and its code open it still.
    Unlist(One),
}

#[derive(Args, Debug)]
struct List {
    #[command(flatten)]
    house: House,
    /// How many at most.
    #[arg(long, default_value_t = 50)]
    most: u32,
}

/// A room of the running server.
#[derive(Args, Debug)]
struct One {
    /// The room's id, as in its link.
    room: Uuid,
    #[command(flatten)]
    house: House,
}

/// A seat in a room of the running server.
#[derive(Args, Debug)]
struct OneSeat {
    /// The room's id, as in its link.
    room: Uuid,
    /// The number of the seat, as `dragonhall rooms show` has it.
    seat: u8,
    #[command(flatten)]
    house: House,
}

/// The running server.
#[derive(Args, Debug)]
pub(super) struct House {
    #[command(flatten)]
    pub place: Place,
    /// The socket on which the server answers its operator, as it was started with; beside a SQLite database if absent.
    #[arg(long, env = "DRAGONHALL_ADMIN_SOCKET", value_name = "PATH")]
    pub admin_socket: Option<PathBuf>,
}

impl House {
    /// The way to the server.
    pub(super) fn way(&self) -> Result<Way> {
        Way::to(&self.place.database, self.admin_socket.as_deref())
    }

    /// Asks the server, if there is a way to it and it is running.
    async fn ask_if_running(&self, ask: Ask) -> Result<Option<Told>> {
        match desk::path(&self.place.database, self.admin_socket.as_deref()) {
            Some(_) => self.way()?.ask_if_running(ask).await,
            None => Ok(None),
        }
    }
}

/// Lists the rooms, or does something to one.
pub(super) async fn rooms(Rooms { command, list }: Rooms) -> Result<()> {
    match command {
        None => print_all(list).await,
        Some(Command::Show(one)) => show(one).await,
        Some(Command::Close(one)) => act(one, Act::Close).await,
        Some(Command::Prune(prune)) => prune::prune(prune).await,
        Some(Command::Erase(one)) => act(one, Act::Erase).await,
        Some(Command::Unlist(one)) => act(one, Act::Unlist).await,
        Some(Command::Free(OneSeat { room, seat, house })) => {
            let seat = Seat(seat);
            act(One { room, house }, Act::Free { seat }).await
        }
        Some(Command::Reissue(OneSeat { room, seat, house })) => {
            let seat = Seat(seat);
            act(One { room, house }, Act::Reissue { seat }).await
        }
    }
}

/// Prints a line for each room, as the server knows them, or the database where no server is running.
async fn print_all(List { house, most }: List) -> Result<()> {
    if let Some(told) = house.ask_if_running(Ask::Rooms { most }).await? {
        for room in found(told)? {
            println!("{}", line(&room, true));
        }
        return Ok(());
    }
    let store = store::open_to_read(&house.place.database).await?;
    for room in known(store.as_ref(), most, std::time::Duration::ZERO).await? {
        println!("{}", line(&room, false));
    }
    store.close().await;
    Ok(())
}

async fn show(One { room, house }: One) -> Result<()> {
    let room = RoomId(room);
    for room in found(house.way()?.ask(Ask::Show { room }).await?)? {
        print!("{}", page(&room));
    }
    Ok(())
}

async fn act(One { room, house }: One, act: Act) -> Result<()> {
    let room = RoomId(room);
    match house.way()?.ask(Ask::Act { room, act }).await? {
        Told::Done(what) => println!("Room {room}: {what}."),
        Told::Key { words, from, until } => {
            println!("{words}");
            println!(
                "These words open the seat at /r/{room} of this house, {from}, until {}; tell them to its player alone.",
                moment(until.0)
            );
        }
        Told::Rooms(_) | Told::Bans(_) | Told::Moved { .. } => bail!(Told::STRANGE),
    }
    Ok(())
}

fn found(told: Told) -> Result<Vec<Known>> {
    let Told::Rooms(rooms) = told else {
        bail!(Told::STRANGE);
    };
    Ok(rooms)
}

/// A room in one line: id, code, game, what it is doing, its log's length in entries and bytes, its last change, its end,
/// how many are there, and its people.
fn line(room: &Known, with_server: bool) -> String {
    let mut columns = vec![room.id.to_string()];
    let size = [
        format!("{} entries", room.entries),
        format!("{} bytes", room.bytes),
    ];
    match &room.state {
        Ok(state) => {
            columns.extend([
                state.code.0.clone(),
                state.game.to_string(),
                doing(state).to_owned(),
            ]);
            columns.extend(size);
            columns.push(format!("changed {}", moment(room.changed.0)));
            if with_server {
                columns.push(format!("until {}", date(state.expires)));
                let connections = room.live.as_ref().map_or(0, |live| live.connections);
                columns.push(format!("{connections} connected"));
            }
            columns.push(Vec::from_iter(state.people.iter().map(named)).join(", "));
        }
        Err(why) => {
            columns.extend(["-".to_owned(), "-".to_owned(), "damaged".to_owned()]);
            columns.extend(size);
            columns.push(why.clone());
        }
    }
    columns.join("\t")
}

fn doing(state: &State) -> &'static str {
    match (state.closed, state.phase) {
        (Some(Closed::Moved), _) => "moved",
        (Some(Closed::Gone), _) => "closed",
        (None, Phase::Lobby) => "lobby",
        (None, Phase::Revealing) => "beginning",
        (None, Phase::Playing) => "playing",
        (None, Phase::Finished) => "finished",
    }
}

fn named(someone: &Someone) -> String {
    match someone.bot {
        Some(_) => format!("{} (bot)", someone.name),
        None => someone.name.clone(),
    }
}

/// A room on several lines.
fn page(room: &Known) -> String {
    let mut lines = vec![format!("room       {}", room.id)];
    let mut say = |what: &str, value: String| lines.push(format!("{what:<11}{value}"));
    say("opened", moment(room.opened.0));
    say("changed", moment(room.changed.0));
    say("size", format!("{} entries, {} bytes", room.entries, room.bytes));
    match &room.state {
        Err(why) => say("damaged", why.clone()),
        Ok(state) => {
            say("code", state.code.0.clone());
            say("game", format!("{}, {}", state.game, doing(state)));
            say("until", date(state.expires));
            say(
                "list",
                match (state.listed, state.unlisted) {
                    (_, true) => "taken off by the operator",
                    (true, false) => "wanted",
                    (false, false) => "not wanted",
                }
                .to_owned(),
            );
            let live = room.live.as_ref();
            match live {
                Some(live) => say("connected", live.connections.to_string()),
                None => say("asleep", "nobody is there, and no household is known".to_owned()),
            }
            for someone in &state.people {
                let seat = someone
                    .seat
                    .map_or("watches".to_owned(), |seat| format!("seat {}", seat.0));
                let here = live.is_some_and(|live| live.here.contains(&someone.player));
                let home = live.and_then(|live| {
                    let mut homes = live.households.iter();
                    homes.find_map(|(player, home)| (*player == someone.player).then_some(home))
                });
                let is_here = if someone.bot.is_some() || here {
                    ""
                } else {
                    ", not here"
                };
                let home = home.map(|home| format!(", from {home}")).unwrap_or_default();
                say(&seat, format!("{}{is_here}{home}", named(someone)));
            }
            for home in live.into_iter().flat_map(|live| &live.nameless) {
                say("nameless", format!("from {home}"));
            }
        }
    }
    lines.join("\n") + "\n"
}
