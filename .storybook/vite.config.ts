import { defineConfig } from 'vite'
import { preset } from '#src/build/preset.ts'
import { sourceFactsPlugin } from './foundations/sourceFactsPlugin.ts'

// Stories need only the app's code of its build: no static shell, no worker. Routes stay lazy-loaded, as in the app: a
// story of a button does not wait for the editor. Storybook (main.ts) and the "stories" tests
// (tests/vitest.projects.ts) share this configuration.
export default defineConfig({
  ...preset,
  plugins: [preset.plugins, sourceFactsPlugin()],
  optimizeDeps: {
    // All dependencies are found before the first page: one that is discovered later reloads the page during a test.
    entries: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', '!**/*.test.*', '!src/build/**'],
    include: ['@storybook/addon-docs/preview'], // an import of preview.tsx; Storybook itself includes the addon's index
    exclude: ['@tabler/icons-react'], // imported one by one
  },
  define: { 'import.meta.env.VITE_API': '"mock"' },
})
