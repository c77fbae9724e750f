import { expect, it } from 'vitest';
import { invited } from './invited.svelte';
import { setting } from './memory';

it('an invitation is kept, and gives way to the word', () => {
  expect(invited.pass).toBeUndefined();
  expect(invited.comesBy('#hop=3f9c')).toBe(false);
  expect(invited.comesBy('#invitation=65a1-0b')).toBe(true);
  expect(invited.pass).toEqual({ invitation: '65a1-0b' });
  expect(setting('invitation')).toBe('65a1-0b');
  invited.knows('ember');
  expect(invited.pass).toEqual({ word: 'ember' });
});

it('what was refused is forgotten, and nothing else', () => {
  invited.isRefused('unavailable');
  invited.isRefused('wrong_house_word');
  expect(invited.pass).toEqual({ invitation: '65a1-0b' });
  invited.isRefused('wrong_invitation');
  expect([invited.pass, setting('invitation'), setting('house-word')]).toEqual([undefined, null, null]);
});
