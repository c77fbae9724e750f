import { keepSetting, setting } from './memory';
import { SCORE, type Sound } from './sounds/score';
import { RATE_HZ } from './sounds/synth';

/** How a buzz in the hand goes on and off, in milliseconds. */
const BUZZES = {
  turn: [40, 60, 40],
  piece: [8],
  die: [10],
  harm: [60],
  dragon: [30, 40, 30, 40, 80],
  refusal: [20],
};

/** Where all sounds meet: many at once are held down, so that none is clipped and nobody is startled. */
function mixer(audio: AudioContext): AudioNode {
  const limiter = new DynamicsCompressorNode(audio, { threshold: -12, knee: 6, ratio: 20, attack: 0.001, release: 0.12 });
  // A compressor makes everything louder again; this takes it back.
  const level = new GainNode(audio, { gain: 0.6 });
  limiter.connect(level).connect(audio.destination);
  return limiter;
}

/** What the hall lets be heard and felt; each can be turned off on this device. */
class Sounds {
  on = $state(setting('sound') !== 'off');
  felt = $state(setting('vibration') !== 'off');
  private audio: AudioContext | undefined;
  private out: AudioNode | undefined;
  private readonly made = new Map<Sound, AudioBuffer>();

  /** Turns sounds on or off; turned on, they let themselves be heard. */
  choose(on: boolean): void {
    this.on = on;
    keepSetting('sound', on ? 'on' : 'off');
    this.play('turn');
  }

  /** Turns buzzes on or off. */
  chooseFelt(on: boolean): void {
    this.felt = on;
    keepSetting('vibration', on ? 'on' : 'off');
  }

  /** Lets a sound be heard, after some milliseconds if it belongs to a later moment. */
  play(sound: Sound, delay = 0): void {
    // A page that nobody has touched may not sound, and a hidden one only calls.
    if (!this.on || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
    if (document.visibilityState === 'hidden' && sound !== 'turn') return;
    this.audio ??= new AudioContext();
    this.out ??= mixer(this.audio);
    void this.audio.resume();
    const source = this.audio.createBufferSource();
    source.buffer = this.bufferOf(sound, this.audio);
    source.connect(this.out);
    source.start(this.audio.currentTime + delay / 1000);
  }

  /** Lets the hand feel something. */
  feel(buzz: keyof typeof BUZZES): void {
    // Browsers that were not touched yet would only complain.
    if (this.felt && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZES[buzz]);
  }

  private bufferOf(sound: Sound, audio: AudioContext): AudioBuffer {
    const made = this.made.get(sound);
    if (made) return made;
    const { samples } = SCORE[sound]();
    const buffer = audio.createBuffer(1, samples.length, RATE_HZ);
    buffer.copyToChannel(samples, 0);
    this.made.set(sound, buffer);
    return buffer;
  }
}

/** The sounds of the hall. */
export const sounds = new Sounds();
