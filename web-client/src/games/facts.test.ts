import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../lib/languages';
import type { Seat } from '../protocol/ids';
import { factOf as draghan } from './draghan/facts';
import { DRAGONS } from './draghan/reading';
import { DRAGHAN_WORDS } from './draghan/words';
import { factOf as farkle } from './dragon-farkle/facts';
import { FARKLE_WORDS } from './dragon-farkle/words';
import { room } from './drarkane/fixtures';
import { factOf as stone } from './dragon-stone/facts';
import { Perspective as StonePerspective } from './dragon-stone/perspective';
import { STONE_WORDS } from './dragon-stone/words';
import { factOf as drarkane } from './drarkane/facts';
import { Perspective as DrarkanePerspective } from './drarkane/perspective';
import { DRARKANE_WORDS } from './drarkane/words';
import type { Fact } from './face';
import { TablePerspective } from './perspective';

const KINDS = ['vine', 'water', 'fire'] as const;

/** Everything that can be told, for one reader in one language, with large numbers. */
function told(language: Language, me: Seat | undefined): Fact[] {
  const ring = new StonePerspective(room, me);
  const table = new TablePerspective(room, me);
  const gates = new DrarkanePerspective(room, me, DRARKANE_WORDS[language].piles);
  return [
    ...(['black', 'white'] as const).flatMap((color) =>
      KINDS.flatMap((kind) => [
        stone({ fact: 'best_roll', color, turn: 499, dice: [6, 6], destroyed: 2, expelled: 2 }, ring, STONE_WORDS[language]),
        ...(['destroyed', 'expelled', 'recruited'] as const).map((deed) =>
          stone({ fact: 'turning_point', color, turn: 499, deed, stone: { color, kind } }, ring, STONE_WORDS[language]),
        ),
        stone({ fact: 'needed', color, kind, left: 4 }, ring, STONE_WORDS[language]),
      ]),
    ),
    ...[0, 1].flatMap((seat) => [
      farkle({ fact: 'best_roll', seat, turn: 120, dice: [1, 1, 1, 1, 1, 1], soldiers: 3000 }, table, FARKLE_WORDS[language]),
      farkle({ fact: 'turning_point', seat, turn: 120, soldiers: 12_350, lead: 12_350 }, table, FARKLE_WORDS[language]),
      farkle({ fact: 'turning_point', seat, turn: 120, soldiers: -12_350, lead: 12_350 }, table, FARKLE_WORDS[language]),
    ]),
    ...[0, 12_350].map((eaten) => farkle({ fact: 'needed', army: 12_350, eaten }, table, FARKLE_WORDS[language])),
    ...[true, false].flatMap((alone) => [
      ...[{ seat: 0 }, { seat: 1 }, 'demon' as const, 'fallen_king' as const].flatMap((player) => [
        drarkane(
          { fact: 'best_trick', player, round: 3, trick: 12, dragons: ['vharzul'], terror: 24 },
          gates,
          DRARKANE_WORDS[language],
          alone,
        ),
        drarkane({ fact: 'turning_point', player, round: 3, trick: 12, lead: 124 }, gates, DRARKANE_WORDS[language], alone),
      ]),
      ...[0, 1, 6].map((missing) => drarkane({ fact: 'needed', round: 3, missing }, gates, DRARKANE_WORDS[language], alone)),
    ]),
    ...DRAGONS.flatMap((dragon) => [
      draghan({ fact: 'best_fight', round: 25, foe: { dragon }, icons: 14 }, DRAGHAN_WORDS[language]),
      draghan(
        {
          fact: 'needed',
          dragon,
          needs: { strength: 3, charm: 3, knowledge: 3 },
          brought: { strength: 2, charm: 2, knowledge: 0 },
          short: 5,
        },
        DRAGHAN_WORDS[language],
      ),
    ]),
    draghan({ fact: 'best_fight', round: 25, foe: { monster: 'society_grand_master' }, icons: 14 }, DRAGHAN_WORDS[language]),
    ...[-12, 12].map((icons) => draghan({ fact: 'turning_point', round: 25, icons }, DRAGHAN_WORDS[language])),
    ...[0, 3].map((portals) => draghan({ fact: 'never_met', portals }, DRAGHAN_WORDS[language])),
  ];
}

describe.each(LANGUAGES)('what a game is remembered for (%s)', (language) => {
  it.each([0, 1, undefined])('fits a line of a phone twice (seat %s)', (me) => {
    for (const { title, text } of told(language, me)) {
      for (const line of [title, text]) {
        expect(line).toMatch(/\S/);
        expect(line).not.toMatch(/undefined|NaN|\{|false/);
        expect(line.replaceAll('\u00AD', '').length, line).toBeLessThanOrEqual(40);
      }
    }
  });
});
