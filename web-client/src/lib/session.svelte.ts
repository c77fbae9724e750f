import type { Level } from '../protocol/bots';
import { SUBPROTOCOL } from '../protocol/constants';
import type { Knock, Pass } from '../protocol/door';
import type { GameIntent, GameTable } from '../protocol/games';
import type { Digest, PlayerId, RoomId, Seat, SeatNumber } from '../protocol/ids';
import type { KeyKind, SeatKey } from '../protocol/keys';
import type { Limits } from '../protocol/limits';
import type { Refusal } from '../protocol/refusal';
import type { Chance } from '../protocol/odds';
import type { Presence, RoomView } from '../protocol/room';
import type { Answer, Role, ServerMessage } from '../protocol/server';
import type { Time } from '../protocol/time';
import type { TakeBackOffer } from '../protocol/votes';
import { Refused } from './api';
import { randomNumber, sha256Hex } from './bytes';
import { Connection, type Heard, type Question, type Status, type Wire } from './connection';
import { takenBack, withHistory, type TakenBack } from './history';
import { at } from './home';
import { recall, recallGame, remember, rememberGame } from './memory';
import { withNames } from './nameless';
import { isAway } from './people';
import { Pointing } from './pointing.svelte';
import { Showing, type Frames } from './showing.svelte';
import { Talking } from './talking.svelte';
import type { ToldClocks } from './time-left';

/** What a room needs from the page around it. */
export interface Surroundings {
  dial: () => Wire;
  /** The clock of the movements; the screen's if there is none. */
  frames?: Frames;
}

/** What a table shows and does in its room, live or replayed. */
export interface RoomSession {
  readonly status: Status;
  readonly room: RoomView | undefined;
  readonly seat: Seat | undefined;
  readonly open: boolean;
  readonly lost: 'lost' | 'restart' | 'overload' | undefined;
  readonly asking: Question | undefined;
  readonly refusal: Refusal | undefined;
  readonly saved: boolean;
  /** Whether a seat waits for somebody who is not here. */
  isAway(seat: Seat): boolean;
  /** Decides when something that was told has been shown; the table is the one that has. */
  readonly showing: Showing;
  act(intent: GameIntent): void;
  playHere(): void;
}

/** A key as the server handed it out. */
export type HandedKey = Omit<Extract<ServerMessage, { type: 'key' }>, 'type' | 'id'>;

/** A room as this device sees it, kept up to date. */
export class LiveSession implements RoomSession {
  status: Status = $state.raw({ kind: 'connecting' });
  you: Role = $state.raw('spectator');
  room: RoomView | undefined = $state.raw();
  presence: Presence = $state.raw({ present: [], watching: [], spectators: 0 });
  table: GameTable | undefined = $state.raw();
  /** What has been said and not answered yet. */
  asking: Question | undefined = $state.raw();
  /** Why the last thing asked for was not done; stays until the next one. */
  refusal: Refusal | undefined = $state.raw();
  /** What the server allows, once it has said so. */
  limits: Limits | undefined = $state.raw();
  /** To what time the house was put back lately. */
  putBack: Time | undefined = $state();
  /** Whether a move of this page has been acknowledged since it opened. */
  saved = $state(false);
  /** Steps of the present game that were taken back. */
  takenBack: readonly TakenBack[] = $state.raw([]);
  /** The step that this seat may take back, as of the last entry that was told. */
  mayTakeBack: TakeBackOffer | undefined = $state.raw();
  /** The clocks, where the game is played with time. */
  clocks: ToldClocks | undefined = $state.raw();
  /** The key that was asked for last. */
  key: HandedKey | undefined = $state.raw();
  /** The chances of the table as it stands, once they were asked for. */
  odds: readonly Chance[] | undefined = $state.raw();
  /** Where this seat is told that it is its turn. */
  webhook: string | undefined = $state();
  /** Who waits outside, for those who may let them in. */
  knocks: readonly Knock[] = $state.raw([]);
  /** Since when the absent seats are known to be empty, by this device's time. */
  awaySince: Readonly<Record<Seat, number>> = $state.raw({});
  /** How far the server's time is ahead of this device's, in milliseconds. */
  ahead = $state(0);
  readonly talking: Talking;
  readonly pointing = new Pointing();
  readonly showing: Showing;

