import { Synth } from './synth';

/** What the hall sounds like: each sound is made when it is first needed, from tones and noise alone. */
export const SCORE = {
  /** Bone on leather. */
  die: () => new Synth(0.12).noise({ length: 0.05, low: 250, high: 2600, loud: 0.5 }).tone({ length: 0.1, from: 240, to: 130, loud: 0.28 }),
  /** Stone on stone. */
  stone: () =>
    new Synth(0.2)
      .noise({ length: 0.03, low: 900, high: 6000, loud: 0.5 })
      .tone({ length: 0.18, from: 720, to: 640, loud: 0.2, overtone: 0.5 })
      .tone({ length: 0.12, from: 190, to: 150, loud: 0.22 }),
  /** Paper that slides and lies. */
  card: () => new Synth(0.16).noise({ length: 0.15, low: 1400, high: 7000, loud: 0.34, attack: 0.05 }),
  /** A few coins. */
  coins: () =>
    [0, 0.07, 0.16].reduce(
      (synth, at, index) => synth.tone({ at, length: 0.22, from: 2300 + 420 * index, loud: 0.12, attack: 0.001, overtone: 0.7 }),
      new Synth(0.4),
    ),
  /** Dice that count for nothing. */
  farkle: () =>
    new Synth(0.6)
      .tone({ length: 0.5, from: 220, to: 82, loud: 0.3, attack: 0.02, overtone: 0.2 })
      .noise({ length: 0.55, low: 300, high: 1800, loud: 0.2, attack: 0.05 }),
  /** Wings that pass overhead. */
  wings: () =>
    [0, 0.26, 0.52].reduce((synth, at) => synth.noise({ at, length: 0.3, low: 60, high: 700, loud: 0.75, attack: 0.12 }), new Synth(0.85)),
  /** A blow that tells. */
  blow: () => new Synth(0.32).noise({ length: 0.12, low: 120, high: 2400, loud: 0.34 }).tone({ length: 0.3, from: 150, to: 52, loud: 0.3 }),
  /** A low horn. */
  horn: () =>
    [146.8, 220, 293.7].reduce(
      (synth, from, index) => synth.tone({ at: 0.14 * index, length: 1.2 - 0.14 * index, from, loud: 0.17, attack: 0.09, overtone: 0.12 }),
      new Synth(1.2),
    ),
  /** Fire that takes something. */
  hiss: () => new Synth(0.4).noise({ length: 0.38, low: 2200, high: 9000, loud: 0.3, attack: 0.03 }),
  /** A dull tap: this cannot be done. */
  refusal: () => new Synth(0.14).tone({ length: 0.13, from: 130, to: 84, loud: 0.42 }),
  /** Two low wooden knocks and a crackle: it is your turn. */
  turn: () =>
    new Synth(0.5)
      .tone({ length: 0.16, from: 285, to: 190, loud: 0.34 })
      .tone({ at: 0.17, length: 0.2, from: 225, to: 150, loud: 0.34 })
      .noise({ at: 0.34, length: 0.12, low: 1500, high: 6000, loud: 0.1 }),
  /** A soft tick: somebody said something. */
  talk: () => new Synth(0.05).tone({ length: 0.05, from: 1350, to: 900, loud: 0.08 }),
} satisfies Record<string, () => Synth>;

/** The name of a sound. */
export type Sound = keyof typeof SCORE;
