import { keepSetting, setting } from './memory';

/** How the hall is lit: as the system says, or as chosen here. */
export type Theme = 'system' | 'light' | 'dark';

const daylight = matchMedia('(prefers-color-scheme: light)');

class Lighting {
  chosen: Theme = $state(chosenTheme());
  private system: 'light' | 'dark' = $state(daylight.matches ? 'light' : 'dark');
  readonly shown: 'light' | 'dark' = $derived(this.chosen === 'system' ? this.system : this.chosen);

  constructor() {
    daylight.addEventListener('change', () => {
      this.system = daylight.matches ? 'light' : 'dark';
      this.paint();
    });
    this.paint();
  }

  /** Chooses how the hall is lit on this device. */
  choose(theme: Theme): void {
    this.chosen = theme;
    keepSetting('theme', theme === 'system' ? null : theme);
    this.paint();
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.shown;
    const colour = this.shown === 'light' ? '#ecdcbb' : '#14100d';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
  }
}

function chosenTheme(): Theme {
  const kept = setting('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** How the hall is lit. */
export const lighting = new Lighting();
