import type { Attachment } from 'svelte/attachments';
import { DURATION, EASE, motionless, play } from '../../lib/motion';

/** Lets pieces slide from where they were to where they are, whatever part of the page draws them. */
export class Movement {
  private before = new Map<string, DOMRect>();

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
