import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'
import { chosenProjects } from './support/chosenProjects.ts'

// Functions, so that a plain `vite build`, which reads the same file, loads neither Storybook nor a browser.

/** Functions, servers and contracts: all tests without a page. */
const unit: TestProjectConfiguration = () => ({
  extends: false,
  test: {
    name: 'unit',
    environment: 'node',
    // No module of the project keeps state of a world, and no test replaces modules: a process per file would take a
    // quarter of the time.
    isolate: false,
    globalSetup: 'tests/support/temporaryFolder.ts',
    setupFiles: 'tests/support/restoreAfterFile.ts',
    // Tests also wait, for timers and for programs that they start: one worker more than processors.
    maxWorkers: availableParallelism() + 1,
    // Property tests and builds are slow on a busy machine: a thousand cards took a minute at a load of 24, the builds of a
    // hook five minutes at 28. Tests wait for conditions, so a long timeout costs nothing.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    include: ['{src,mocks,openapi,tests,.storybook}/**/*.test.{ts,tsx}'],
  },
})

/**
 * Runs in the page around the frame of the stories. Nobody sees the frame of a headless browser, and painting takes an
 * eighth of the processor time of the stories; Chromium does not paint what is transparent. The styles and sizes in
 * the frame's document do not depend on it, so axe and the stories find the same.
 */
const PAINTS_NOTHING = `
  if (navigator.userAgent.includes('Headless')) {
    const style = document.createElement('style')
    style.textContent = 'iframe[data-vitest] { opacity: 0 }'
    document.head.append(style)
  }`

/** Every story, rendered and played in a browser, and checked with axe. */
const stories: TestProjectConfiguration = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  const { chooseBrowser } = await import('./support/browser.ts')
  const { keepStoryRecord } = await import('#storybook/atlas/storedRecords.ts')
  const { codeLoaded } = await import('#storybook/atlas/codeLoaded.ts')
  const { takePicture } = await import('./rehearsal/storyRuns.ts')
  const { engine, launchOptions } = chooseBrowser()
  const { default: viteConfig } = await import('#storybook/vite.config.ts')
  return {
    ...viteConfig,
    define: { ...viteConfig.define, 'import.meta.env.VITE_ATLAS': JSON.stringify(process.env.PERIGEE_ATLAS ?? '') },
    extends: false,
    plugins: [viteConfig.plugins, storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      // As for the unit tests: a play function has hundreds of steps, which are slow on a busy machine.
      testTimeout: 300_000,
      // Of the pages of an installed Firefox only one has the keyboard's focus, and `:focus` matches in no other.
      maxWorkers: launchOptions.channel ? 1 : '100%',
      // After the unit tests, which have another number of workers.
      sequence: { groupOrder: 1 },
      isolate: false, // every story has its own world; a separate frame costs seconds per file
      globalSetup: 'tests/support/prepareBrowser.ts',
      setupFiles: [
        '.storybook/closeAfterStory.ts',
        // Only npm run atlas waits until every story has come to rest, and writes down what it shows.
        ...(process.env.PERIGEE_ATLAS ? ['.storybook/atlas/keepRecords.ts'] : []),
        // Hooks run in reverse order: before the story's world is closed.
        ...(process.env.PERIGEE_REHEARSAL ? ['tests/rehearsal/keepShown.ts'] : []),
      ],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // A rehearsal takes pictures.
        orchestratorScripts: process.env.PERIGEE_REHEARSAL ? [] : [{ content: PAINTS_NOTHING }],
        provider: playwright({
          launchOptions,
          // Far from the time zone of any story, to detect code that reads the browser's time zone instead of the
          // world's. Reduced motion, as in the journeys: frames of animations take a tenth of the time.
          contextOptions: { timezoneId: 'Pacific/Auckland', locale: 'en-GB', reducedMotion: 'reduce' },
        }),
        commands: { keepStoryRecord, codeLoaded, takePicture },
        instances: [{ browser: engine }],
      },
    },
  }
}

/** `--project unit` alone does not load Storybook, so an invalid story does not break the unit tests. */
export const vitestProjects = chosenProjects().join() === 'unit' ? [unit] : [unit, stories]
