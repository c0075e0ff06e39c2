import type { TestProjectConfiguration } from 'vitest/config'

// Functions, so that a plain `vite build`, which reads the same file, loads neither Storybook nor a browser.

/** Functions, servers and contracts: everything that needs no page. */
const unit: TestProjectConfiguration = () => ({
  extends: false,
  test: {
    name: 'unit',
    environment: 'node',
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
      isolate: false,
      globalSetup: 'tests/support/prepareBrowser.ts',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chooseBrowser().launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export const vitestProjects = [unit, stories]
