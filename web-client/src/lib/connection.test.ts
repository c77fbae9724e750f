import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../protocol/client';
import { CLOSE } from '../protocol/constants';
import type { ServerMessage } from '../protocol/server';
import { Connection, type Heard, type Status, type TokenKeeper, type Wire } from './connection';
import { PLAIN_ROOM } from './fixtures';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';
const LIMITS = {
  frame_bytes: 16384,
  messages_per_second: 10,
  burst: 20,
  name_chars: 24,
  talk_chars: 300,
  talk_burst: 6,
  talk_seconds: 10,
  ping_seconds: 20,
};

/** A socket whose other end is the test. */
class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  hungUp = false;

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.hungUp = true;
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Opens, and lets the client into the room. */
  admits(seq: number, token?: string) {
    this.onopen?.();
    this.says({ type: 'welcome', room: ROOM, token, limits: LIMITS });
    this.says(snapshot(seq));
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

function snapshot(seq: number): ServerMessage {
  return {
    type: 'snapshot',
    seq,
    you: 'spectator',
    presence: { present: [], watching: [], spectators: 1 },
    room: {
      id: ROOM,
      code: 'OAK-17',
      game: { game: 'dragon-stone', options: {} },
      phase: 'lobby',
      seats: [null, null],
      ...PLAIN_ROOM,
    },
    talk: [],
  };
}

function setUp(kept?: string) {
  const wires: FakeWire[] = [];
  const heard: Heard[] = [];
  const statuses: Status[] = [];
  let token = kept;
  const tokens: TokenKeeper = {
    read: () => token,
    keep: (fresh) => (token = fresh),
    drop: () => (token = undefined),
  };
  const connection = new Connection({
    room: ROOM,
    dial: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    tokens,
    heard: (message) => heard.push(message),
    status: (status) => statuses.push(status),
  });
  connection.start();
  return {
    connection,
    heard,
    statuses,
    tokens,
    wires,
    wire: () => wires.at(-1)!,
    status: () => statuses.at(-1)!,
    seqs: () => heard.flatMap((message) => ('seq' in message ? [message.seq] : [])),
  };
}

const idOf = (message: ClientMessage | undefined) => (message && 'id' in message ? message.id : undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('entering', () => {
  it('says hello with the room and is open after the snapshot', () => {
    const { wire, status } = setUp();
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: 'hello', enter: { room: ROOM } }]);
    wire().says({ type: 'welcome', room: ROOM, limits: LIMITS });
    expect(status()).toEqual({ kind: 'connecting' });
    wire().says(snapshot(1));
    expect(status()).toEqual({ kind: 'open' });
  });

  it('presents the token that is kept', () => {
    const { wire } = setUp('aa'.repeat(32));
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ type: 'hello', token: 'aa'.repeat(32) });
  });

  it('keeps a minted token only when it sits down, and before it says so', () => {
    const { connection, wire, tokens } = setUp();
    wire().admits(1, 'bb'.repeat(32));
    expect(tokens.read()).toBeUndefined();
    const send = vi.spyOn(wire(), 'send').mockImplementation(() => expect(tokens.read()).toBe('bb'.repeat(32)));
    void connection.ask({ type: 'sit', name: 'Mara' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps the presented token when it stood up and sits down again', () => {
    const { connection, wire, tokens } = setUp('aa'.repeat(32));
    wire().admits(1);
    tokens.drop();
    void connection.ask({ type: 'sit', name: 'Mara' });
    expect(tokens.read()).toBe('aa'.repeat(32));
  });

  it('tries without the token when the token owns no seat, and forgets it once it is inside', () => {
    const { wire, wires, tokens, status } = setUp('aa'.repeat(32));
    wire().onopen?.();
    wire().breaks(CLOSE.noSuchRoomOrSeat);
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    expect(wire().sent[0]).toEqual({ type: 'hello', enter: { room: ROOM } });
    expect(tokens.read()).toBeDefined();
    wire().admits(1);
    expect(tokens.read()).toBeUndefined();
    expect(status()).toEqual({ kind: 'open' });
  });

  it('keeps the token of a room that is not there at all', () => {
    const { wire, tokens, status } = setUp('aa'.repeat(32));
    wire().onopen?.();
    wire().breaks(CLOSE.noSuchRoomOrSeat);
    wire().onopen?.();
    wire().breaks(CLOSE.noSuchRoomOrSeat);
    expect(status()).toEqual({ kind: 'unknown_room' });
    expect(tokens.read()).toBe('aa'.repeat(32));
  });

  it('gives up a hello that nobody answers, and tries again', () => {
    const { wire, wires, status } = setUp();
    vi.advanceTimersByTime(8_000);
    expect(wire().hungUp).toBe(true);
    expect(status()).toMatchObject({ kind: 'waiting', why: 'lost' });
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });
});

