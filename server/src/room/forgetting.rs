//! How somebody is forgotten: what a log says of a name, and what was said, goes out of it, and the room is folded anew.
//!
//! The tables stay what they were, and so do the chains of their games: hashes take the places of names in them.

use dragonhall_protocol::{NameSalt, Phase, PlayerId, RoomId, Seat};
use tracing::{error, info, warn};

use super::entry::{Entry, What};
use super::fold::{WakeError, fold};
use super::record::Source;
use super::state::RoomState;
use super::{End, Room};
use crate::log::short;
use crate::store::{FinishedGame, FinishedQuery, Record, StoreError};

/// What has to be changed in a log, so that it does not say any more what somebody was called and has said.
#[derive(Debug, Default, PartialEq)]
struct Forgetting {
    /// The entries as they are from now on.
    rewrites: Vec<Record>,
    /// The numbers of those that go.
    forgets: Vec<u64>,
    /// The seats on which that person played a game, by the entry that ended it.
    games: Vec<(u64, Vec<Seat>)>,
}

impl Forgetting {
    /// What tells of this person in a log.
    fn of(id: RoomId, log: &[Record], who: PlayerId) -> Result<Self, WakeError> {
        let mut found = Self::default();
        let mut room: Option<RoomState> = None;
        for record in log {
            let entry: Entry = serde_json::from_str(&record.body)
                .map_err(|error| WakeError::Unreadable(record.seq, error))?;
            let Some(room) = &mut room else {
                room = Some(RoomState::open(id, record.at, entry, Default::default())?);
                continue;
            };
            room.go_on_with(record.seq);
            let was_on = room.phase() == Phase::Playing;
            let tells = tells_of(&entry.what, who, room);
            let nameless = entry.clone();
            room.apply(record.at, entry)?;
            match tells {
                Tells::Nothing => {}
                Tells::Words => found.forgets.push(record.seq),
                Tells::Name => found.rewrite(record, without_name(nameless)),
                Tells::Beginning => found.rewrite(record, without_salts(nameless, who, room)),
            }
            if was_on && room.phase() == Phase::Finished {
                let seats = played(room, who).map(|(seat, _)| seat).collect();
                found.games.push((record.seq, seats));
            }
        }
        found.games.retain(|(_, seats)| !seats.is_empty());
        Ok(found)
    }

    fn rewrite(&mut self, record: &Record, entry: Entry) {
        self.rewrites.push(Record {
            body: serde_json::to_string(&entry).expect("every entry can be written as JSON"),
            ..record.clone()
        });
    }
}

/// What an entry tells of somebody.
enum Tells {
    Nothing,
    Words,
    Name,
    Beginning,
}

fn tells_of(what: &What, who: PlayerId, room: &RoomState) -> Tells {
    match what {
        What::Said { player, .. } if *player == who => Tells::Words,
        What::Sat { token_hash, .. } | What::Joined { token_hash, .. }
            if room.player_with(token_hash) == who =>
        {
            Tells::Name
        }
        What::WebhookSet { seat, .. } if room.sits_on(*seat, who) => Tells::Name,
        What::Began { .. } => Tells::Beginning,
        _ => Tells::Nothing,
    }
}

/// The entry without the name or address in it, and without the hash of the message that brought it.
fn without_name(mut entry: Entry) -> Entry {
    if let Some(cause) = &mut entry.cause {
        cause.body = None;
    }
    match &mut entry.what {
        What::Sat { name, .. } | What::Joined { name, .. } => name.clear(),
        What::WebhookSet { url, .. } => *url = None,
        _ => {}
    }
    entry
}

/// The beginning of a game without what a name could be guessed with.
fn without_salts(mut entry: Entry, who: PlayerId, room: &RoomState) -> Entry {
    if let What::Began { salts, withheld, .. } = &mut entry.what {
        for (seat, hash) in played(room, who) {
            if let (Some(salt), Some(hash)) = (salts.get_mut(usize::from(seat.0)), hash) {
                *salt = NameSalt([0; 16]);
                withheld.retain(|(of, _)| *of != seat);
                withheld.push((seat, hash));
            }
        }
    }
    entry
}

/// The seats on which somebody began the game of the room, with what stands for the name in its chain.
fn played(
    room: &RoomState,
    who: PlayerId,
) -> impl Iterator<Item = (Seat, Option<dragonhall_protocol::Digest>)> {
    let seats = room.play.iter().flat_map(|play| &play.seats);
    let seats = (0..).map(Seat).zip(seats);
    seats
        .filter(move |(_, (player, _))| *player == who)
        .map(|(seat, (_, receipt))| (seat, receipt.name_hash))
}

impl Room {
    /// Takes somebody's name and words out of the log and the finished games, and lets everybody see the room without them.
    pub(super) async fn forget(&mut self, source: Source, player: PlayerId) -> Result<u64, End> {
        while self.note_absences().await? {}
        let log = self.read_log().await?;
        let forgetting = Forgetting::of(self.state.id, &log, player).map_err(|error| self.unfit(&error))?;
        let games = self.games_without(&forgetting.games).await?;
        let (at, seq) = (self.around.clock.now(), self.state.seq + 1);
        let mut append = self.append_of(Some(source), at, vec![What::Forgotten { player }])?;
        append.rewrites = forgetting.rewrites;
        append.forgets = forgetting.forgets;
        append.games = games;
        if let Err(error) = self.around.store.append(append).await {
            return Err(self.give_up(&error));
        }
        let log = self.read_log().await?;
        self.state =
            fold(self.state.id, log, self.around.keeping.room).map_err(|error| self.unfit(&error))?;
        self.quiet_since = None;
        info!(room = %short(self.state.id), "somebody is forgotten");
        self.tell_all();
        self.list();
        self.give_space_back();
        Ok(seq)
    }

    /// The finished games of the room in which somebody sat, without the names on those seats.
    async fn games_without(&self, seats: &[(u64, Vec<Seat>)]) -> Result<Vec<FinishedGame>, End> {
        let of_room = FinishedQuery {
            game: None,
            player: None,
            room: Some(self.state.id),
            most: u32::MAX,
        };
        let games = self.around.store.finished(of_room).await;
        let games = games.map_err(|error| self.give_up(&error))?;
        let withheld = games.into_iter().filter_map(|game| {
            let (_, seats) = seats.iter().find(|(seq, _)| *seq == game.seq)?;
            Some(game.without_names(|seat| seats.contains(&Seat(seat as u8))))
        });
        Ok(withheld.collect())
    }

    async fn read_log(&self) -> Result<Vec<Record>, End> {
        match self.around.store.log(self.state.id).await {
            Ok(Some(log)) => Ok(log),
            Ok(None) => Err(self.give_up(&StoreError::Fenced)),
            Err(error) => Err(self.give_up(&error)),
        }
    }

    fn unfit(&self, error: &WakeError) -> End {
        error!(room = %short(self.state.id), %error, "the log could not be folded anew");
        End::Broken
    }

    /// What was forgotten is not left on disk either; nobody waits for that.
    fn give_space_back(&self) {
        let store = self.around.store.clone();
        tokio::spawn(async move {
            if let Err(error) = store.give_space_back().await {
                warn!(%error, "what was forgotten may still be on disk");
            }
        });
    }
}
