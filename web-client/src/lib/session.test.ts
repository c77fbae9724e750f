import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage } from '../protocol/client';
import type { Phase, SeatView } from '../protocol/room';
import type { Role, ServerMessage } from '../protocol/server';
import { sha256Hex } from './bytes';
import type { Wire } from './connection';
import { forget, recall, remember } from './memory';
import { RoomSession } from './session.svelte';

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

function snapshot(you: Role, phase: Phase, seats: (SeatView | null)[]): ServerMessage {
  return {
    type: 'snapshot',
    seq: 1,
    you,
    presence: { present: [0], spectators: 0 },
    room: { id: ROOM, code: 'OAK-17', game: { game: 'dragon-stone', options: {} }, phase, seats, players: [2], commitment: SEAL },
  };
}

function enter(first: ServerMessage) {
  const wire = new FakeWire();
  const session = new RoomSession(ROOM, { dial: () => wire });
  session.enter();
  wire.onopen?.();
  wire.says({
    type: 'welcome',
    room: ROOM,
    token: 'bb'.repeat(32),
    limits: { frame_bytes: 16384, messages_per_second: 10, burst: 20, name_chars: 24, ping_seconds: 20 },
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
    expect(recall(ROOM)).toMatchObject({ code: 'OAK-17', game: 'dragon-stone', commitment: SEAL });
  });

  it('is not believed a new seal after the lobby', () => {
    remember(ROOM, { commitment: 'aa'.repeat(32) });
    enter(snapshot('spectator', 'playing', [{ name: 'Mara' }, { name: 'Jonas' }]));
    expect(recall(ROOM).commitment).toBe('aa'.repeat(32));
  });
});

describe('readiness', () => {
  it('sends the hash of a number that only this device keeps', () => {
    const { session, wire } = enter(snapshot({ seat: 0 }, 'lobby', [{ name: 'Mara' }, null]));
    session.ready();
    const { number } = recall(ROOM);
    expect(wire.sent.at(-1)).toMatchObject({ type: 'ready', number_hash: sha256Hex(number!) });
  });

  it('takes a fresh number every time, because the old one may have been shown', async () => {
    const { session, wire } = enter(snapshot({ seat: 0 }, 'lobby', [{ name: 'Mara' }, null]));
    session.ready();
    const first = recall(ROOM).number;
    await wire.accepts(2);
    session.ready();
    expect(recall(ROOM).number).not.toBe(first);
  });

  it('shows the number by itself once everybody is ready, also after a reload', () => {
    const number = '77'.repeat(32);
    remember(ROOM, { number });
    const { wire } = enter(snapshot({ seat: 0 }, 'revealing', [{ name: 'Mara', number_hash: sha256Hex(number) }, null]));
    expect(wire.sent.at(-1)).toMatchObject({ type: 'reveal', number });
  });

  it('shows it once only', () => {
    const number = '77'.repeat(32);
    remember(ROOM, { number });
    const seats = [{ name: 'Mara', number_hash: sha256Hex(number) }, null];
    const { wire } = enter(snapshot({ seat: 0 }, 'revealing', seats));
    wire.says(snapshot({ seat: 0 }, 'revealing', seats));
    expect(wire.sent.filter(({ type }) => type === 'reveal')).toHaveLength(1);
  });

  it('goes back to the lobby when the number was lost', () => {
    const { wire } = enter(snapshot({ seat: 0 }, 'revealing', [{ name: 'Mara', number_hash: '99'.repeat(32) }, null]));
    expect(wire.sent.at(-1)).toMatchObject({ type: 'unready' });
  });

  it('is no business of somebody who watches', () => {
    const { wire } = enter(snapshot('spectator', 'revealing', [{ name: 'Mara', number_hash: '99'.repeat(32) }, null]));
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a seat', () => {
  it('keeps its token when it is taken and forgets it when it is given back', async () => {
    const { session, wire } = enter(snapshot('spectator', 'lobby', [null, null]));
    void session.sit('Mara');
    expect(recall(ROOM).token).toBe('bb'.repeat(32));
    await wire.accepts(2);
    wire.says(snapshot({ seat: 0 }, 'lobby', [{ name: 'Mara' }, null]));
    void session.stand();
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
