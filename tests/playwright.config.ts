import { defineConfig } from '@playwright/test'
import { chooseBrowser } from './support/browser.ts'
import type { TestOptions } from './support/test.ts'

const browser = chooseBrowser()

// One set of end-to-end tests, three ways to the same pretend server: a service worker in front of the network, the
// page itself where a worker is refused, and HTTP behind the live build.
export default defineConfig<TestOptions>({
  testDir: '.',
  globalSetup: './support/playwrightSetup.ts',
  outputDir: '../.cache/test-results',
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A picture nobody has looked at is no baseline: `npm run visual:update` writes them, on purpose.
  updateSnapshots: 'none',
  workers: 2,
  // Generous: a test on a busy machine is slow, not wrong. What is there early is found early.
  timeout: 45_000,
  expect: {
    timeout: 12_000,
    // In a browser with fonts of its own the same page has the same pixels. The default threshold of 0.2 does not see a
    // yellow that has become an orange.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.02, maxDiffPixels: 20 },
  },
  globalTimeout: 50 * 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: browser.launchOptions,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // What moves is a target that is not there yet; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A film and pictures of every step would cost a quarter of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'worker', testMatch: 'e2e/**/*.e2e.ts', use: { transport: 'worker' } },
    { name: 'in-page', testMatch: 'e2e/**/*.e2e.ts', use: { transport: 'in-page' } },
    { name: 'live', testMatch: ['e2e/**/*.e2e.ts', 'live/**/*.live.ts'], use: { transport: 'http' } },
    { name: 'storybook', testMatch: 'storybook/**/*.e2e.ts', use: { transport: 'in-page' } },
    { name: 'visual', testMatch: 'visual/**/*.visual.ts', use: { transport: 'in-page' } },
  ],
})
