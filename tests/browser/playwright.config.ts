import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  // A table of pages keeps about one core busy; more tables at once would only wait for the processor.
  workers: 2,
  // Every test has a server of its own, so a long file need not be one worker's alone.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at its second try is wrong.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
