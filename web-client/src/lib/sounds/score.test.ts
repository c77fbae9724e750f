import { describe, expect, it } from 'vitest';
import { SCORE, type Sound } from './score';
import { RATE_HZ } from './synth';

/** Sounds that may take their time. */
const LONG: Partial<Record<Sound, number>> = { horn: 1.2, wings: 0.9 };

describe.each(Object.keys(SCORE) as Sound[])('the sound %s', (sound) => {
  const { samples } = SCORE[sound]();
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

  it('is heard', () => {
    expect(peak).toBeGreaterThan(0.05);
    expect(power).toBeGreaterThan(0.01);
  });

  it('startles nobody and is not clipped', () => {
    expect(peak).toBeLessThan(0.8);
    expect(power).toBeLessThan(0.25);
  });

  it('is short and ends in silence', () => {
    expect(samples.length / RATE_HZ).toBeLessThanOrEqual(LONG[sound] ?? 0.61);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
  });

  it('is the same every time', () => {
    expect(SCORE[sound]().samples).toEqual(samples);
  });
});
