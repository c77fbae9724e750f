import type { Component } from 'svelte';
import { signOf } from './figures';
import type { Sound } from '../../lib/sounds/score';
import { passed, type Play } from './fight';
import { SIGNS } from './icons';
import type { Adventurer, Character, Notice, View } from './reading';

/** Something that befell a character, shown on it for a moment. */
export interface Happening {
  character: Character;
  icon: Component;
  text: string;
  tone: 'good' | 'bad';
}

/** Something that is heard and felt at a moment of a scene. */
export interface Cue {
  at: number;
  sound: Sound;
  buzz?: 'piece' | 'harm' | 'dragon';
}

/** What a decision sounds like, at the moments that are seen; without a scene, at once. */
export function cuesOf(notices: readonly Notice[], play: Play | undefined, { realm }: View): Cue[] {
  if (!play) return notices.flatMap((notice) => soundOf(notice) ?? []).slice(0, 1);
  const cues: Cue[] = [];
  for (const { seal, tips, foe } of play.rows) {
    if (seal) cues.push({ at: seal.from, sound: 'card' });
    if (tips && 'dragon' in foe) cues.push({ at: tips.from, sound: 'horn', buzz: 'dragon' });
  }
  for (const { to } of play.coins) cues.push({ at: to, sound: 'coins' });
  if (play.hurt) cues.push({ at: play.hurt.from, sound: 'hiss', buzz: 'harm' });
  if (play.turnover?.place) cues.push({ at: play.turnover.place.from, sound: 'card' });
  const dragon =
    realm === 'shadow_realm'
      ? notices.flatMap((notice) => (notice.what === 'revealed' && 'dragon' in notice.card ? [notice.card.dragon] : []))[0]
      : undefined;
  for (const { key, turned } of play.turnover?.deals ?? []) {
    cues.push(key === dragon ? { at: turned.from, sound: 'wings', buzz: 'dragon' } : { at: turned.from, sound: 'card' });
  }
  return cues.sort((a, b) => a.at - b.at);
}

function soundOf(notice: Notice): Cue | undefined {
  switch (notice.what) {
    case 'placed':
    case 'moved':
    case 'withdrew':
    case 'committed':
    case 'took_back':
    case 'chosen':
    case 'given':
      return { at: 0, sound: 'card', buzz: 'piece' };
    case 'bought':
    case 'gold_gained':
      return { at: 0, sound: 'coins' };
    case 'hurt':
    case 'left':
      return { at: 0, sound: 'hiss', buzz: 'harm' };
    case 'travelled':
      return { at: 0, sound: 'wings' };
    default:
      return undefined;
  }
}

/** The party as it is seen at a moment of a scene: coins that have landed, and a card that has turned. */
export function partyAt(party: readonly Adventurer[], { coins, hurt }: Play, at: number): Adventurer[] {
  return party.map((each) => {
    const landed = coins.filter(({ to_character, to }) => to_character === each.character && to <= at).length;
    const harmed = hurt?.character === each.character && passed(hurt, at) >= 0.5;
    if (landed === 0 && !harmed) return each;
    const harm: Partial<Adventurer> = !harmed ? {} : hurt.leaves ? { health: 'gone' } : { health: 'hurt', skills: each.hero.hurt };
    return { ...each, gold: each.gold + landed, ...harm };
  });
}

/** How far the card of a character is turned aside at a moment, in degrees: the other side shows from the middle on. */
export function turnOf(character: Character, { hurt }: Play, at: number): number {
  return hurt?.character === character ? halfway(passed(hurt, at)) : 0;
}

/** Degrees of a card that turns over: up to its edge, and from the other edge back. */
export function halfway(part: number): number {
  return part === 1 ? 0 : (part < 0.5 ? part : part - 1) * 180;
}

/** What of a scene is shown on the characters when it is over, because nothing flew for it. */
export function befallsOnce(notices: readonly Notice[]): Notice[] {
  return notices.filter(
    ({ what }) => what === 'stole' || what === 'claimed' || what === 'healed' || what === 'card_lost' || what === 'gold_lost',
  );
}

/** Turns what happened into what is shown on the characters, in the same order. */
export function choreography(notices: readonly Notice[]): Happening[] {
  return notices.flatMap((notice) => befell(notice) ?? []);
}

/** What befell a character, by a notice. */
function befell(notice: Notice): Happening | undefined {
  switch (notice.what) {
    case 'gold_gained':
      return { character: notice.character, icon: SIGNS.gold, text: `+${notice.gold}`, tone: 'good' };
    case 'gold_lost':
      return { character: notice.character, icon: SIGNS.gold, text: `−${notice.gold}`, tone: 'bad' };
    case 'bought':
      return { character: notice.character, icon: signOf(notice.card), text: '', tone: 'good' };
    case 'given':
      return { character: notice.to, icon: signOf(notice.card), text: '', tone: 'good' };
    case 'claimed':
      return { character: notice.character, icon: SIGNS.bag, text: `+${notice.cards.length}`, tone: 'good' };
    case 'healed':
      return { character: notice.character, icon: SIGNS.heal, text: '', tone: 'good' };
    case 'hurt':
      return { character: notice.character, icon: SIGNS.hurt, text: '', tone: 'bad' };
    case 'left':
      return { character: notice.character, icon: SIGNS.defeat, text: '', tone: 'bad' };
    case 'stole':
      return notice.robbed === 'nothing' ? undefined : { character: notice.character, icon: SIGNS.theft, text: '−1', tone: 'bad' };
    case 'card_lost':
      return { character: notice.character, icon: signOf(notice.card), text: '−1', tone: 'bad' };
    case 'opened':
    case 'asked':
    case 'chosen':
    case 'left_open':
    case 'joined':
    case 'round_began':
    case 'visited':
    case 'laid_out':
    case 'portal_found':
    case 'coins_left':
    case 'refilled':
    case 'revealed':
    case 'placed':
    case 'moved':
    case 'withdrew':
    case 'committed':
    case 'took_back':
    case 'ready':
    case 'not_ready':
    case 'called':
    case 'used_up':
    case 'resolved':
    case 'forfeited':
    case 'held':
    case 'released':
    case 'done':
    case 'market_closed':
    case 'travelled':
    case 'stayed':
    case 'ended':
      return undefined;
  }
}
