import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../protocol/client';
import type { GameTable } from '../protocol/games';
import type { Phase, SeatView } from '../protocol/room';
import type { Role, ServerMessage } from '../protocol/server';
import { sha256Hex } from './bytes';
import type { Wire } from './connection';
import { forget, recall, recallGame, remember, rememberGame } from './memory';
import { LiveSession } from './session.svelte';
import { PLAIN_ROOM } from './fixtures';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';
const SEAL = '5e'.repeat(32);

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {}
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  async accepts(seq: number) {
    const last = this.sent.at(-1)!;
    if ('id' in last) this.says({ type: 'answer', id: last.id, answer: { result: 'accepted', seq } });
    await Promise.resolve();
    await Promise.resolve();
  }
}

function snapshot(you: Role, phase: Phase, seats: (SeatView | null)[]): ServerMessage & { type: 'snapshot' } {
  return {
    type: 'snapshot',
    seq: 1,
    you,
    presence: { present: [0], watching: [], spectators: 0 },
    room: { id: ROOM, code: 'OAK-17', game: { game: 'dragon-stone', options: {} }, phase, seats, ...PLAIN_ROOM, commitment: SEAL },
    talk: [],
  };
}

function enter(first: ServerMessage) {
  const wire = new FakeWire();
  const session = new LiveSession(ROOM, { dial: () => wire });
  session.enter();
  wire.onopen?.();
  wire.says({
    type: 'welcome',
    room: ROOM,
    token: 'bb'.repeat(32),
    limits: {
      frame_bytes: 16384,
      messages_per_second: 10,
      burst: 20,
      name_chars: 24,
      talk_chars: 300,
      talk_burst: 6,
      talk_seconds: 10,
      ping_seconds: 20,
    },
  });
  wire.says(first);
  return { session, wire };
}

