import type { DrarkaneStandingDragon } from '../../protocol/drarkane';
import type { Dragon, Participant, View } from './reading';

/** How many dragons can stand while a round is on: the seventh ends it. */
export const LAIRS = 6;

/** A place of the battle zone: a dragon stands there, or one has fallen there, or none has come yet. */
export type Lair =
  { is: 'standing'; standing: DrarkaneStandingDragon } | { is: 'felled'; dragon: Dragon; by: Participant } | { is: 'free' };

/** Who has defeated a dragon in this round. */
function defeaterOf(view: View, dragon: Dragon): Participant | undefined {
  return view.players.find(({ dragons }) => dragons.some((trophy) => trophy.dragon === dragon))?.player;
}

/** Remembers for a round where each dragon stands, so that none moves when another comes or falls. */
export class Lairs {
  private round: number | undefined;
  /** The dragon that was seen last in each place. */
  private seen: (Dragon | undefined)[] = [];

  /** The six places as the view has them. */
  of(view: View): Lair[] {
    if (view.moment.round !== this.round) {
      this.round = view.moment.round;
      this.seen = Array.from({ length: LAIRS }, () => undefined);
    }
    const standing = new Map(view.zone.map((each) => [each.dragon, each]));
    // Where a step was taken back, a dragon may not have come yet.
    this.seen = this.seen.map((dragon) => (dragon && (standing.has(dragon) || defeaterOf(view, dragon)) ? dragon : undefined));
    for (const dragon of standing.keys()) this.settle(dragon, (each) => standing.has(each));
    return this.seen.map((dragon): Lair => {
      if (!dragon) return { is: 'free' };
      const stands = standing.get(dragon);
      return stands ? { is: 'standing', standing: stands } : { is: 'felled', dragon, by: defeaterOf(view, dragon)! };
    });
  }

  /** Gives a dragon a place: its own, else one where none has been, else one where one has fallen. */
  private settle(dragon: Dragon, stands: (each: Dragon) => boolean): void {
    if (this.seen.includes(dragon)) return;
    const free = this.seen.indexOf(undefined);
    const place = free >= 0 ? free : this.seen.findIndex((each) => each !== undefined && !stands(each));
    if (place >= 0) this.seen[place] = dragon;
  }
}
