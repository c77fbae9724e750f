import { motionless } from '../../lib/motion';
import type { Seat } from '../../protocol/ids';
import { choreography, type Fall, type Flight } from './choreography';
import type { Decision, View } from './reading';

/** Where something was seen on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card on its way. */
export interface Flying extends Flight {
  id: number;
  /** Where its places were before the table changed. */
  boxes: { from?: Box; to?: Box };
}

/** A dragon that is falling, as a picture of its card. */
export interface Falling extends Fall {
  id: number;
  picture: HTMLElement;
  box: Box;
}

/** Where a spot is on the screen; one that is in the page twice counts where it is shown. */
export function boxOf(spot: string): Box | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[data-spot='${CSS.escape(spot)}']`);
  return [...elements].find((element) => element.getClientRects().length > 0)?.getBoundingClientRect();
}

/** What moves on the table at this moment; a newer decision ends what still runs. */
export class Motion {
  flights: Flying[] = $state.raw([]);
  falls: Falling[] = $state.raw([]);
  /** Spots whose card is still on its way. */
  awaited: ReadonlySet<string> = $state.raw(new Set<string>());
  private next = 0;

  /** Shows a decision; the page still shows the table as it stood before. */
  show({ notices }: Decision, seat: Seat | undefined, before: View): void {
    if (motionless()) return;
    const { flights, falls } = choreography(notices, before, seat);
    this.flights = flights.map((flight) => ({ ...flight, id: this.next++, boxes: { from: boxOf(flight.from), to: boxOf(flight.to) } }));
    this.falls = falls.flatMap((fall) => {
      const element = document.querySelector<HTMLElement>(`[data-dragon='${fall.dragon}']`);
      if (!element) return [];
      const picture = element.cloneNode(true) as HTMLElement;
      for (const spot of [picture, ...picture.querySelectorAll('[data-spot]')]) spot.removeAttribute('data-spot');
      picture.removeAttribute('data-dragon');
      return [{ ...fall, id: this.next++, picture, box: element.getBoundingClientRect() }];
    });
    this.awaited = new Set(flights.map(({ to }) => to));
  }

  /** A card has arrived. */
  landed({ id, to }: Flying): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
    if (!this.flights.some((flight) => flight.to === to)) this.awaited = new Set([...this.awaited].filter((spot) => spot !== to));
  }

  /** A dragon is gone. */
  fallen({ id }: Falling): void {
    this.falls = this.falls.filter((fall) => fall.id !== id);
  }
}
