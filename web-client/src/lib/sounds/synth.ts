/** Samples a second of every sound. */
export const RATE_HZ = 22_050;

/** A sound while it is being made: samples from -1 to 1. */
export class Synth {
  readonly samples: Float32Array<ArrayBuffer>;
  private dust = 0x2545f491;

  constructor(seconds: number) {
    this.samples = new Float32Array(Math.ceil(seconds * RATE_HZ));
  }

  /** Adds a tone that glides from one pitch to another and dies away. */
  tone(options: { at?: number; length: number; from: number; to?: number; loud: number; attack?: number; overtone?: number }): this {
    const { at = 0, length, from, to = from, loud, attack = 0.004, overtone = 0 } = options;
    let phase = 0;
    return this.add(at, length, (time) => {
      phase += (2 * Math.PI * from * (to / from) ** (time / length)) / RATE_HZ;
      return (Math.sin(phase) + overtone * Math.sin(2.76 * phase)) * loud * envelope(time, length, attack);
    });
  }

  /** Adds noise of a certain colour that dies away. */
  noise(options: { at?: number; length: number; low: number; high: number; loud: number; attack?: number }): this {
    const { at = 0, length, low, high, loud, attack = 0.002 } = options;
    const bright = 1 - Math.exp((-2 * Math.PI * high) / RATE_HZ);
    const dark = 1 - Math.exp((-2 * Math.PI * low) / RATE_HZ);
    let fast = 0;
    let slow = 0;
    return this.add(at, length, (time) => {
      fast += bright * (this.grain() - fast);
      slow += dark * (fast - slow);
      return (fast - slow) * 2 * loud * envelope(time, length, attack);
    });
  }

  private add(at: number, length: number, wave: (time: number) => number): this {
    const begin = Math.round(at * RATE_HZ);
    const end = Math.min(this.samples.length, begin + Math.round(length * RATE_HZ));
    for (let sample = begin; sample < end; sample++) this.samples[sample]! += wave((sample - begin) / RATE_HZ);
    return this;
  }

  /** A grain of noise, the same in every rendering. */
  private grain(): number {
    this.dust ^= this.dust << 13;
    this.dust ^= this.dust >>> 17;
    this.dust ^= this.dust << 5;
    return this.dust / 0x80000000;
  }
}

/** A quick beginning and an even fading, silent at the end. */
function envelope(time: number, length: number, attack: number): number {
  const rise = Math.min(1, time / attack);
  const left = 1 - time / length;
  return rise * left * left;
}
