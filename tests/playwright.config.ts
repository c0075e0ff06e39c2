import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chooseBrowser } from './support/browser.ts'
import { chosenProjects } from './support/chosenProjects.ts'
import { THIS_MACHINE_ONLY } from './support/otherOrigins.ts'

const browser = chooseBrowser()
const isOfPictures = chosenProjects().join() === 'visual'

// Playwright maps the stack of every step through source maps, which takes a twentieth of a journey's processor time.
// Node reads the tests without a transformation (`build`), so positions are correct without maps.
Reflect.deleteProperty(Error, 'prepareStackTrace')

export default defineConfig({
  testDir: '.',
  globalSetup: './support/playwrightSetup.ts',
  outputDir: '../.cache/test-results',
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  fullyParallel: true,
  // npm test runs a failed test once more, when the processors are free.
  retryStrategy: 'isolated',
  build: { external: ['**'] },
  forbidOnly: Boolean(process.env.CI),
  // A picture that was not reviewed is not a baseline: `npm run visual:update` writes them explicitly.
  updateSnapshots: 'none',
  // Tests also wait, for the page and for retries: more workers than processors. Pictures wait most.
  workers: availableParallelism() + (isOfPictures ? 2 : 1),
  // Long timeouts, because a test on a busy machine is slow, not wrong. Tests continue as soon as a condition is true.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  globalTimeout: 50 * 60_000,
  // The HTML report shows pictures before, after and their difference; npm test prints its path for those that failed.
  reporter: [['html', { open: 'never', outputFolder: '../.cache/reports/playwright' }], ...reporters()],
  use: {
    browserName: browser.engine,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A moving element is not a stable target; tests about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // A film and screenshots of every step would take a quarter of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    // Projects run in this order. The longest tests are first, so that no worker waits for them at the end. Each further
    // project costs a start of every worker and its browser.
    { name: 'tools', testMatch: ['storybook/**/*.e2e.ts', 'replay/**/*.replay.ts'] },
    // For the transport of each journey to the mock server: transports/homes.ts.
    { name: 'journeys', testMatch: ['e2e/**/*.e2e.ts', 'live/**/*.live.ts'] },
    { name: 'every-story', testMatch: 'every-story/**/*.spec.ts' },
    { name: 'webkit-gtk', testMatch: 'engines/**/*.gtk.ts' },
    {
      name: 'visual',
      testMatch: 'visual/**/*.visual.ts',
      // A stage empties its folder when it starts.
      outputDir: '../.cache/pictures',
      expect: {
        // A picture that differs takes this long to fail.
        timeout: 12_000,
        // In a browser with pinned fonts, the same page has the same pixels. The default threshold of 0.2 does not
        // detect a yellow that has become an orange.
        toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20 },
      },
    },
  ],
})

function launchOptions() {
  const { engine, launchOptions: options } = browser
  return engine === 'chromium' ? { ...options, args: [...options.args, THIS_MACHINE_ONLY] } : options
}

/** npm test reads a JSON file. */
function reporters() {
  if (process.env.PLAYWRIGHT_JSON_OUTPUT_NAME) return [['dot'] as const, ['json'] as const]
  return isOfPictures ? [['dot'] as const] : [['list'] as const]
}