beforeEach(() => {
  forget(ROOM);
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

describe('a room', () => {
  it('is remembered with its seal while it is in its lobby', () => {
    enter(snapshot('spectator', 'lobby', [null, null]));
    expect(recall(ROOM)).toMatchObject({ code: 'OAK-17', game: 'dragon-stone' });
    expect(recallGame(ROOM, 1).seal).toBe(SEAL);
  });

  it('is not believed a new seal after the lobby', () => {
    rememberGame(ROOM, 1, { seal: 'aa'.repeat(32) });
    enter(
      snapshot('spectator', 'playing', [
        { player: 1, name: 'Mara' },
        { player: 2, name: 'Jonas' },
      ]),
    );
    expect(recallGame(ROOM, 1).seal).toBe('aa'.repeat(32));
  });
});

describe('a head', () => {
  const playing = snapshot('spectator', 'playing', [{ player: 1, name: 'Mara' }, null]);

  it('is kept for its game, the latest one', () => {
    const { wire } = enter({ ...playing, head: 'aa'.repeat(32) });
    expect(recallGame(ROOM, 1).head).toBe('aa'.repeat(32));
    wire.says({ type: 'update', seq: 2, head: 'bb'.repeat(32) });
    expect(recallGame(ROOM, 1).head).toBe('bb'.repeat(32));
  });

  it('of an earlier game of the evening is kept, too', () => {
    const { wire } = enter({ ...playing, head: 'aa'.repeat(32) });
    wire.says({ type: 'update', seq: 2, room: { ...playing.room, phase: 'lobby', game_number: 2, commitment: '6f'.repeat(32) } });
    wire.says({ type: 'update', seq: 3, room: { ...playing.room, game_number: 2, commitment: '6f'.repeat(32) }, head: 'cc'.repeat(32) });
    expect(recall(ROOM).games).toEqual([
      { game: 1, head: 'aa'.repeat(32) },
      { game: 2, seal: '6f'.repeat(32), head: 'cc'.repeat(32) },
    ]);
  });

  it('gives way after many games', () => {
    for (let game = 1; game <= 40; game += 1) rememberGame(ROOM, game, { head: SEAL });
    rememberGame(ROOM, 40, { seal: SEAL });
    expect(recall(ROOM).games?.map(({ game }) => game)).toEqual(Array.from({ length: 32 }, (_, index) => index + 9));
    expect(recallGame(ROOM, 40)).toEqual({ game: 40, head: SEAL, seal: SEAL });
  });

  it('gives way in rooms that were left long ago', () => {
    const rooms = Array.from({ length: 70 }, (_, index) => `room ${index}`);
    for (const [index, room] of rooms.entries()) {
      remember(room, { code: 'OAK-17', game: 'dragon-stone', seen: index + 1, token: SEAL });
      rememberGame(room, 1, { head: SEAL });
    }
    expect(rooms.filter((room) => recall(room).games === undefined)).toEqual(rooms.slice(0, 6));
    expect(recall(rooms[0]!).token).toBe(SEAL);
    rooms.forEach(forget);
  });
});

describe('readiness', () => {
  it('sends the hash of a number that only this device keeps', () => {
    const { session, wire } = enter(snapshot({ seat: 0 }, 'lobby', [{ player: 1, name: 'Mara' }, null]));
    session.ready();
    const { number } = recall(ROOM);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'ready', number_hash: sha256Hex(number!) });
  });

  it('takes a fresh number every time, because the old one may have been shown', async () => {
    const { session, wire } = enter(snapshot({ seat: 0 }, 'lobby', [{ player: 1, name: 'Mara' }, null]));
    session.ready();
    const first = recall(ROOM).number;
    await wire.accepts(2);
    session.ready();
    expect(recall(ROOM).number).not.toBe(first);
  });

  it('shows the number by itself once everybody is ready, also after a reload', () => {
    const number = '77'.repeat(32);
    remember(ROOM, { number });
    const { wire } = enter(snapshot({ seat: 0 }, 'revealing', [{ player: 1, name: 'Mara', number_hash: sha256Hex(number) }, null]));
    expect(wire.sent.at(-1)).toMatchObject({ type: 'reveal', number });
  });

  it('knows that its number came in time when the server says so', async () => {
    const number = '77'.repeat(32);
    remember(ROOM, { number });
    const seats = [null, { player: 1, name: 'Mara', number_hash: sha256Hex(number) }];
    const { wire } = enter(snapshot({ seat: 1 }, 'revealing', seats));
    // The game begins without the free seat.
    expect(recallGame(ROOM, 1).mine).toEqual({ seat: 0, number });
    await wire.accepts(2);
    expect(recallGame(ROOM, 1).mine).toEqual({ seat: 0, number, accepted: true });
  });

  it('knows after a reload that its number came in time', () => {
    const number = '77'.repeat(32);
    rememberGame(ROOM, 1, { mine: { seat: 0, number } });
    enter(snapshot({ seat: 0 }, 'playing', [{ player: 1, name: 'Mara', number: '88'.repeat(32) }, null]));
    expect(recallGame(ROOM, 1).mine?.accepted).toBeUndefined();
    enter(snapshot({ seat: 0 }, 'playing', [{ player: 1, name: 'Mara', number }, null]));
    expect(recallGame(ROOM, 1).mine?.accepted).toBe(true);
  });

  it('shows it once only', () => {
    const number = '77'.repeat(32);
    remember(ROOM, { number });
    const seats = [{ player: 1, name: 'Mara', number_hash: sha256Hex(number) }, null];
    const { wire } = enter(snapshot({ seat: 0 }, 'revealing', seats));
    wire.says(snapshot({ seat: 0 }, 'revealing', seats));
    expect(wire.sent.filter(({ type }) => type === 'reveal')).toHaveLength(1);
  });

  it('waits for the number that the server gives when its own was lost', () => {
    const { wire } = enter(snapshot({ seat: 0 }, 'revealing', [{ player: 1, name: 'Mara', number_hash: '99'.repeat(32) }, null]));
    expect(wire.sent).toHaveLength(1);
  });

  it('is no business of somebody who watches', () => {
    const { wire } = enter(snapshot('spectator', 'revealing', [{ player: 1, name: 'Mara', number_hash: '99'.repeat(32) }, null]));
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a seat', () => {
  it('keeps its token when it is taken and forgets it when it is given back', async () => {
    const { session, wire } = enter(snapshot('spectator', 'lobby', [null, null]));
    void session.sit('Mara');
    expect(recall(ROOM).token).toBe('bb'.repeat(32));
    await wire.accepts(2);
    wire.says(snapshot({ seat: 0 }, 'lobby', [{ player: 1, name: 'Mara' }, null]));
    void session.stand();
    wire.says(snapshot('spectator', 'lobby', [null, null]));
    await wire.accepts(3);
    expect(recall(ROOM).token).toBeUndefined();
  });

  it('tells why something was refused until the next thing is asked', async () => {
    const { session, wire } = enter(snapshot('spectator', 'lobby', [null, null]));
    void session.sit('Mara');
    const asked = wire.sent.at(-1)!;
    wire.says({ type: 'answer', id: 'id' in asked ? asked.id : '', answer: { result: 'refused', refusal: { code: 'name_taken' } } });
    await vi.waitFor(() => expect(session.refusal).toEqual({ code: 'name_taken' }));
    expect(recall(ROOM).token).toBeUndefined();
    void session.sit('Ada');
    expect(session.refusal).toBeUndefined();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'sit', name: 'Ada' });
  });
});

