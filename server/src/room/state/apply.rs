//! What each entry changes.

use dragonhall_protocol::receipt::{Format, ReceiptSeat};
use dragonhall_protocol::{
    Digest, GameOptions, Motion, NameSalt, Phase, PlayerId, Seat, Stead, TakeBackRequest, Talk, Time,
    Watching,
};
use dragonhall_rules::chain::{self, Chain};
use dragonhall_rules::seed;

use super::clocks::RunningClocks;
use super::later::Later;
use super::misfit::Misfit;
use super::people::{Maker, Occupant};
use super::play::{Decided, Play, TakenBack};
use super::scores::Contender;
use super::{BadLog, RoomState, Sent, free_seats};
use crate::room::entry::{By, Cause, Decision, Doer, Entry, Touches, What};
use crate::room::judge::normalised;

/// How much of what was said is kept at hand.
const TALK: usize = 100;

impl RoomState {
    /// Lets the next entry happen, and says what it changed.
    pub(crate) fn apply(&mut self, at: Time, entry: Entry) -> Result<Touches, BadLog> {
        let seq = self.seq + 1;
        let said = self.said(&entry);
        let body = entry.cause.and_then(|cause| cause.body);
        let mut touches = entry.what.touches();
        let is_on = touches.table && self.phase() == Phase::Playing;
        let (deed, host) = (self.deed(&entry), self.host);
        let by = entry.cause.map(|cause| cause.by);
        let asks = self.request().is_some();
        let doer = entry.doer();
        self.note_beside(seq, at, (&entry.what, entry.cause), said);
        self.happen(seq, at, by, entry.what)
            .map_err(|why| BadLog::Contradiction { seq, why })?;
        if let Some(said) = said {
            self.answered.insert(said, (seq, body));
        }
        self.seq = seq;
        self.at = at;
        self.keep_bots_ready();
        self.remember_deed(at, deed, host);
        if touches.room {
            self.note_revealing(at);
        }
        if is_on && self.phase() == Phase::Finished {
            self.count_score();
            self.votes.clear();
            touches.room = true;
        }
        touches.room |= asks && self.request().is_none();
        match doer {
            Doer::Somebody => (self.touched, self.is_quiet) = (at, false),
            Doer::Bot => {}
            Doer::Room => self.is_quiet = true,
        }
        if touches.room && doer == Doer::Somebody {
            self.changed = at;
        }
        Ok(touches)
    }

    /// Keeps since when numbers are being shown.
    fn note_revealing(&mut self, at: Time) {
        let is_on = self.phase() == Phase::Revealing;
        self.revealing_since = self.revealing_since.or(Some(at)).filter(|_| is_on);
    }

    /// The message that caused an entry, while its sender is still who it was.
    fn said(&self, entry: &Entry) -> Option<Sent> {
        let Cause { by, id, .. } = entry.cause?;
        let by = match (&entry.what, by) {
            (
                What::Sat { token_hash, .. }
                | What::Joined { token_hash, .. }
                | What::Claimed { token_hash, .. },
                _,
            ) => *token_hash,
            (_, By::Seat(seat)) => self.occupant(seat)?.person.token_hash?,
            (_, By::Player(player)) => self.person(player)?.token_hash?,
        };
        Some(Sent { by, id })
    }

