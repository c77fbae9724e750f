import { PLAIN_ROOM } from '../../lib/fixtures';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import { Perspective } from './perspective';
import type {
  Adventurer,
  Decision,
  DraghanOffer,
  DraghanTable,
  Foe,
  FoeCard,
  Gear,
  GearCard,
  Hero,
  Notice,
  Skills,
  StageOf,
  View,
} from './reading';
import type { DraghanWords } from './words';

/** Hand-written tables for the tests of the page. */

export const skills = (strength: number, charm: number, knowledge: number): Skills => ({ strength, charm, knowledge });

const HEALTHY: Record<Hero, Skills> = {
  knight: skills(2, 1, 0),
  dwarf: skills(2, 0, 1),
  bard: skills(0, 2, 1),
  elf: skills(1, 2, 0),
  mage: skills(1, 0, 2),
  sage: skills(0, 1, 2),
};

export function gear(card: Gear, gives: Skills, more: Partial<GearCard> = {}): GearCard {
  return { card, gives, heals: false, worn_on: 'hand', ...more };
}

export const SPEAR = gear('bronze_spear', skills(2, 0, 0));
export const BALM = gear('honey_balm', skills(0, 0, 0), { heals: true });

export function adventurer(character: number, seat: number, hero: Hero, more: Partial<Adventurer> = {}): Adventurer {
  return {
    character,
    seat,
    hero: { hero, healthy: HEALTHY[hero], hurt: skills(1, 0, 0) },
    health: 'healthy',
    skills: HEALTHY[hero],
    gold: 0,
    gear: [],
    loads: [],
    committed: [],
    blocked: [],
    ...more,
  };
}

export const BEAR: Foe = { monster: 'cave_bear' };
export const IMP: Foe = { monster: 'coin_imp' };
export const DORCIN: Foe = { dragon: 'dorcin' };

export function foe(who: Foe, needs: Skills, more: Partial<FoeCard> = {}): FoeCard {
  const short = needs.strength + needs.charm + needs.knowledge;
  return {
    foe: who,
    printed: needs,
    needs,
    gold: 2,
    steals: false,
    runs: false,
    facing: [],
    stand: { foe: who, total: skills(0, 0, 0), missing: needs, short, met: false },
    fallen: false,
    ...more,
  };
}

export const PLANNING: StageOf<'planning'> = {
  phase: 'planning',
  plan: 0,
  ready: [],
  waiting: [1],
  forbidden: { id: 'not-all-ready', waiting: [1] },
  forecast: { falls: [], stands: [BEAR, IMP], claims: false, harm: 'hurt', wins: false },
  at_stake: 'hurt',
};

export function view(more: Partial<View> = {}): View {
  const pile = { left: 10, discards: [] };
  return {
    step: 7,
    round: 3,
    stage: PLANNING,
    realm: 'draghan',
    active: 0,
    party: [adventurer(0, 0, 'dwarf', { gear: [SPEAR, BALM] }), adventurer(1, 1, 'bard')],
    unused: [],
    location: { location: 'wolf_gorge', power: { does: 'encounters', more: 1 } },
    journey: ['quiet_meadow', 'portal_of_dawn', 'wolf_gorge'],
    portals: ['portal_of_dawn'],
    foes: [foe(BEAR, skills(3, 0, 0)), foe(IMP, skills(0, 0, 2))],
    found: [],
    supply: 28,
    piles: {
      locations: 10,
      shadow_locations: 10,
      encounters: pile,
      shadow_encounters: pile,
      runaways: [],
      marketplace: { left: 10, bottom: [], discards: [] },
    },
    dragons: ['dorcin', 'pratrac', 'razuul', 'estrago'],
    ...more,
  };
}

export function table(
  more: { view?: View; offers?: DraghanOffer[]; told?: [by: number | undefined, ...notices: Notice[]][] } = {},
): DraghanTable {
  const past: Decision[] = (more.told ?? []).map(([by, ...notices], index) => ({ seq: index + 1, at: 0, by, notices }));
  return { game: 'draghan', past, view: more.view ?? view(), awaiting: [0], offers: more.offers ?? [] };
}

/** A decision with what it led to. */
export const decision = (notices: Notice[]): Decision => ({ seq: 1, at: 0, by: 0, notices });

/** An offer that brings a character to a foe. */
export function places(character: number, who: Foe, short: number, more: Partial<{ move: boolean }> = {}): DraghanOffer {
  return {
    intent: { do: more.move ? 'move' : 'place', step: 7, character, foe: who },
    effect: { effect: 'plans', stands: [{ foe: who, total: skills(0, 0, 0), missing: skills(short, 0, 0), short, met: short === 0 }] },
  };
}

export const room: RoomView = {
  id: '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1',
  code: 'PINE-42',
  game: { game: 'draghan', options: {} },
  phase: 'playing',
  seats: [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
  ],
  ...PLAIN_ROOM,
};

/** The table as the one on a seat sees it, or somebody who only watches. */
export function seenBy(seat: Seat | undefined, words: DraghanWords, shown: View = view()): Perspective {
  return new Perspective(room, seat, shown, words);
}