describe('an evening', () => {
  const table = (...past: { seq: number; by?: number; takes_back?: number }[]) =>
    ({
      game: 'dragon-stone',
      past: past.map((each) => ({ at: 0, notices: [], ...each })),
      view: {},
      awaiting: [0],
      offers: [],
    }) as unknown as GameTable;
  const seated: (SeatView | null)[] = [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
  ];

  it('tells who uses this device, on a seat and without one', () => {
    const { session, wire } = enter(snapshot({ seat: 1 }, 'lobby', seated));
    expect(session.me).toBe(2);
    wire.says(snapshot({ companion: 5 }, 'lobby', seated));
    expect(session.me).toBe(5);
    wire.says(snapshot('spectator', 'lobby', seated));
    expect(session.me).toBeUndefined();
  });

  it('clears the table when the room is in its lobby again', () => {
    const { session, wire } = enter({ ...snapshot({ seat: 0 }, 'playing', seated), table: table({ seq: 1 }) } as ServerMessage);
    expect(session.table).toBeDefined();
    const { room } = snapshot({ seat: 0 }, 'lobby', seated) as Extract<ServerMessage, { type: 'snapshot' }>;
    wire.says({ type: 'update', seq: 2, room: { ...room, game_number: 2 } });
    expect(session.table).toBeUndefined();
  });

  it('hears words while it waits for the answer to a move', () => {
    const { session, wire } = enter({ ...snapshot({ seat: 0 }, 'playing', seated), table: table({ seq: 1 }) } as ServerMessage);
    session.act({ game: 'dragon-stone', intent: { do: 'roll', turn: 1 } });
    wire.says({ type: 'update', seq: 2, talk: { seq: 2, at: 0, player: 2, name: 'Jonas', words: { text: 'Well?' } } });
    expect(session.talking.unread).toBe(1);
    expect(session.asking?.type).toBe('act');
  });

  it('refuses to whoever asked, not to the table', async () => {
    const { session, wire } = enter(snapshot({ seat: 0 }, 'lobby', seated));
    const asked = session.request({ type: 'shuffle' });
    const last = wire.sent.at(-1)!;
    wire.says({ type: 'answer', id: 'id' in last ? last.id : '', answer: { result: 'refused', refusal: { code: 'not_host' } } });
    await expect(asked).rejects.toThrow('not_host');
    expect(session.refusal).toBeUndefined();
  });

  it('keeps its token before it claims a seat, and drops it when the key is wrong', async () => {
    const { session, wire } = enter(snapshot('spectator', 'playing', seated));
    const claimed = session.claim({ words: 'oak ember' });
    expect(recall(ROOM).token).toBe('bb'.repeat(32));
    const last = wire.sent.at(-1)!;
    wire.says({ type: 'answer', id: 'id' in last ? last.id : '', answer: { result: 'refused', refusal: { code: 'wrong_key' } } });
    await expect(claimed).rejects.toThrow('wrong_key');
    expect(recall(ROOM).token).toBeUndefined();
  });

  it('holds the key that it asked for', () => {
    const { session, wire } = enter(snapshot({ seat: 0 }, 'lobby', seated));
    void session.makeKey('words');
    const last = wire.sent.at(-1)!;
    wire.says({ type: 'key', id: 'id' in last ? last.id : '', seat: 0, key: { words: 'oak ember' } });
    expect(session.key).toEqual({ seat: 0, key: { words: 'oak ember' } });
  });

  const asksForOdds = (session: LiveSession, wire: FakeWire, seq: number) => {
    const asked = session.request({ type: 'odds' });
    const last = wire.sent.at(-1)!;
    wire.says({ type: 'odds', id: 'id' in last ? last.id : '', seq, chances: [{ of: 'hit', permille: 300 }] });
    return asked;
  };

  it('shows odds until the table moves on, whatever is said meanwhile', async () => {
    const { session, wire } = enter({ ...snapshot({ seat: 0 }, 'playing', seated), table: table({ seq: 1 }) } as ServerMessage);
    await asksForOdds(session, wire, 1);
    expect(session.odds).toEqual([{ of: 'hit', permille: 300 }]);
    wire.says({ type: 'update', seq: 2, talk: { seq: 2, at: 0, player: 2, name: 'Jonas', words: { text: 'Well?' } } });
    expect(session.odds).toBeDefined();
    wire.says({ type: 'update', seq: 3, table: table({ seq: 3, by: 0 }) });
    expect(session.odds).toBeUndefined();
  });

  it('shows no odds of a table that has moved on', async () => {
    const { session, wire } = enter({ ...snapshot({ seat: 0 }, 'playing', seated), table: table({ seq: 1 }) } as ServerMessage);
    wire.says({ type: 'update', seq: 2, table: table({ seq: 2, by: 0 }) });
    await asksForOdds(session, wire, 1);
    expect(session.odds).toBeUndefined();
  });

  it('misses people who are away, and never bots or those for whom one plays on', () => {
    const seats: SeatView[] = [
      { player: 1, name: 'Mara' },
      { player: 2, name: 'Jonas' },
      { player: 3, name: 'Ember', bot: 'fair' },
      { player: 4, name: 'Aylin', automatic: 'fair' },
    ];
    const { session } = enter(snapshot({ seat: 0 }, 'playing', seats));
    expect([0, 1, 2, 3].filter((seat) => session.isAway(seat))).toEqual([1]);
    expect(Object.keys(session.awaySince)).toEqual(['1', '3']);
  });

  it('knows of every entry whether a step may be taken back', () => {
    const { session, wire } = enter({ ...snapshot({ seat: 0 }, 'playing', seated), table: table({ seq: 1 }) } as ServerMessage);
    expect(session.mayTakeBack).toBeUndefined();
    wire.says({ type: 'update', seq: 2, table: table({ seq: 2, by: 0 }), take_back: { seq: 2, from: [1] } });
    expect(session.mayTakeBack).toEqual({ seq: 2, from: [1] });
    wire.says({ type: 'update', seq: 3, table: table({ seq: 3, by: 1 }) });
    expect(session.mayTakeBack).toBeUndefined();
  });

  it('a step that was taken back is gone from the table and told beside it', () => {
    const { session, wire } = enter({ ...snapshot({ seat: 0 }, 'playing', seated), table: table({ seq: 1 }) } as ServerMessage);
    wire.says({ type: 'update', seq: 2, table: table({ seq: 2, by: 0 }) });
    wire.says({ type: 'update', seq: 3, table: table({ seq: 3, by: 0, takes_back: 2 }) });
    expect(session.table?.past.map(({ seq }) => seq)).toEqual([1]);
    expect(session.takenBack).toEqual([{ seq: 3, at: 0, by: 0 }]);
  });
});

