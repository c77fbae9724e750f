import type { Attachment } from 'svelte/attachments';
import { DURATION, EASE, motionless, play } from '../../lib/motion';
import type { Scene } from '../../lib/showing.svelte';
import { sounds } from '../../lib/sounds.svelte';
import type { Seat } from '../../protocol/ids';
import type { Shows } from '../table.svelte';
import { befallsOnce, choreography, cuesOf, type Cue, type Happening } from './choreography';
import { playOf, type Play } from './fight';
import { flightsOf, type Flight } from './flights';
import type { Character, Decision, View } from './reading';

/** A happening that is being shown. */
export interface Running extends Happening {
  id: number;
}

/** A decision that is being shown as a scene. */
export interface Played {
  decision: Decision;
  play: Play;
  flights: Flight[];
}

/** What moves on the table at this moment; a newer decision ends what still runs. */
export class Motion implements Shows<'draghan'> {
  /** The fight or the new place that is being shown. */
  played: Played | undefined = $state.raw();
  private happenings: Running[] = $state.raw([]);
  private next = 0;
  private cues: Cue[] = [];
  /** Where every piece was before the page changed. */
  private before = new Map<string, DOMRect>();

  /** Shows a decision. */
  show(decision: Decision, _: Seat | undefined, before: View, after: View): Scene | undefined {
    const play = playOf(before, decision, after);
    this.cues = cuesOf(decision.notices, play, after);
    if (!play) {
      this.happen(choreography(decision.notices));
      this.hear(0);
      return undefined;
    }
    this.happenings = [];
    this.played = { decision, play, flights: flightsOf(play) };
    return { known: play.ends, ends: play.ends };
  }

  /** Puts all pieces where they belong; what was not shown on its way is shown on the characters. */
  rest(): void {
    const { played } = this;
    if (!played) return;
    this.played = undefined;
    this.cues = [];
    this.happen(choreography(befallsOnce(played.decision.notices)));
  }

  /** Lets be heard and felt what has come to pass at a moment of the scene. */
  hear(at: number): void {
    const due = this.cues.filter((cue) => cue.at <= at);
    this.cues = this.cues.filter((cue) => cue.at > at);
    for (const { sound, buzz } of due) {
      sounds.play(sound);
      if (buzz) sounds.feel(buzz);
    }
  }

  /** What has just befallen a character. */
  of(character: Character): Running[] {
    return this.happenings.filter((each) => each.character === character);
  }

  /** A happening has been seen. */
  seen(id: number): void {
    this.happenings = this.happenings.filter((each) => each.id !== id);
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
      const from = this.before.get(piece) ?? homeOf(home)?.getBoundingClientRect();
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
          { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, zIndex: 3 },
          { transform: 'none', zIndex: 3 },
        ],
        { duration: DURATION.base, easing: EASE.out, fill: 'backwards' },
      );
    };
  }

  private happen(happenings: Happening[]): void {
    this.happenings = happenings.map((each) => ({ ...each, id: this.next++ }));
  }
}

/** The seat of a character that can be seen: above the table or beside it. */
function homeOf(home: string): Element | undefined {
  return [...document.querySelectorAll(`[data-home='${home}']`)].find((each) => each.getClientRects().length > 0);
}
