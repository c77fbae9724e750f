import { keepSetting, setting } from './memory';

/** Which first-time hints have been read on this device. */
class Hints {
  /** Whether hints are read at once; where there is little room they wait behind their sign. */
  unfolded = $state(innerHeight >= 800 || innerWidth >= 900);
  private read: readonly string[] = $state.raw(setting('hints')?.split(' ').filter(Boolean) ?? []);

  isNew(hint: string): boolean {
    return !this.read.includes(hint);
  }

  dismiss(hint: string): void {
    if (!this.isNew(hint)) return;
    this.keep([...this.read, hint]);
  }

  /** Shows every hint once more. */
  showAgain(): void {
    this.keep([]);
  }

  private keep(read: readonly string[]): void {
    this.read = read;
    keepSetting('hints', read.length === 0 ? null : read.join(' '));
  }
}

/** The first-time hints of this device. */
export const hints = new Hints();
