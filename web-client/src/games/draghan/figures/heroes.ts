import DwarfFace from '~icons/game-icons/dwarf-face?raw';
import Lyre from '~icons/game-icons/lyre?raw';
import MonkFace from '~icons/game-icons/monk-face?raw';
import VisoredHelm from '~icons/game-icons/visored-helm?raw';
import WizardFace from '~icons/game-icons/wizard-face?raw';
import WomanElfFace from '~icons/game-icons/woman-elf-face?raw';
import type { DraghanHero } from '../../../protocol/draghan';

/** The face of each character. */
export const HEROES: Record<DraghanHero, string> = {
  knight: VisoredHelm,
  dwarf: DwarfFace,
  bard: Lyre,
  elf: WomanElfFace,
  mage: WizardFace,
  sage: MonkFace,
};
