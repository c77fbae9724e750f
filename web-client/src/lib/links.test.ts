import { expect, it } from 'vitest';
import { hopIn, invitationIn, pasted } from './links';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';

it('a code is a code', () => {
  expect(pasted(' ember 42 ')).toEqual({ code: 'ember 42' });
  expect(pasted('  ')).toBeUndefined();
});

it('a link names its room', () => {
  expect(pasted(`https://hall.example/r/${ROOM}`)).toEqual({ room: ROOM, hop: undefined, words: undefined });
});

it('a link may bring the code that moves a seat', () => {
  expect(pasted(`https://hall.example/r/${ROOM}#hop=3f9c`)).toMatchObject({ room: ROOM, hop: '3f9c' });
  expect(hopIn('#hop=3f9c')).toBe('3f9c');
  expect(hopIn('#rule')).toBeUndefined();
});

it('a link of the house may bring an invitation', () => {
  expect(invitationIn('#invitation=65a1b2c3-0f')).toBe('65a1b2c3-0f');
  for (const other of ['', '#invitation=', '#invitation=<b>-1', '#hop=3f9c']) expect(invitationIn(other)).toBeUndefined();
});

it('recovery words may follow the link', () => {
  expect(pasted(`https://hall.example/r/${ROOM} oak ember ring fox moon well`)).toMatchObject({
    room: ROOM,
    words: 'oak ember ring fox moon well',
  });
});
