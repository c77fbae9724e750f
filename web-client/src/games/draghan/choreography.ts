import type { Component } from 'svelte';
import { SIGNS } from './icons';
import { GEAR_ICON } from './icons/gear';
import type { Character, Notice } from './reading';

/** Something that befell a character, shown on it for a moment. */
export interface Happening {
  character: Character;
  icon: Component;
  text: string;
  tone: 'good' | 'bad';
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
      return { character: notice.character, icon: GEAR_ICON[notice.card], text: '', tone: 'good' };
    case 'given':
      return { character: notice.to, icon: GEAR_ICON[notice.card], text: '', tone: 'good' };
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
      return { character: notice.character, icon: GEAR_ICON[notice.card], text: '−1', tone: 'bad' };
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
