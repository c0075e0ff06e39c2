import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lazyRoutes } from '#src/build/lazyRoutes.ts'
import { themeVariables } from '#src/build/themeVariables.ts'
import { sourceFactsPlugin } from './foundations/sourceFactsPlugin.ts'

// Stories need the app's code and no more of its build: no page frame, no worker. A screen's code
// still arrives when its address is visited, as in the app: a story of a button does not wait for the editor.
// Shared by Storybook (main.ts) and the "stories" tests (tests/vitest.projects.ts).
export default defineConfig({
  plugins: [tanstackRouter(), lazyRoutes(), react(), themeVariables(), sourceFactsPlugin()],
  optimizeDeps: {
    // Everything is found before the first page: a dependency discovered later reloads it in the middle of a test.
    entries: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', '!**/*.test.*', '!src/build/**'],
    exclude: ['@tabler/icons-react'], // imported one by one
  },
  define: { 'import.meta.env.VITE_API': '"mock"' },
})
