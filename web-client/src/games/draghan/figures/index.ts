import type { Component } from 'svelte';
import type { Dragon, Foe, Gear, Hero, Monster, Place } from '../reading';
import Sign from './Sign.svelte';

/** Whatever has a shape of its own. */
export type Figure = Monster | Dragon | Place | Hero | Gear;

const signs = new Map<Figure, Component>();

/** A figure as a sign among words, in the colour of the text. */
export function signOf(figure: Figure): Component {
  const known = signs.get(figure);
  if (known) return known;
  const sign: Component = (internals) => Sign(internals, { figure });
  signs.set(figure, sign);
  return sign;
}

/** The sign of a foe. */
export function foeSign(foe: Foe): Component {
  return signOf('monster' in foe ? foe.monster : foe.dragon);
}