  readonly seat: Seat | undefined = $derived(typeof this.you === 'object' && 'seat' in this.you ? this.you.seat : undefined);
  /** The number of whoever uses this device, once there is a name. */
  readonly me: PlayerId | undefined = $derived.by(() => {
    if (typeof this.you === 'string') return undefined;
    return 'companion' in this.you ? this.you.companion : this.room?.seats[this.you.seat]?.player;
  });
  readonly hosting = $derived(this.me !== undefined && this.me === this.room?.host);
  readonly open = $derived(this.status.kind === 'open');
  /** Whom the table waits for, also while an earlier moment waits on this page to be left. */
  readonly awaiting: readonly Seat[] = $derived.by(() => {
    const newest = this.showing.scene?.waits ? this.showing.told : this.table;
    return newest?.awaiting ?? [];
  });
  /** Why the connection broke, until it stands again. */
  lost: 'lost' | 'restart' | 'overload' | undefined = $state();

  private readonly connection: Connection;
  private revealing = false;
  /** The last entry that was told. */
  private seq = 0;
  private pass: Pass | undefined;
  /** The entry that put the present table down. */
  private laid = 0;
  /** The game of the evening that was told of last. */
  private game: number | undefined;

  constructor(
    readonly id: RoomId,
    surroundings: Surroundings = { dial: dialServer },
    key?: SeatKey,
  ) {
    this.pass = key && { key };
    this.talking = new Talking(id, () => this.me);
    this.showing = new Showing(surroundings.frames);
    this.connection = new Connection({
      room: id,
      dial: surroundings.dial,
      tokens: {
        read: () => recall(id).token,
        keep: (token) => remember(id, { token }),
        drop: () => remember(id, { token: undefined, seat: undefined, number: undefined }),
      },
      pass: () => this.pass,
      heard: (message) => this.hear(message),
      status: (status) => this.turn(status),
    });
  }

  /** Enters the room; the returned function leaves it. */
  enter(): () => void {
    const wake = () => {
      if (document.visibilityState === 'visible') this.connection.wake();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('offline', wake);
    addEventListener('pageshow', wake);
    this.connection.start();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('offline', wake);
      removeEventListener('pageshow', wake);
      this.connection.stop();
    };
  }

  /** Knocks, and waits to be let in. */
  knock(name: string): void {
    this.refusal = undefined;
    this.pass = { knock: name };
    this.connection.restart();
  }

  /** Takes the seat back from a newer tab. */
  playHere(): void {
    this.connection.start();
  }

  /** Takes a seat, or comes back to the one that another tab of this device took. */
  async sit(name: string, seat?: Seat): Promise<void> {
    if (recall(this.id).token !== undefined && this.you === 'spectator') return this.connection.restart();
    await this.ask({ type: 'sit', name, seat });
    this.dropIdleToken();
  }

  /** Gives the seat back. */
  async stand(): Promise<void> {
    await this.ask({ type: 'stand' });
    this.dropIdleToken();
  }

  /** Watches under a name. */
  async watch(name: string): Promise<void> {
    if (recall(this.id).token !== undefined && this.you === 'spectator') return this.connection.restart();
    try {
      await this.request({ type: 'watch', name });
    } finally {
      this.dropIdleToken();
    }
  }

  /** Moves a seat to this device. */
  async claim(key: SeatKey): Promise<void> {
    try {
      await this.request({ type: 'claim', key });
    } finally {
      this.dropIdleToken();
    }
  }

  /** Asks for a key to a seat; one's own if none is named. */
  makeKey(kind: KeyKind, seat?: Seat): Promise<void> {
    this.key = undefined;
    return this.request({ type: 'make_key', kind, seat });
  }

