/** How long the parts of a movement take, in milliseconds. */
export const TIME = {
  /** Two dice fall; the second lies a little later. */
  roll: 900,
  othersRoll: 600,
  secondDie: 90,
  /** A stone is lifted while it sets out, goes segment by segment and is put down. */
  lift: 120,
  step: 60,
  longestWalk: 360,
  drop: 180,
  /** Dust rises where it was put down. */
  dust: 240,
  /** Between a camp and the ring, and between tray and mat. */
  fly: 360,
  slide: 220,
  /** A clamp or a thorn ring closes. */
  bind: 220,
  /** A stone burns; the last one of a game burns longer. */
  burn: 620,
  lastBurn: 900,
  /** The dark runs from segment to segment, each becomes dark in a moment. */
  dusk: 40,
  darkens: 160,
  /** The winner's stones light up one after the other. */
  light: 140,
  lights: 220,
  /** The laurel rises. */
  laurel: 400,
};

/** From 0 to 1 while a part of a movement runs. */
export function within(t: number, start: number, duration: number): number {
  return Math.min(1, Math.max(0, (t - start) / duration));
}

/** Fast at first, slow at the end. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** How high something is that is put down: it falls, bounces once a little and lies. */
export function settle(part: number): number {
  const touch = 0.62;
  return part < touch ? 1 - (part / touch) ** 2 : 0.1 * Math.sin((Math.PI * (part - touch)) / (1 - touch));
}