describe('coming back', () => {
  it('tries for ever, waiting longer up to fifteen seconds', () => {
    const { wire, wires, status } = setUp();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      wire().breaks();
      const waiting = status();
      if (waiting.kind !== 'waiting') throw new Error(waiting.kind);
      delays.push(waiting.until - Date.now());
      vi.advanceTimersByTime(waiting.until - Date.now());
    }
    expect(wires).toHaveLength(13);
    expect(delays[0]).toBeLessThanOrEqual(400);
    expect(Math.max(...delays)).toBeLessThanOrEqual(15_000);
    expect(delays.at(-1)).toBeGreaterThanOrEqual(7_500);
  });

  it('tries at once when the page wakes up', () => {
    const { connection, wire, wires } = setUp();
    wire().breaks();
    const before = wires.length;
    connection.wake();
    expect(wires).toHaveLength(before + 1);
  });

  it.each([
    [1006, 'lost'],
    [CLOSE.internal, 'lost'],
    [CLOSE.restart, 'restart'],
    [CLOSE.overload, 'overload'],
  ] as const)('after %i it waits because of %s', (code, why) => {
    const { wire, status } = setUp();
    wire().admits(1);
    wire().breaks(code);
    expect(status()).toMatchObject({ kind: 'waiting', why });
  });

  it('stays away when a newer tab took over, until it is told to play here', () => {
    const { connection, wire, wires, status } = setUp();
    wire().admits(1);
    wire().breaks(CLOSE.takenOver);
    vi.advanceTimersByTime(60_000);
    connection.wake();
    expect(wires).toHaveLength(1);
    expect(status()).toEqual({ kind: 'taken_over' });
    connection.start();
    wire().admits(1);
    expect(status()).toEqual({ kind: 'open' });
  });

  it('does not come back to a room that is gone', () => {
    const { wire, wires, status } = setUp();
    wire().breaks(CLOSE.roomGone);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(status()).toEqual({ kind: 'gone' });
  });

  it('does not come back to a room that has moved', () => {
    const { wire, wires, status } = setUp();
    wire().breaks(CLOSE.roomMoved);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(status()).toEqual({ kind: 'moved' });
  });
});