  /** Asks for something beside the game; a refusal is thrown, for whoever asked to show. */
  async request(question: Question): Promise<void> {
    const answer = await this.connection.ask(question);
    if (answer.result === 'refused') throw new Refused(answer.refusal);
  }

  isAway(seat: Seat): boolean {
    return this.room !== undefined && isAway(seat, this.room, this.presence);
  }

  /** Says ready, with a fresh number whose hash goes into the seal. */
  async ready(): Promise<void> {
    const number = randomNumber();
    remember(this.id, { number });
    await this.ask({ type: 'ready', number_hash: sha256Hex(number) });
  }

  /** Lets a bot sit down on the first free seat, and says whether it does. */
  async addBot(level: Level): Promise<boolean> {
    return (await this.ask({ type: 'add_bot', level })).result === 'accepted';
  }

  /** Lets the bots of a table play at which only bots sit. */
  begin(): void {
    void this.ask({ type: 'begin' });
  }

  /** Takes readiness back. */
  unready(): void {
    void this.ask({ type: 'unready' });
  }

  /** Asks for something in the game. */
  act(intent: GameIntent): void {
    if (this.asking) return;
    void this.ask({ type: 'act', intent });
  }

  /** Puts the last refusal away. */
  dismiss(): void {
    this.refusal = undefined;
  }

  /** A token that owns neither a seat nor a name would be taken for the key to one. */
  private dropIdleToken(): void {
    if (this.you === 'spectator') remember(this.id, { token: undefined, seat: undefined, number: undefined });
  }

  private turn(status: Status): void {
    this.status = status;
    if (status.kind === 'open') this.lost = undefined;
    if (status.kind === 'waiting') this.lost = status.why;
  }

  private async ask(question: Question): Promise<Answer> {
    this.asking = question;
    this.refusal = undefined;
    const answer = await this.connection.ask(question);
    this.asking = undefined;
    if (answer.result === 'refused') this.refusal = answer.refusal;
    else if (question.type === 'act') this.saved = true;
    return answer;
  }

  private hear(told: Heard): void {
    const message = withNames(told);
    switch (message.type) {
      case 'welcome':
        this.limits = message.limits;
        this.putBack = message.put_back;
        this.knocks = [];
        break;
      case 'snapshot':
        this.you = message.you;
        this.seq = message.seq;
        this.learn(message.room);
        if (message.room.phase === 'revealing') void this.showNumber(message.room);
        this.see(message.presence);
        this.witness(message.head, message.room);
        if (message.table) this.lay(message.table, message.seq);
        else this.clear();
        this.showing.put(this.table);
        this.clocks = message.clocks && { clocks: message.clocks, at: Date.now() };
        this.talking.learn(message.talk);
        this.talking.learnDeeds(message.deeds ?? []);
        if (message.now !== undefined) this.ahead = message.now - Date.now();
        this.webhook = message.webhook;
        this.mayTakeBack = message.take_back;
        break;
      case 'update':
        this.seq = message.seq;
        this.mayTakeBack = message.take_back;
        this.witness(message.head, message.room);
        if (message.room?.phase === 'revealing') void this.showNumber(message.room);
        if (message.room || message.table) this.showing.tell({ table: message.table, know: () => this.know(message) });
        if (message.clocks) this.clocks = { clocks: message.clocks, at: Date.now() };
        if (message.talk) this.talking.hear(message.talk);
        if (message.deed) this.talking.hearDeed(message.deed);
        break;
      case 'key':
        this.key = { seat: message.seat, key: message.key, until: message.until };
        break;
      case 'odds':
        // The table may have moved on while they were counted.
        if (message.seq >= this.laid) this.odds = message.chances;
        break;
      case 'presence':
        this.see(message);
        break;
      case 'pointed':
        this.pointing.hear(message.player, message.target);
        break;
      case 'knocks':
        this.knocks = message.knocks;
        break;
      case 'refused':
        this.refusal = message.refusal;
        break;
    }
  }

