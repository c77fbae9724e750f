import type { Component } from 'svelte';
import DragonBreath from '~icons/game-icons/dragon-breath';
import Hydra from '~icons/game-icons/hydra';
import SeaDragon from '~icons/game-icons/sea-dragon';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import type { DraghanDragon } from '../../../protocol/draghan';

/** The shape of each dragon. */
export const DRAGON_ICON: Record<DraghanDragon, Component> = {
  dorcin: SpikedDragonHead,
  pratrac: SeaDragon,
  razuul: DragonBreath,
  estrago: Hydra,
};
