import type { Component } from 'svelte';
import DwarfFace from '~icons/game-icons/dwarf-face';
import Lyre from '~icons/game-icons/lyre';
import MonkFace from '~icons/game-icons/monk-face';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WizardFace from '~icons/game-icons/wizard-face';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import type { DraghanHero } from '../../../protocol/draghan';

/** The face of each character. */
export const HERO_ICON: Record<DraghanHero, Component> = {
  knight: VisoredHelm,
  dwarf: DwarfFace,
  bard: Lyre,
  elf: WomanElfFace,
  mage: WizardFace,
  sage: MonkFace,
};
