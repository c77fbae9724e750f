import { keepSetting, setting } from './memory';

/** The ways in which this device says that it is its player's turn. */
export type Way = 'sound' | 'vibration' | 'notices';

/** How this device calls its player; each way can be turned off. */
class Call {
  sound = $state(setting('sound') !== 'off');
  vibration = $state(setting('vibration') !== 'off');
  notices = $state(setting('notices') === 'on');
  /** Whether the browser refuses notices for this page. */
  blocked = $state(typeof Notification === 'undefined' || Notification.permission === 'denied');
  private audio: AudioContext | undefined;
  private shown: Notification | undefined;
  /** Whether the player was sent a notice and has not been back since. */
  private noticed = false;

  /** Turns a way on or off; the browser is asked when notices are turned on. */
  async choose(way: Way, on: boolean): Promise<void> {
    if (way === 'notices' && on) {
      if (typeof Notification === 'undefined') return;
      const allowed = (await Notification.requestPermission()) === 'granted';
      this.blocked = !allowed;
      if (!allowed) return;
    }
    this[way] = on;
    keepSetting(way, on ? 'on' : 'off');
    if (way === 'sound' && on) this.knock();
  }

  /** Says that it is the player's turn: to the ear and the hand, and with one notice while the page is hidden. */
  turn(title: string, body: string): void {
    if (this.sound) this.knock();
    // Browsers that were not touched yet would only complain.
    if (this.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([40, 60, 40]);
    if (document.visibilityState === 'hidden') this.notice(title, body);
  }

  /** Says softly that somebody said something. */
  tick(): void {
    if (this.sound) this.tap(0, 900, 0.04, 0.03);
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
      const notice = new Notification(title, { body, tag: 'dragonhall-turn', icon: '/favicon.svg' });
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

  /** Two low wooden knocks. */
  private knock(): void {
    this.tap(0, 190, 0.16, 0.2);
    this.tap(0.17, 150, 0.2, 0.2);
  }

  private tap(after: number, pitch: number, length: number, loud: number): void {
    // A page that nobody has touched may not sound.
    if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
    this.audio ??= new AudioContext();
    const { audio } = this;
    void audio.resume();
    const begin = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch * 1.5, begin);
    tone.frequency.exponentialRampToValueAtTime(pitch, begin + 0.04);
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }
}

/** How this device calls its player. */
export const call = new Call();
