import type { Component } from 'svelte';
import { SIGNS } from './icons';
import { GEAR_ICON } from './icons/gear';
import type { Character, Notice } from './reading';

/** Something that befell a character, shown on it for a moment. */
export interface Happening {
  id: number;
  character: Character;
  icon: Component;
  text: string;
  tone: 'good' | 'bad';
}

/** How long a happening is shown, in milliseconds. */
const SHOWN = 1600;

/** What befell a character, by a notice. */
export function befell(notice: Notice): Omit<Happening, 'id'> | undefined {
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

/** What has just befallen the party. */
export class Happenings {
  shown: Happening[] = $state.raw([]);
  private next = 0;

  /** Shows what a decision brought; a newer one ends what is still shown. */
  show(notices: readonly Notice[]): void {
    const fresh = notices.flatMap((notice) => befell(notice) ?? []).map((each) => ({ ...each, id: this.next++ }));
    this.shown = fresh;
    const last = this.next;
    setTimeout(() => {
      if (last === this.next) this.shown = [];
    }, SHOWN);
  }

  of(character: Character): Happening[] {
    return this.shown.filter((each) => each.character === character);
  }
}
