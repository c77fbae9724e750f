import DragonHead from '~icons/game-icons/dragon-head?raw';
import Hydra from '~icons/game-icons/hydra?raw';
import SeaDragon from '~icons/game-icons/sea-dragon?raw';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head?raw';
import type { DraghanDragon } from '../../../protocol/draghan';

/** The shape of each dragon. */
export const DRAGONS: Record<DraghanDragon, string> = {
  dorcin: SpikedDragonHead,
  pratrac: SeaDragon,
  razuul: DragonHead,
  estrago: Hydra,
};