    fn happen(&mut self, seq: u64, at: Time, by: Option<By>, what: What) -> Result<(), Misfit> {
        match what {
            What::Opened { .. } => return Err(Misfit::OpenAlready),
            What::Sat {
                seat,
                name,
                token_hash,
            } => {
                self.wake_up(at);
                self.sit(seat, name, token_hash)?;
            }
            What::BotSat {
                seat,
                name,
                level,
                asks_anew,
            } => {
                self.seat_bot(seat, name, level)?;
                if asks_anew {
                    self.ask_anew();
                }
            }
            What::Stood { seat, asks_anew } | What::Freed { seat, asks_anew } => {
                *self.place(seat)? = None;
                self.votes.clear();
                if asks_anew {
                    self.ask_anew();
                }
            }
            What::Joined { name, token_hash } => {
                let person = self.newcomer(name, token_hash);
                self.watches(person);
            }
            What::Left { player } => self.company.retain(|person| person.player != player),
            What::DoorSet { door } => self.door = door,
            What::Removed { player, asks_anew } => {
                self.remove(player)?;
                if asks_anew {
                    self.ask_anew();
                }
            }
            What::GameChosen {
                options,
                server_seed,
                sit,
                again,
                guests,
            } => self.choose_game(options, server_seed, (&sit, &guests), again)?,
            What::SeatWished { player, wants } => {
                self.wishes.retain(|wishing| *wishing != player);
                self.wishes.extend(wants.then_some(player));
            }
            What::SettingsChosen { settings } => {
                self.settings = settings;
                self.nobody_is_ready();
            }
            What::Arranged { seats } => self.arrange(&seats)?,
            What::Hosted { player } => self.host_by(player, by),
            What::Said { player, words } => {
                self.forgotten.remove(&player);
                let person = self.person(player).ok_or(Misfit::NoSuchPlayer(player))?;
                let name = person.name.clone();
                if self.talk.len() == TALK {
                    self.talk.pop_front();
                }
                self.talk.push_back(Talk {
                    seq,
                    at,
                    player,
                    name,
                    words,
                });
            }
            What::Muted { player, muted: true } => drop(self.muted.insert(player)),
            What::Muted { player, muted: false } => drop(self.muted.remove(&player)),
            What::Voted { seat, motion, yes } => self.vote(seat, normalised(motion), yes),
            What::MotionFell { motion } => drop(self.votes.remove(&normalised(motion))),
            What::Paused => {
                self.votes.remove(&Motion::Pause);
                self.begun()?.running()?.pause(at);
            }
            What::Resumed => {
                self.wake_up(at);
                let awaiting = self.awaiting();
                self.begun()?.running()?.resume(&awaiting, at);
            }
            What::Slept => {
                let play = self.begun()?;
                play.running()?.pause(at);
                play.unattended.sleeps();
            }
            What::Woke { .. } => self.wake_up(at),
            What::WasAway { from, until } => match (&mut self.play, &mut self.revealing_since) {
                (None, Some(since)) => *since += until.since(from.max(*since)),
                (play, _) => {
                    let play = play.as_mut().ok_or(Misfit::NoGame)?;
                    play.running()?.stood_still(from, until);
                    for out in play.out_of_time.values_mut().filter(|out| **out > from) {
                        *out += until.since(from);
                    }
                }
            },
            What::Automated { seat, level } => {
                self.votes.retain(|motion, _| !concerns(motion, seat));
                self.begun()?.automatic.insert(seat, level);
                self.runs_out_of_time(seat, at);
            }
            What::Returned { seat } => {
                self.votes.retain(|motion, _| !concerns(motion, seat));
                self.seated(seat)?.person.notified = false;
                if let Some(play) = &mut self.play {
                    play.automatic.remove(&seat);
                    play.out_of_time.remove(&seat);
                }
            }
            What::HandedOver { seat, to } => {
                self.wake_up(at);
                self.hand_over(seat, to)?;
            }
            What::Abandoned => {
                self.votes.clear();
                self.begun()?.abandon(at)?;
            }
            What::TakeBackAsked {
                seat,
                seq: of,
                from,
                until,
            } => {
                let request = TakeBackRequest {
                    seat,
                    seq: of,
                    from,
                    until,
                };
                self.begun()?.ask(request, seq);
            }
            What::TakeBackAnswered { seat, yes, .. } => self.begun()?.answer(seat, yes),
            What::TakeBackLapsed { .. } => self.begun()?.request = None,
            What::TookBack { seat, seq: of } => {
                let play = self.begun()?;
                play.take_back(TakenBack { seq, at, seat, of })?;
                let awaiting = play.awaiting();
                if let Some(clocks) = &mut play.clocks {
                    clocks.take_back(&awaiting, at);
                }
            }
            What::KeyMade {
                seat,
                kind,
                hash,
                until,
            } => {
                let maker = if by == Some(By::Seat(seat)) {
                    Maker::Owner
                } else {
                    Maker::Host
                };
                let keys = &mut self.seated(seat)?.person.keys;
                keys.make(maker, kind, hash, until);
            }
            What::Claimed {
                player,
                from_host,
                token_hash,
                ..
            } => {
                self.wake_up(at);
                let maker = if from_host { Maker::Host } else { Maker::Owner };
                self.move_device(player, maker, token_hash)?;
                self.wishes_of_house.remove(&player);
            }
            What::WebhookSet { seat, url } => {
                let person = &mut self.seated(seat)?.person;
                person.webhook = url;
                person.notified = false;
            }
            What::Notified { seat } => {
                self.seated(seat)?.person.notified = true;
                self.called.insert(seat, at);
            }
            What::Kept => {}
            What::HouseAsked { player, wish } => drop(self.wishes_of_house.insert(player, wish)),
            What::HouseLetBe { player } => drop(self.wishes_of_house.remove(&player)),
            What::Unlisted => {
                self.settings.listed = false;
                self.unlisted = true;
            }
            What::Forgotten { player } => drop(self.forgotten.insert(player)),
            What::Gone => self.gone = true,
            What::Moved => (self.gone, self.moved) = (true, true),
            What::CodeGivenBack => self.code_opens = false,
            What::Readied { seat, number_hash } => match self.phase() {
                Phase::Finished => self.seated(seat)?.again = Some(number_hash),
                Phase::Lobby | Phase::Revealing | Phase::Playing => {
                    self.seated(seat)?.number_hash = Some(number_hash);
                }
            },
            What::Unreadied { seat } => match self.phase() {
                Phase::Revealing => self.nobody_is_ready(),
                Phase::Finished => self.seated(seat)?.again = None,
                Phase::Lobby | Phase::Playing => self.seated(seat)?.unready(),
            },
            What::Revealed { seat, number } => self.seated(seat)?.number = Some(number),
            What::NumberGiven { seat } => self.seated(seat)?.number_from_server = true,
            What::Began {
                decision,
                receipt,
                salts,
                withheld,
            } => self.begin(seq, at, decision, receipt, (&salts, &withheld))?,
            What::Decided {
                seat,
                intent,
                stead,
                decision,
            } => {
                if stead.is_none()
                    && let Some(occupant) = self.occupant_mut(seat)
                {
                    occupant.person.notified = false;
                    self.called.remove(&seat);
                }
                let is_bots = self.bot_on(seat).is_some();
                if stead.is_none() && !is_bots {
                    self.wake_up(at);
                }
                self.begun()?.unattended.note(seat, stead, is_bots);
                self.begun()?.decide(Decided {
                    seq,
                    at,
                    asked: Some((seat, intent)),
                    stead,
                    decision,
                    waited: Vec::new(),
                    taken_back: false,
                })?;
                match stead {
                    Some(Stead::Clock) => self.runs_out_of_time(seat, at),
                    Some(Stead::Automatic | Stead::Room) => {}
                    None => drop(self.begun()?.out_of_time.remove(&seat)),
                }
                let play = self.begun()?;
                if play.clocks.is_some() {
                    let awaiting = play.awaiting();
                    play.running()?.step(seat, &awaiting, at);
                }
            }
        }
        self.pass_hosting_on();
        let company = &self.company;
        let watches = |player: &PlayerId| company.iter().any(|person| person.player == *player);
        self.wishes.retain(watches);
        let seats = &self.seats;
        let sits = |player: &PlayerId| {
            let mut seated = seats.iter().flatten();
            seated.any(|occupant| occupant.person.player == *player)
        };
        self.wishes_of_house.retain(|player, _| sits(player));
        Ok(())
    }

