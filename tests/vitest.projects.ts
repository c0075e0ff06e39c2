import type { TestProjectConfiguration } from 'vitest/config'
import { chosenProjects } from './support/chosenProjects.ts'

// Functions, so that a plain `vite build`, which reads the same file, loads neither Storybook nor a browser.

/** Functions, servers and contracts: everything that needs no page. */
const unit: TestProjectConfiguration = () => ({
  extends: false,
  test: {
    name: 'unit',
    environment: 'node',
    maxWorkers: '100%', // unless told, it leaves one processor to whoever watches
    // Property tests and builds on a busy machine: a test says what it waits for, not how long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['{src,mocks,openapi,tests,.storybook}/**/*.test.{ts,tsx}'],
  },
})

/** Every story, rendered and played in a browser, with axe looking on. */
const stories: TestProjectConfiguration = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  const { chooseBrowser } = await import('./support/browser.ts')
  const { default: viteConfig } = await import('#storybook/vite.config.ts')
  return {
    ...viteConfig,
    extends: false,
    plugins: [viteConfig.plugins, storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      // As for the unit tests: a play function has hundreds of steps, each as slow as the machine is busy.
      testTimeout: 120_000,
      maxWorkers: '100%',
      isolate: false, // every story has a world of its own; a frame of its own costs seconds per file
      globalSetup: 'tests/support/prepareBrowser.ts',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chooseBrowser().launchOptions,
          // Far from the time zone of any story: code that asks the browser instead of the world shows it.
          contextOptions: { timezoneId: 'Pacific/Auckland', locale: 'en-GB' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** `--project unit` alone leaves Storybook out altogether: a story that cannot be read is no concern of a function. */
export const vitestProjects = chosenProjects().join() === 'unit' ? [unit] : [unit, stories]
