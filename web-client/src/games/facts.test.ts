import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../lib/languages';
import type { DraghanFact } from '../protocol/draghan';
import type { DragonFarkleFact } from '../protocol/dragon-farkle';
import type { DragonStoneFact } from '../protocol/dragon-stone';
import type { DrarkaneFact } from '../protocol/drarkane';
import type { GameId } from '../protocol/games';
import type { Seat } from '../protocol/ids';
import { GAMES } from '.';
import { factOf as draghan } from './draghan/facts';
import { DRAGONS } from './draghan/reading';
import { DRAGHAN_WORDS } from './draghan/words';
import { factOf as farkle } from './dragon-farkle/facts';
import { seenBy as farkleBy } from './dragon-farkle/fixtures';
import { FARKLE_WORDS } from './dragon-farkle/words';
import { factOf as stone } from './dragon-stone/facts';
import { seenBy as stoneBy } from './dragon-stone/fixtures';
import { COLORS, KINDS } from './dragon-stone/reading';
import { STONE_WORDS } from './dragon-stone/words';
import { factOf as drarkane } from './drarkane/facts';
import { seenBy as drarkaneBy } from './drarkane/fixtures';
import { DRARKANE_WORDS } from './drarkane/words';
import type { Fact } from './face';

/** Some of every kind that a game is remembered for; the type finds a kind that is missing. */
type Every<Of extends { fact: string }> = { [Kind in Of['fact']]: Extract<Of, { fact: Kind }>[] };

const all = <Of extends { fact: string }>(every: Every<Of>): Of[] => Object.values<Of[]>(every).flat();

/** Dragon Stone's, with large numbers as all that follow. */
const STONE = all<DragonStoneFact>({
  best_roll: COLORS.map((color) => ({ fact: 'best_roll', color, turn: 499, dice: [6, 6], destroyed: 2, expelled: 2 })),
  turning_point: COLORS.flatMap((color) =>
    KINDS.flatMap((kind) =>
      (['destroyed', 'expelled', 'recruited'] as const).map((deed) => {
        return { fact: 'turning_point' as const, color, turn: 499, deed, stone: { color, kind } };
      }),
    ),
  ),
  needed: COLORS.flatMap((color) => KINDS.map((kind) => ({ fact: 'needed' as const, color, kind, left: 4 }))),
});

const FARKLE = all<DragonFarkleFact>({
  best_roll: [0, 1].map((seat) => ({ fact: 'best_roll', seat, turn: 120, dice: [1, 1, 1, 1, 1, 1], soldiers: 3000 })),
  turning_point: [0, 1].flatMap((seat) =>
    [12_350, -12_350].map((soldiers) => ({ fact: 'turning_point' as const, seat, turn: 120, soldiers, lead: 12_350 })),
  ),
  needed: [0, 12_350].map((eaten) => ({ fact: 'needed', army: 12_350, eaten })),
});

const PLAYERS = [{ seat: 0 }, { seat: 1 }, 'demon' as const, 'fallen_king' as const];

const DRARKANE = all<DrarkaneFact>({
  best_trick: PLAYERS.map((player) => ({ fact: 'best_trick', player, round: 3, trick: 12, dragons: ['vharzul'], terror: 24 })),
  turning_point: PLAYERS.map((player) => ({ fact: 'turning_point', player, round: 3, trick: 12, lead: 124 })),
  needed: [0, 1, 6].map((missing) => ({ fact: 'needed', round: 3, missing })),
});

const [NEEDS, BROUGHT] = [
  { strength: 3, charm: 3, knowledge: 3 },
  { strength: 2, charm: 2, knowledge: 0 },
];

const DRAGHAN = all<DraghanFact>({
  best_fight: [...DRAGONS.map((dragon) => ({ dragon })), { monster: 'society_grand_master' as const }].map((foe) => {
    return { fact: 'best_fight', round: 25, foe, icons: 14 };
  }),
  turning_point: [-12, 12].map((icons) => ({ fact: 'turning_point', round: 25, icons })),
  needed: DRAGONS.map((dragon) => ({ fact: 'needed', dragon, needs: NEEDS, brought: BROUGHT, short: 5 })),
  never_met: [0, 3].map((portals) => ({ fact: 'never_met', portals })),
});

/** Everything that can be told of a game, for one reader in one language. */
const TOLD: Record<GameId, (language: Language, me: Seat | undefined) => Fact[]> = {
  'dragon-stone': (language, me) => {
    const words = STONE_WORDS[language];
    return STONE.map((fact) => stone(fact, stoneBy(me, words), words));
  },
  'dragon-farkle': (language, me) => {
    const words = FARKLE_WORDS[language];
    return FARKLE.map((fact) => farkle(fact, farkleBy(me, words), words));
  },
  drarkane: (language, me) => {
    const words = DRARKANE_WORDS[language];
    return [true, false].flatMap((alone) => DRARKANE.map((fact) => drarkane(fact, drarkaneBy(me, words), words, alone)));
  },
  draghan: (language) => DRAGHAN.map((fact) => draghan(fact, DRAGHAN_WORDS[language])),
};

describe.each(Object.values(GAMES))('what $id is remembered for', ({ id }) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    it.each([0, 1, undefined])('fits a line of a phone twice (seat %s)', (me) => {
      const told = TOLD[id](language, me);
      expect(told).not.toEqual([]);
      for (const { title, text } of told) {
        for (const line of [title, text]) {
          expect(line).toMatch(/\S/);
          expect(line).not.toMatch(/undefined|NaN|\{|false/);
          expect(line.replaceAll('\u00AD', '').length, line).toBeLessThanOrEqual(40);
        }
      }
    });
  });
});