    fn sit(&mut self, seat: Seat, name: String, token_hash: Digest) -> Result<(), Misfit> {
        let person = self.newcomer(name, token_hash);
        let before = self.place(seat)?.take();
        let is_on = self.play.is_some();
        let numbers = before
            .as_ref()
            .filter(|_| is_on)
            .map(|before| (before.number_hash, before.number));
        let mut occupant = Occupant::new(person);
        if let Some((number_hash, number)) = numbers {
            occupant.number_hash = number_hash;
            occupant.number = number;
        }
        let player = occupant.person.player;
        *self.place(seat)? = Some(occupant);
        if let Some(stand_in) = before {
            self.watches(stand_in.person);
        }
        self.is_somebody_elses(seat, player);
        Ok(())
    }

    /// The clocks of a game that slept run on.
    pub(super) fn wake_up(&mut self, at: Time) {
        let awaiting = self.awaiting();
        let Some(play) = &mut self.play else { return };
        if play.unattended.is_asleep()
            && let Some(clocks) = &mut play.clocks
        {
            clocks.wake(&awaiting, at);
        }
        play.unattended.ends();
    }

    /// Whoever sat there watches from now on, and may take the seat back.
    fn hand_over(&mut self, seat: Seat, to: PlayerId) -> Result<(), Misfit> {
        let watching = self.company.iter().position(|person| person.player == to);
        let person = self.company.remove(watching.ok_or(Misfit::NoSuchPlayer(to))?);
        let before = self.place(seat)?.take();
        let mut occupant = Occupant::new(person);
        if let Some(before) = before {
            occupant.owner = before
                .owner
                .or(before.person.bot.is_none().then_some(before.person.player));
            occupant.number_hash = before.number_hash;
            occupant.number = before.number;
            self.watches(before.person);
        }
        *self.place(seat)? = Some(occupant);
        self.is_somebody_elses(seat, to);
        Ok(())
    }

