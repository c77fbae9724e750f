const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Whether the player asked for a page that does not move. */
export function motionless(): boolean {
  return still?.matches ?? false;
}

/** Durations of the hall's movements, in milliseconds. */
export const DURATION = { fast: 120, base: 220, move: 360, roll: 900, othersRoll: 600, step: 60 };

export const EASE = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  drop: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
};

/** What moves at this moment. */
const moving = new Set<Animation>();

/** Ends every movement at once: each piece is where it was going. */
export function endMovements(): void {
  for (const animation of moving) animation.finish();
  moving.clear();
}

/** Moves an element; without motion it is there at once. Resolves at the end, also if it was cut short. */
export async function play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  const animation = element.animate(frames, {
    fill: 'both',
    ...timing,
    ...(motionless() ? { duration: 1, delay: 0, iterations: 1 } : {}),
  });
  moving.add(animation);
  try {
    await animation.finished;
  } catch {
    // A newer movement has taken its place.
  } finally {
    moving.delete(animation);
  }
}
