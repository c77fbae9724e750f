import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** What a sign on the table means. */
export interface Meaning {
  /** One sentence. */
  text: string;
  /** The anchor of its rule in the help. */
  rule?: string;
  /** Whether a tap on the sign does something else, so that only a pointer or the focus makes it speak. */
  acts?: boolean;
}

/** A sentence waits so long for a pointer that has left its sign and may be on its way to it, in milliseconds. */
const GRACE_MS = 400;

/** What a sign may be that only shows something; while it explains itself it is a button. */
const SHOWS: readonly (string | null)[] = [null, 'img'];

/** Says what a sign is on tap, hover and focus. */
export class Explaining {
  /** The sign that is explained at this moment, and where it is; one that was tapped stays until something else is, and a key goes on to its rule. */
  shown: { sign: HTMLElement | SVGElement; meaning: Meaning; stays?: boolean; byKey?: boolean } | undefined = $state.raw();
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** Makes a sign say what it is; one that does nothing else can be reached and pressed with the keyboard for it. */
  readonly sign = (meaning: () => Meaning): Attachment<HTMLElement | SVGElement> => {
    return (sign) => {
      const inert = !sign.matches('button, a, input, [tabindex]');
      const role = sign.getAttribute('role');
      const presses = inert && SHOWS.includes(role);
      if (inert) sign.setAttribute('tabindex', '0');
      if (presses) sign.setAttribute('role', 'button');
      sign.setAttribute('aria-description', meaning().text);
      const show = () => (this.shown = { sign, meaning: meaning() });
      const hide = () => {
        if (this.shown?.sign === sign && !this.shown.stays) this.shown = undefined;
      };
      const byMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
      const hover = (event: Event) => {
        if (!byMouse(event) || this.shown?.stays) return;
        this.keep();
        show();
      };
      const leave = (event: Event) => byMouse(event) && this.shown?.sign === sign && this.linger();
      const focus = () => sign.matches(':focus-visible') && show();
      const tap = () => inert && !meaning().acts && (this.shown = { sign, meaning: meaning(), stays: true });
      // What is pressed here is no move of the game.
      const press = (event: Event) => {
        if (!inert || !['Enter', ' '].includes((event as KeyboardEvent).key)) return;
        event.preventDefault();
        event.stopPropagation();
        const said = meaning();
        this.shown = { sign, meaning: said, stays: said.rule !== undefined, byKey: true };
      };
      // Focus also moves while a sheet opens, whose effect must not depend on what is explained.
      const heard = Object.entries({ pointerenter: hover, pointerleave: leave, focus, blur: hide, click: tap, keydown: press }).map(
        ([event, act]) => [event, (told: Event) => untrack(() => act(told))] as const,
      );
      for (const [event, listener] of heard) sign.addEventListener(event, listener);
      return () => {
        for (const [event, listener] of heard) sign.removeEventListener(event, listener);
        if (inert) sign.removeAttribute('tabindex');
        if (presses && role === null) sign.removeAttribute('role');
        else if (presses) sign.setAttribute('role', role!);
        if (this.shown?.sign === sign) this.shown = undefined;
      };
    };
  };

  /** The pointer is on the sentence, or on another sign. */
  readonly keep = (): void => clearTimeout(this.leaving);

  /** The pointer has left, perhaps only on its way to the sentence. */
  readonly linger = (): void => {
    this.keep();
    this.leaving = setTimeout(() => {
      if (!this.shown?.stays) this.close();
    }, GRACE_MS);
  };

  /** Puts the sentence away; what has the focus in it gives it back to the sign. */
  readonly close = (): void => {
    const before = this.shown;
    if (before && document.activeElement?.closest('.explanation')) before.sign.focus({ preventScroll: true });
    this.keep();
    this.shown = undefined;
  };
}

const KEY = Symbol('explaining');

/** Lets every sign inside say what it is. */
export function provideExplaining(): Explaining {
  return setContext(KEY, new Explaining());
}

/** Makes signs say what they are: `{@attach explains(() => ({ text, rule }))}`. */
export function useExplaining(): Explaining['sign'] {
  return getContext<Explaining | undefined>(KEY)?.sign ?? (() => () => {});
}
