import type { ClientMessage } from '../protocol/client';
import { CLOSE } from '../protocol/constants';
import type { Pass } from '../protocol/door';
import type { MessageId, RoomId, SeatToken } from '../protocol/ids';
import type { Refusal } from '../protocol/refusal';
import type { Answer, ServerMessage } from '../protocol/server';
import { retryDelay } from './backoff';
import { randomUuid } from './bytes';

/** The part of a WebSocket that a connection uses. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Where the token of this device's seat is kept. */
export interface TokenKeeper {
  read(): SeatToken | undefined;
  keep(token: SeatToken): void;
  drop(): void;
}

/** What a connection is doing. */
export type Status =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; why: 'lost' | 'restart' | 'overload'; until: number }
  | { kind: 'taken_over' }
  | { kind: 'unknown_room' }
  | { kind: 'gone' }
  /** The room goes on in another house. */
  | { kind: 'moved' }
  | { kind: 'removed' }
  /** The door is not open: why, or for how long to wait after knocking. */
  | { kind: 'outside'; refusal: Refusal | undefined }
  | { kind: 'knocking'; until: number };

type OmitId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** Something a player says that the server answers, before it has its id. */
export type Question = OmitId<Exclude<ClientMessage, { type: 'hello' | 'resync' | 'ping' }>>;

/** What a connection passes on, in order and without gaps. */
export type Heard = Extract<
  ServerMessage,
  { type: 'welcome' | 'snapshot' | 'update' | 'key' | 'odds' | 'presence' | 'knocks' | 'pointed' | 'refused' }
>;

export interface ConnectionOptions {
  room: RoomId;
  dial: () => Wire;
  tokens: TokenKeeper;
  /** What lets somebody in who has no token, where the door is not open. */
  pass?: () => Pass | undefined;
  heard: (message: Heard) => void;
  status: (status: Status) => void;
}

interface Unanswered {
  message: ClientMessage & { id: MessageId };
  answered: (answer: Answer) => void;
}

/** Milliseconds until a silent server counts as lost. */
const PATIENCE_MS = { entering: 8_000, ping: 5_000, wake: 2_500, betweenPings: 25_000 };

/**
 * A seat's or a spectator's way into a room: it comes back for ever, sends again what was not answered
 * under the same id, and asks for a snapshot when a number is missing.
 */