    /// Somebody else plays on a seat from now on: nothing of what it voted counts, and no bot goes on for it.
    fn is_somebody_elses(&mut self, seat: Seat, player: PlayerId) {
        self.votes.retain(|motion, votes| {
            votes.remove(&seat);
            !concerns(motion, seat) && !votes.is_empty()
        });
        if let Some(play) = &mut self.play {
            play.automatic.remove(&seat);
            play.out_of_time.remove(&seat);
            play.hands.show(player, seat);
        }
    }

    /// A seat is out of time where clocks count hours: now, or when what it has left is over.
    fn runs_out_of_time(&mut self, seat: Seat, at: Time) {
        let counts_hours = self.is_out_of_time_at(seat, Time::default()) != Some(Time::default());
        let Some(play) = self.play.as_mut().filter(|_| counts_hours) else {
            return;
        };
        let clocks = play.clocks.as_ref();
        let left = clocks.and_then(|clocks| clocks.left_of(seat, at));
        play.out_of_time
            .entry(seat)
            .or_insert(at + left.unwrap_or_default());
    }

    fn request(&self) -> Option<&TakeBackRequest> {
        self.play.as_ref()?.request.as_ref()
    }

    fn choose_game(
        &mut self,
        options: GameOptions,
        server_seed: Option<Digest>,
        (sit, guests): (&[Seat], &[PlayerId]),
        again: bool,
    ) -> Result<(), Misfit> {
        let mut before = std::mem::replace(&mut self.seats, free_seats(&options));
        for (place, seat) in self.seats.iter_mut().zip(sit) {
            let seated = before.get_mut(usize::from(seat.0)).and_then(Option::take);
            let mut occupant = seated.ok_or(Misfit::FreeSeat(*seat))?;
            occupant.owner = None;
            *place = Some(occupant);
        }
        for (place, guest) in self.seats.iter_mut().skip(sit.len()).zip(guests) {
            let watching = self.company.iter().position(|person| person.player == *guest);
            let person = self.company.remove(watching.ok_or(Misfit::NoSuchPlayer(*guest))?);
            *place = Some(Occupant::new(person));
        }
        for occupant in before.into_iter().flatten() {
            self.watches(occupant.person);
        }
        self.options = options;
        self.occupants_mut().for_each(|occupant| occupant.goes_on(again));
        self.votes.clear();
        if let Some(server_seed) = server_seed {
            self.server_seed = server_seed;
            self.game_number += 1;
            self.previous = self.play.take().and_then(|play| play.head());
        }
        Ok(())
    }

    fn arrange(&mut self, seats: &[Seat]) -> Result<(), Misfit> {
        let free = free_seats(&self.options);
        let mut before = std::mem::replace(&mut self.seats, free);
        for (place, seat) in self.seats.iter_mut().zip(seats) {
            let seated = before.get_mut(usize::from(seat.0));
            *place = seated.ok_or(Misfit::NoSuchSeat(*seat))?.take();
        }
        self.nobody_is_ready();
        Ok(())
    }

    fn nobody_is_ready(&mut self) {
        self.occupants_mut().for_each(Occupant::unready);
    }

