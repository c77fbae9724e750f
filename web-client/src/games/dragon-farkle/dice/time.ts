/** How far time has come through a stretch that begins at a moment: 0 before it, 1 after it. */
export function part(time: number, begins: number, lasts: number): number {
  if (lasts <= 0) return time >= begins ? 1 : 0;
  return Math.min(1, Math.max(0, (time - begins) / lasts));
}

/** Quick at first, then slowly to its end. */
export const arriving = (share: number): number => 1 - (1 - share) ** 3;

/** Slow at first, then ever quicker. */
export const leaving = (share: number): number => share ** 3;

/** A number between 0 and 1 that is always the same for the same seed. */
export function chance(seed: number, which: number): number {
  const wild = Math.sin(seed * 97.13 + which * 31.7) * 43758.5453;
  return wild - Math.floor(wild);
}