export class Connection {
  private wire: Wire | undefined;
  private entered = false;
  private failures = 0;
  private seq: number | undefined;
  private resyncing = false;
  private minted: SeatToken | undefined;
  private presented: SeatToken | undefined;
  private rejected: SeatToken | undefined;
  private refusal: Refusal | undefined;
  private readonly unanswered = new Map<MessageId, Unanswered>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private nextPing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ConnectionOptions) {}

  /** Connects, also after another tab had taken over. */
  start(): void {
    if (this.wire) return;
    this.dial();
  }

  /** Hangs up and stays away. */
  stop(): void {
    this.hangUp();
    this.clear();
  }

  /** Comes in again with the token that is now kept. */
  restart(): void {
    this.stop();
    this.failures = 0;
    this.dial();
  }

  /** Looks at once whether the server is there: the page is visible again, or the network has come back. */
  wake(): void {
    if (this.retry !== undefined) {
      this.failures = 0;
      this.dial();
    } else if (this.wire && this.entered) {
      this.ping(PATIENCE_MS.wake);
    }
  }

  /** Says something until it is answered, however often the connection breaks meanwhile. */
  ask(question: Question): Promise<Answer> {
    return new Promise((answered) => {
      const message = { ...question, id: randomUuid() } as Unanswered['message'];
      const waiting = { message, answered };
      this.unanswered.set(message.id, waiting);
      if (this.entered) this.transmit(waiting);
    });
  }

  private dial(): void {
    this.clear();
    this.options.status({ kind: 'connecting' });
    const wire = this.options.dial();
    this.wire = wire;
    wire.onopen = () => this.hello();
    wire.onmessage = (event) => {
      if (wire === this.wire) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    wire.onclose = (event) => {
      if (wire === this.wire) this.closed(event.code);
    };
    this.expect(PATIENCE_MS.entering);
  }

  private hello(): void {
    const kept = this.options.tokens.read();
    this.presented = kept === this.rejected ? undefined : kept;
    this.send({ type: 'hello', enter: { room: this.options.room }, token: this.presented, pass: this.options.pass?.() });
  }

  private receive(message: ServerMessage): void {
    this.heardFrom();
    switch (message.type) {
      case 'welcome':
        this.minted = message.token;
        if (this.rejected !== undefined && this.rejected === this.options.tokens.read()) this.options.tokens.drop();
        this.options.heard(message);
        break;
      case 'snapshot':
        this.seq = message.seq;
        this.resyncing = false;
        this.options.heard(message);
        if (!this.entered) this.enter();
        break;
      case 'update':
        this.update(message);
        break;
      case 'outside':
        this.options.status({ kind: 'knocking', until: Date.now() + message.seconds * 1000 });
        break;
      case 'refused':
        this.refusal = message.refusal;
        this.options.heard(message);
        break;
      case 'key':
      case 'presence':
      case 'knocks':
      case 'pointed':
        this.options.heard(message);
        break;
      case 'odds':
        this.options.heard(message);
        this.answered(message.id, { result: 'accepted', seq: message.seq });
        break;
      case 'answer':
        this.answered(message.id, message.answer);
        break;
      case 'pong':
        break;
    }
  }

  /** The room is open: what was not answered on an older connection is said again. */
  private enter(): void {
    this.entered = true;
    this.failures = 0;
    this.options.status({ kind: 'open' });
    for (const waiting of this.unanswered.values()) this.transmit(waiting);
  }

  private update(message: Extract<ServerMessage, { type: 'update' }>): void {
    if (this.resyncing || this.seq === undefined || message.seq <= this.seq) return;
    if (message.seq > this.seq + 1) {
      this.resyncing = true;
      this.send({ type: 'resync', id: randomUuid() });
      return;
    }
    this.seq = message.seq;
    this.options.heard(message);
  }

  private answered(id: MessageId, answer: Answer): void {
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    waiting?.answered(answer);
  }

  private transmit({ message }: Unanswered): void {
    // A seat or a name whose token was lost could never be found again, so it is kept before it can own one.
    const own = this.minted ?? this.presented;
    const settles = message.type === 'sit' || message.type === 'watch' || message.type === 'claim';
    if (settles && own !== undefined) this.options.tokens.keep(own);
    this.send(message);
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private heardFrom(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    clearTimeout(this.nextPing);
    this.nextPing = setTimeout(() => this.ping(PATIENCE_MS.ping), PATIENCE_MS.betweenPings);
  }

  private ping(patience: number): void {
    this.send({ type: 'ping', id: randomUuid() });
    this.expect(patience);
  }

  /** Treats the connection as lost unless something is heard in time. */
  private expect(patience: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => {
      this.hangUp();
      this.tryAgain('lost');
    }, patience);
  }

  private closed(code: number): void {
    this.wire = undefined;
    this.clear();
    switch (code) {
      case CLOSE.takenOver:
        this.options.status({ kind: 'taken_over' });
        break;
      case CLOSE.roomGone:
        this.options.status({ kind: 'gone' });
        break;
      case CLOSE.roomMoved:
        this.options.status({ kind: 'moved' });
        break;
      case CLOSE.removed:
        this.options.status({ kind: 'removed' });
        break;
      case CLOSE.outside:
        this.options.status({ kind: 'outside', refusal: this.refusal });
        break;
      case CLOSE.noSuchRoomOrSeat:
        if (this.presented === undefined) {
          this.options.status({ kind: 'unknown_room' });
        } else {
          this.rejected = this.presented;
          this.dial();
        }
        break;
      case CLOSE.restart:
        this.tryAgain('restart');
        break;
      case CLOSE.overload:
        this.tryAgain('overload');
        break;
      default:
        this.tryAgain('lost');
    }
  }

  private tryAgain(why: 'lost' | 'restart' | 'overload'): void {
    const delay = retryDelay(this.failures++, Math.random());
    this.options.status({ kind: 'waiting', why, until: Date.now() + delay });
    this.retry = setTimeout(() => this.dial(), delay);
  }

  private hangUp(): void {
    const wire = this.wire;
    this.wire = undefined;
    wire?.close();
    this.clear();
  }

  private clear(): void {
    this.entered = false;
    this.resyncing = false;
    this.minted = undefined;
    clearTimeout(this.retry);
    clearTimeout(this.deadline);
    clearTimeout(this.nextPing);
    this.retry = this.deadline = this.nextPing = undefined;
  }
}
