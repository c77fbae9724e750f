import type { Component } from 'svelte';
import Clover from '~icons/game-icons/clover';
import DramaMasks from '~icons/game-icons/drama-masks';
import Hand from '~icons/game-icons/hand';
import Hourglass from '~icons/game-icons/hourglass';
import Prayer from '~icons/game-icons/prayer';
import Bell from '~icons/game-icons/ringing-bell';
import Surprised from '~icons/game-icons/surprised';
import Thumb from '~icons/game-icons/thumb-up';
import Uncertainty from '~icons/game-icons/uncertainty';
import Chair from '~icons/game-icons/wooden-chair';
import type { Reaction } from '../../protocol/talk';

/** The picture of every quick sign, in the order in which they are offered. */
export const REACTION_ICON: Record<Reaction, Component> = {
  wave: Hand,
  well_played: Thumb,
  thanks: Prayer,
  luck: Clover,
  wow: Surprised,
  laugh: DramaMasks,
  oops: Uncertainty,
  thinking: Hourglass,
  hurry: Bell,
  pause: Chair,
};

export const REACTIONS = Object.keys(REACTION_ICON) as Reaction[];
