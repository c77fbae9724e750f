import type { DragonStoneLanding } from '../../protocol/dragon-stone';
import type { Perspective } from './perspective';
import { best, ledger, opponentOf, weight, type Land, type StoneOffer, type Usable, type View } from './reading';
import type { StoneWords } from './words';
import type { Whose } from './words/catalogue';

/** An offer in the words of its button. */
export interface OptionWords {
  label: string;
  consequence: string;
  /** The whole of it in one line, for a screen reader. */
  spoken: string;
}

/** Says what an offer does and what follows from it. */
export function optionWords(land: Land, view: View, seen: Perspective, words: StoneWords): OptionWords {
  const { options } = words;
  const mover = view.to_move;
  const met = metStone(land.landing, view);
  const notes: string[] = [];
  if (land.wins.length > 0) notes.push(options.wins);
  else if (land.spent !== undefined) notes.push(options.to(land.to), options.escapeWhy);
  else notes.push(...consequence(land, view, words));
  if (land.recruits) notes.push(options.recruits(land.recruits));
  if (land.frees) notes.push(options.frees(seen.whose(land.frees)));
  if (notes.length === 0) notes.push(options.movesWhy);

  const spoken = [spokenWay(land, words), ...deed(land, met && { ...met, yours: met.color === mover }, words)];
  if (land.recruits) spoken.push(options.recruits(land.recruits));
  if (land.frees) spoken.push(options.frees(seen.whose(land.frees)));
  if (land.wins.length > 0) spoken.push(options.wins);
  // A button has room for two; all of it is spoken.
  return { label: label(land, words), consequence: notes.slice(0, 2).join(', '), spoken: spoken.join(', ') };
}

/** What a stone could do at most, in a word or two, and whether that is more than to move. */
export function promiseOf(stone: Usable, { promise }: StoneWords): { text: string; does: boolean } {
  const { land } = best(stone);
  const does = weight(land) > 0;
  if (land.spent !== undefined) return { text: promise.escapes, does };
  if (land.wins.length > 0) return { text: promise.wins, does };
  switch (land.landing.meets) {
    case 'destroys':
    case 'expels':
    case 'entangles':
      return { text: promise[land.landing.meets], does };
    case 'empty':
    case 'holds':
      if (land.recruits) return { text: promise.corner(land.to), does };
      if (stone.offers.length > 1) return { text: promise.two(stone.offers.map((each) => each.land.to)), does };
      return { text: stone.from === undefined ? promise.enters(land.to) : promise.to(land.to), does };
  }
}

/** An offer in one line, as odds name it. */
export function offerName({ effect }: StoneOffer, view: View, seen: Perspective, words: StoneWords): string {
  return effect.effect === 'land' ? optionWords(effect, view, seen, words).spoken : words.hearth.rollButton;
}

/** The stone that a landing meets. */
function metStone(landing: DragonStoneLanding, view: View): Whose | undefined {
  if (landing.meets === 'empty') return undefined;
  const color = landing.meets === 'holds' ? view.to_move : opponentOf(view.to_move);
  return { yours: landing.meets === 'holds', color, kind: landing.kind };
}

function label({ landing, to, die, spent, recruits }: Land, { options }: StoneWords): string {
  if (spent !== undefined) return options.escape(die);
  switch (landing.meets) {
    case 'empty':
      return recruits ? options.corner(to) : options.moves(to);
    case 'holds':
    case 'entangles':
    case 'expels':
    case 'destroys':
      return options[landing.meets](landing.kind, to);
  }
}

function consequence({ landing }: Land, view: View, { options }: StoneWords): string[] {
  const other = opponentOf(view.to_move);
  switch (landing.meets) {
    case 'empty':
      return [];
    case 'holds':
      return [options.holdsWhy(landing.kind)];
    case 'entangles':
      return [options.entanglesWhy];
    case 'expels':
      return [options.expelsWhy(other)];
    case 'destroys': {
      const count = ledger(view, other).find(({ kind }) => kind === landing.kind);
      return [options.destroysWhy(other, landing.left, (count?.alive ?? 0) + (count?.dead ?? 0))];
    }
  }
}

function deed({ landing }: Land, met: Whose | undefined, { options }: StoneWords): string[] {
  return landing.meets === 'empty' || !met ? [] : [options.deeds[landing.meets](met)];
}

function spokenWay({ kind, from, to, die, spent }: Land, { options }: StoneWords): string {
  if (from === undefined) return options.spokenEnter(kind, to);
  return spent === undefined ? options.spokenMove(kind, from, die, to) : options.spokenEscape(kind, from, die, to);
}