  /** What an entry changed has been seen. */
  private know({ seq, room, table }: Extract<ServerMessage, { type: 'update' }>): void {
    if (room) this.learn(room);
    if (table) this.lay(table, seq);
    this.see(this.presence);
  }

  /** Puts the table down, with what is known of its game so far. */
  private lay(table: GameTable, seq: number): void {
    this.laid = seq;
    this.odds = undefined;
    this.takenBack = takenBack(this.takenBack, table);
    this.table = withHistory(this.table, table);
  }

  private clear(): void {
    this.table = undefined;
    this.odds = undefined;
    this.takenBack = [];
    this.clocks = undefined;
  }

  private see(presence: Presence): void {
    this.presence = presence;
    // Who is away does not count; an older count than that of the latest entry is none.
    if (this.room && presence.votes && (presence.seq ?? 0) >= this.seq) this.room = { ...this.room, votes: presence.votes };
    const absent = this.room?.seats.flatMap((taken, seat) => (taken && !taken.bot && !presence.present.includes(seat) ? [seat] : [])) ?? [];
    this.awaySince = Object.fromEntries(absent.map((seat) => [seat, this.awaySince[seat] ?? Date.now()]));
  }

  private learn(room: RoomView): void {
    if (room.phase === 'lobby' || room.game_number !== this.room?.game_number) this.clear();
    this.room = room;
    remember(this.id, { code: room.code, game: room.game.game, seen: Date.now(), seat: this.seat });
    if (room.phase === 'lobby') rememberGame(this.id, room.game_number, { seal: room.commitment });
    const shown = this.seat === undefined ? undefined : room.seats[this.seat]?.number;
    if (shown !== undefined) this.numberIsIn(room.game_number, shown);
  }

  /** Keeps where the game's chain ends, to hold it against the receipt. */
  private witness(head: Digest | undefined, room: RoomView | undefined): void {
    this.game = room?.game_number ?? this.game;
    if (head !== undefined && this.game !== undefined) rememberGame(this.id, this.game, { head });
  }

  /** Shows the seat's number once everybody is ready; the server soon gives one in the place of a number that was lost. */
  private async showNumber(room: RoomView): Promise<void> {
    const mine = this.seat === undefined ? undefined : room.seats[this.seat];
    if (!mine || mine.number !== undefined || this.revealing) return;
    const number = recall(this.id).number;
    if (number === undefined || sha256Hex(number) !== mine.number_hash) return;
    // A game begins without the free seats.
    const seat = room.seats.slice(0, this.seat).filter((taken) => taken !== null).length;
    // Where all wanted another game after one, there was no lobby to see the seal in.
    const { seal = room.commitment } = recallGame(this.id, room.game_number);
    rememberGame(this.id, room.game_number, { seal, mine: { seat, number } });
    this.revealing = true;
    const answer = await this.connection.ask({ type: 'reveal', number });
    this.revealing = false;
    if (answer.result === 'refused') this.showAgainLater(answer.refusal);
    else this.numberIsIn(room.game_number, number);
  }

  /** The number that this device showed has come in time: no other may stand in the receipt. */
  private numberIsIn(game: number, number: SeatNumber): void {
    const { mine } = recallGame(this.id, game);
    if (mine?.number === number && !mine.accepted) rememberGame(this.id, game, { mine: { ...mine, accepted: true } });
  }

  /** A refusal that only says "not now" is no reason to keep the table waiting. */
  private showAgainLater(refusal: Refusal): void {
    if (refusal.code !== 'unavailable' && refusal.code !== 'throttled') return;
    const seconds = refusal.code === 'throttled' ? refusal.seconds : 1;
    setTimeout(() => {
      if (this.room?.phase === 'revealing') void this.showNumber(this.room);
    }, seconds * 1000);
  }
}

function dialServer(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${at('/ws')}`, SUBPROTOCOL) as Wire;
}