describe('asking', () => {
  it('resolves with the answer', async () => {
    const { connection, wire } = setUp();
    wire().admits(1);
    const answer = connection.ask({ type: 'stand' });
    wire().says({ type: 'answer', id: idOf(wire().sent[1])!, answer: { result: 'accepted', seq: 2 } });
    await expect(answer).resolves.toEqual({ result: 'accepted', seq: 2 });
  });

  it('waits for the snapshot before it says anything', () => {
    const { connection, wire } = setUp();
    void connection.ask({ type: 'stand' });
    wire().onopen?.();
    expect(wire().sent).toHaveLength(1);
    wire().says({ type: 'welcome', room: ROOM, limits: LIMITS });
    wire().says(snapshot(1));
    expect(wire().sent[1]).toMatchObject({ type: 'stand' });
  });

  it('says again what was not answered, in order and under the same ids', () => {
    const { connection, wire, wires } = setUp();
    wire().admits(1);
    void connection.ask({ type: 'unready' });
    void connection.ask({ type: 'stand' });
    wire().breaks();
    vi.advanceTimersByTime(400);
    wire().admits(1);
    const [first, second] = wires as [FakeWire, FakeWire];
    expect(second.sent.slice(1)).toEqual(first.sent.slice(1));
  });

  it('takes the odds for the answer of whoever asked for them', async () => {
    const { connection, wire, heard } = setUp();
    wire().admits(1);
    const answer = connection.ask({ type: 'odds' });
    wire().says({ type: 'odds', id: idOf(wire().sent[1])!, seq: 4, chances: [{ of: 'farkle', permille: 300 }] });
    await expect(answer).resolves.toEqual({ result: 'accepted', seq: 4 });
    expect(heard.at(-1)).toMatchObject({ type: 'odds', seq: 4 });
  });

  it('does not repeat what was answered', async () => {
    const { connection, wire } = setUp();
    wire().admits(1);
    const answer = connection.ask({ type: 'stand' });
    wire().says({ type: 'answer', id: idOf(wire().sent[1])!, answer: { result: 'refused', refusal: { code: 'not_seated' } } });
    await answer;
    wire().breaks();
    vi.advanceTimersByTime(400);
    wire().admits(1);
    expect(wire().sent).toHaveLength(1);
  });

  it('keeps the fresh token when sitting down has to be said again under it', () => {
    const { connection, wire, tokens } = setUp();
    wire().admits(1, 'bb'.repeat(32));
    void connection.ask({ type: 'sit', name: 'Mara' });
    wire().breaks();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    wire().breaks(CLOSE.noSuchRoomOrSeat);
    wire().admits(1, 'cc'.repeat(32));
    expect(wire().sent.at(-1)).toMatchObject({ type: 'sit', name: 'Mara' });
    expect(tokens.read()).toBe('cc'.repeat(32));
  });
});

describe('listening', () => {
  it('passes updates on in order and drops repeated ones', () => {
    const { wire, seqs } = setUp();
    wire().admits(4);
    wire().says({ type: 'update', seq: 5 });
    wire().says({ type: 'update', seq: 5 });
    wire().says({ type: 'update', seq: 6 });
    expect(seqs()).toEqual([4, 5, 6]);
  });

  it('asks for a snapshot after a gap and passes nothing on until it comes', () => {
    const { wire, seqs } = setUp();
    wire().admits(4);
    wire().says({ type: 'update', seq: 6 });
    wire().says({ type: 'update', seq: 7 });
    expect(wire().sent.filter(({ type }) => type === 'resync')).toHaveLength(1);
    expect(seqs()).toEqual([4]);
    wire().says(snapshot(7));
    wire().says({ type: 'update', seq: 8 });
    expect(seqs()).toEqual([4, 7, 8]);
  });

  it('pings a quiet server and leaves one that does not answer', () => {
    const { wire, wires } = setUp();
    wire().admits(1);
    vi.advanceTimersByTime(25_000);
    const ping = wire().sent.at(-1);
    expect(ping).toMatchObject({ type: 'ping' });
    wire().says({ type: 'pong', id: idOf(ping)! });
    vi.advanceTimersByTime(10_000);
    expect(wire().hungUp).toBe(false);
    vi.advanceTimersByTime(15_000);
    vi.advanceTimersByTime(5_000);
    expect(wires[0]!.hungUp).toBe(true);
  });

  it('looks at once whether the server is there when the page wakes up', () => {
    const { connection, wire, wires } = setUp();
    wire().admits(1);
    connection.wake();
    expect(wire().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(2_500);
    expect(wires[0]!.hungUp).toBe(true);
  });

  it('hears nothing from a connection that it has left', () => {
    const { connection, wire, heard } = setUp();
    wire().admits(1);
    const left = wire();
    connection.stop();
    const count = heard.length;
    left.says({ type: 'update', seq: 2 });
    expect(heard).toHaveLength(count);
  });
});
