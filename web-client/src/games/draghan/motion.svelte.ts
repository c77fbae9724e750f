import type { Attachment } from 'svelte/attachments';
import { DURATION, EASE, motionless, play } from '../../lib/motion';
import { choreography, type Happening } from './choreography';
import type { Character, Decision } from './reading';

/** A happening that is being shown. */
export interface Running extends Happening {
  id: number;
}

/** How long a happening is shown, in milliseconds. */
const SHOWN = 1600;

/** What moves on the table at this moment; a newer decision ends what still runs. */
export class Motion {
  private happenings: Running[] = $state.raw([]);
  private next = 0;
  /** Where every piece was before the page changed. */
  private before = new Map<string, DOMRect>();

  /** Shows a decision. */
  show({ notices }: Decision): void {
    this.happenings = choreography(notices).map((each) => ({ ...each, id: this.next++ }));
    const last = this.next;
    setTimeout(() => {
      if (last === this.next) this.happenings = [];
    }, SHOWN);
  }

  /** What has just befallen a character. */
  of(character: Character): Running[] {
    return this.happenings.filter((each) => each.character === character);
  }

  /** Remembers where every piece is, just before the page changes. */
  remember(): void {
    this.before = new Map(
      [...document.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => [piece.dataset.piece!, piece.getBoundingClientRect()]),
    );
  }

  /** Slides a piece in from its last place, else from its home; without motion it lights up for a moment. */
  arrive(piece: string, home: string): Attachment<HTMLElement> {
    return (element) => {
      const from = this.before.get(piece) ?? document.querySelector(`[data-home='${home}']`)?.getBoundingClientRect();
      if (motionless()) {
        element.classList.add('lit-up');
        requestAnimationFrame(() => requestAnimationFrame(() => element.classList.remove('lit-up')));
        return;
      }
      if (!from) return;
      const to = element.getBoundingClientRect();
      void play(
        element,
        [
          { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, zIndex: 3, opacity: 0.6 },
          { transform: 'none', zIndex: 3, opacity: 1 },
        ],
        { duration: DURATION.base, easing: EASE.out, fill: 'backwards' },
      );
    };
  }
}