describe('a decision that is told', () => {
  const seats = [
    { player: 1, name: 'Mara', number_hash: sha256Hex('cd'.repeat(32)) },
    { player: 2, name: 'Jonas' },
  ];
  const table = (turn: number) =>
    ({
      game: 'dragon-stone',
      view: { turn },
      past: [{ seq: turn, at: 0, notices: [] }],
      awaiting: [0],
      offers: [],
    }) as unknown as GameTable;

  function looking() {
    const entered = enter({ ...snapshot({ seat: 0 }, 'playing', seats), table: table(1) });
    entered.session.showing.direct({ show: () => ({ known: 1000, ends: 1000 }), rest: () => {} });
    return entered;
  }

  beforeEach(() => vi.stubGlobal('requestAnimationFrame', () => 0));

  it('is known when it has been shown, with all that came with it', () => {
    const { session, wire } = looking();
    wire.says({ type: 'update', seq: 2, table: table(2), room: { ...session.room!, phase: 'finished' } });
    expect(session.table?.view).toEqual({ turn: 1 });
    expect(session.room?.phase).toBe('playing');
    session.showing.finish();
    expect(session.table?.view).toEqual({ turn: 2 });
    expect(session.room?.phase).toBe('finished');
  });

  it('holds back neither what people say nor a number that is asked for', () => {
    const { session, wire } = looking();
    remember(ROOM, { number: 'cd'.repeat(32) });
    wire.says({ type: 'update', seq: 2, table: table(2) });
    wire.says({ type: 'update', seq: 3, room: { ...session.room!, phase: 'revealing' } });
    expect(wire.sent.at(-1)).toMatchObject({ type: 'reveal', number: 'cd'.repeat(32) });
  });
});
