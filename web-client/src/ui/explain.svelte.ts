import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** What a sign on the table means. */
export interface Meaning {
  /** One sentence. */
  text: string;
  /** The anchor of its rule in the help. */
  rule?: string;
}

/** Says what a sign is on tap, hover and focus. */
export class Explaining {
  /** The sign that is explained at this moment, and where it is; one that was tapped stays until something else is. */
  shown: { sign: Element; meaning: Meaning; stays?: boolean } | undefined = $state.raw();

  /** Makes a sign say what it is; one that does nothing else can be reached with the keyboard for it. */
  readonly sign = (meaning: () => Meaning): Attachment<HTMLElement | SVGElement> => {
    return (sign) => {
      const inert = !sign.matches('button, a, input, [tabindex]');
      if (inert) sign.setAttribute('tabindex', '0');
      sign.setAttribute('aria-description', meaning().text);
      const show = () => (this.shown = { sign, meaning: meaning() });
      const hide = () => {
        if (this.shown?.sign === sign && !this.shown.stays) this.shown = undefined;
      };
      const hover = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && !this.shown?.stays && show();
      const leave = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && hide();
      const focus = () => sign.matches(':focus-visible') && show();
      const tap = () => inert && (this.shown = { sign, meaning: meaning(), stays: true });
      // Focus also moves while a sheet opens, whose effect must not depend on what is explained.
      const heard = Object.entries({ pointerenter: hover, pointerleave: leave, focus, blur: hide, click: tap }).map(
        ([event, act]) => [event, (told: Event) => untrack(() => act(told))] as const,
      );
      for (const [event, listener] of heard) sign.addEventListener(event, listener);
      return () => {
        for (const [event, listener] of heard) sign.removeEventListener(event, listener);
        if (inert) sign.removeAttribute('tabindex');
        if (this.shown?.sign === sign) this.shown = undefined;
      };
    };
  };

  /** Puts the sentence away. */
  readonly close = (): void => {
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
