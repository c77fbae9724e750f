import type { Component } from 'svelte';
import Wave from '~icons/game-icons/big-wave';
import Fire from '~icons/game-icons/fire';
import Leaf from '~icons/game-icons/vine-leaf';
import type { Kind } from './reading';

/** The sign of each kind of dragon. */
export const KIND_ICON: Record<Kind, Component<Record<string, unknown>>> = { vine: Leaf, water: Wave, fire: Fire };
