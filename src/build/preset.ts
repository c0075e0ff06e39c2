import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { themeVariables } from './themeVariables.ts'

/** The same code of the same packages in builds, development servers, Storybook and the tests of stories. */
export const preset = {
  plugins: [tanstackRouter(), react(), themeVariables()],
  resolve: {
    alias: {
      // The package's file for browsers writes `innerHTML`, which a policy that requires Trusted Types refuses.
      'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
    },
  },
} satisfies UserConfig
