import { at } from './home';
import { keepSetting, setting } from './memory';
import { sounds } from './sounds.svelte';

/** How this device calls its player. */
class Call {
  notices = $state(setting('notices') === 'on');
  /** Whether the browser refuses notices for this page. */
  blocked = $state(typeof Notification === 'undefined' || Notification.permission === 'denied');
  private shown: Notification | undefined;
  /** Whether the player was sent a notice and has not been back since. */
  private noticed = false;

  /** Turns notices on or off; the browser is asked when they are turned on. */
  async choose(on: boolean): Promise<void> {
    if (on) {
      if (typeof Notification === 'undefined') return;
      const allowed = (await Notification.requestPermission()) === 'granted';
      this.blocked = !allowed;
      if (!allowed) return;
    }
    this.notices = on;
    keepSetting('notices', on ? 'on' : 'off');
  }

  /** Says that it is the player's turn: to the ear and the hand, and with one notice while the page is hidden. */
  turn(title: string, body: string): void {
    sounds.play('turn');
    sounds.feel('turn');
    if (document.visibilityState === 'hidden') this.notice(title, body);
  }

  /** The table waits for somebody else now, so the notice is no longer true. */
  passed(): void {
    this.shown?.close();
    this.shown = undefined;
  }

  /** The player is back; the next turn may call again. */
  back(): void {
    this.passed();
    this.noticed = false;
  }

  private notice(title: string, body: string): void {
    if (!this.notices || this.noticed || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    try {
      const notice = new Notification(title, { body, tag: 'dragonhall-turn', icon: at('/favicon.svg') });
      notice.onclick = () => {
        window.focus();
        this.back();
      };
      this.shown = notice;
      this.noticed = true;
    } catch {
      // Some phones allow notices only to installed pages.
      this.blocked = true;
    }
  }
}

/** How this device calls its player. */
export const call = new Call();
