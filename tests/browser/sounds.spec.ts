import type { BrowserContextOptions } from '@playwright/test';
import { expect, PHONE, test } from './hall';
import { onTurn } from './turns';

const MOVING: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, reducedMotion: 'no-preference' };

/** What a browser would have played, as if all of it had begun at once. */
interface Heard {
  /** How many sounds there were. */
  sounds: number;
  /** The loudest sample of the bare sounds, one upon the other. */
  bare: () => number;
  /** The loudest sample of what comes out. */
  mixed: () => Promise<number>;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

test('a roll of six dice is mixed so that nothing is clipped', async ({ hall }) => {
  const players = await hall.recorded('dragon-farkle', MOVING, MOVING);
  for (const { page } of players) {
    // The page plays into a recorder in the place of the loudspeaker.
    await page.addInitScript(() => {
      const RATE_HZ = 22_050;
      const played: AudioBuffer[] = [];
      class Recorder extends OfflineAudioContext {
        static present: Recorder | undefined;
        constructor() {
          super(1, 2 * RATE_HZ, RATE_HZ);
          Recorder.present = this;
        }
        override resume() {
          return Promise.resolve();
        }
      }
      Object.assign(window, { AudioContext: Recorder });
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (at = 0) {
        played.push(this.buffer!);
        start.call(this, at);
      };
      const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      window.heard = {
        get sounds() {
          return played.length;
        },
        mixed: async () => peak((await Recorder.present!.startRendering()).getChannelData(0)),
        bare: () => {
          const sum = new Float32Array(2 * RATE_HZ);
          for (const buffer of played) buffer.getChannelData(0).forEach((sample, index) => (sum[index]! += sample));
          return peak(sum);
        },
      };
    });
    await page.reload();
  }
  await Promise.all(players.map((player) => player.seesTable()));
  const mover = await onTurn(players);
  await mover.primary.click();
  await expect.poll(() => mover.page.evaluate(() => window.heard.sounds)).toBeGreaterThanOrEqual(7);
  expect(await mover.page.evaluate(() => window.heard.bare())).toBeGreaterThan(1);
  const mixed = await mover.page.evaluate(() => window.heard.mixed());
  expect(mixed).toBeGreaterThan(0.05);
  expect(mixed).toBeLessThan(0.95);
});

test('the hall can be silenced at its door and in a lobby', async ({ hall }) => {
  const mara = await hall.enters('Mara', PHONE);
  const sound = mara.page.getByRole('button', { name: 'Sound' });
  await mara.page.goto('/');
  // Four buttons fit beside the name on the smallest phone.
  await mara.page.setViewportSize({ width: 360, height: 640 });
  await expect(mara.page.locator('header button').last()).toBeInViewport({ ratio: 1 });
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await mara.opensRoom();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});