    /// Those who stay say anew whether they are ready or, after a game, want another.
    fn ask_anew(&mut self) {
        match self.play {
            Some(_) => self.occupants_mut().for_each(|occupant| occupant.again = None),
            None => self.nobody_is_ready(),
        }
    }

    fn vote(&mut self, seat: Seat, motion: Motion, yes: bool) {
        let votes = self.votes.entry(motion).or_default();
        if yes {
            votes.insert(seat);
        } else {
            votes.remove(&seat);
        }
        self.votes.retain(|_, votes| !votes.is_empty());
    }

    fn begin(
        &mut self,
        seq: u64,
        at: Time,
        decision: Decision,
        receipt: Format,
        (salts, withheld): (&[NameSalt], &[(Seat, Digest)]),
    ) -> Result<(), Misfit> {
        self.seats.retain(Option::is_some);
        self.ready_bots(true);
        self.give_numbers();
        let seats: Vec<(PlayerId, ReceiptSeat)> = self
            .occupants()
            .map(|(seat, occupant)| {
                let name = &occupant.person.name;
                let is_named = !name.is_empty();
                let salt = salts.get(usize::from(seat.0)).copied();
                let hash = withheld.iter().find(|(of, _)| *of == seat).map(|(_, hash)| *hash);
                let receipt = ReceiptSeat {
                    name: is_named.then(|| name.clone()),
                    name_salt: salt.filter(|_| is_named),
                    name_hash: hash.or(salt.map(|salt| chain::name_hash(&salt, name))),
                    bot: occupant.person.bot,
                    number_hash: occupant.number_hash.ok_or(Misfit::NoNumber(seat))?,
                    number: occupant.number.ok_or(Misfit::NoNumber(seat))?,
                    number_from_server: occupant.number_from_server,
                };
                Ok((occupant.person.player, receipt))
            })
            .collect::<Result<_, Misfit>>()?;
        let numbers: Vec<_> = seats.iter().map(|(_, seat)| seat.number).collect();
        let (set_up, seed) = self.set_up(&numbers)?;
        let chain = (receipt == Format::Two).then(|| {
            let start = chain::Start {
                format: receipt,
                room: self.id,
                game_number: self.game_number,
                game: &self.options,
                commitment: seed::commitment(&self.server_seed.0),
                seats: seats.iter().map(|(_, seat)| seat.into()).collect(),
                previous: self.previous,
                began: at,
            };
            Chain::begin(&self.server_seed.0, &start)
        });
        let later = (self.settings.watching == Watching::Delayed).then(|| Later::new(set_up.clone()));
        let mut play = Play::new(set_up, seed, receipt, seats, later);
        play.chain = chain;
        for (seat, player) in self.seated_people() {
            play.hands.show(player, seat);
        }
        play.decide(Decided {
            seq,
            at,
            asked: None,
            stead: None,
            decision,
            waited: Vec::new(),
            taken_back: false,
        })?;
        play.clocks = RunningClocks::start(self.settings.clock, self.seats.len(), &play.awaiting(), at);
        self.votes.clear();
        self.code_opens = false;
        self.play = Some(play);
        Ok(())
    }

    fn count_score(&mut self) {
        let Some(play) = &self.play else { return };
        let Some(outcome) = play.outcome() else { return };
        let players: Vec<_> = (0..)
            .map(Seat)
            .zip(&play.seats)
            .map(|(seat, (began, receipt))| {
                let whose = self
                    .occupant(seat)
                    .map(|occupant| occupant.owner.unwrap_or(occupant.person.player));
                let player = whose.unwrap_or(*began);
                let person = self.person(player);
                Contender {
                    player,
                    name: person
                        .map(|person| &person.name)
                        .or(receipt.name.as_ref())
                        .cloned()
                        .unwrap_or_default(),
                    bot: person.map_or(receipt.bot, |person| person.bot).is_some(),
                }
            })
            .collect();
        self.scores.count(players.into_iter(), &outcome);
    }
}

/// Whether a motion is about this seat.
fn concerns(motion: &Motion, of: Seat) -> bool {
    match motion {
        Motion::Pause | Motion::End => false,
        Motion::Automatic { seat, .. } | Motion::HandOver { seat, .. } => *seat == of,
    }
}
