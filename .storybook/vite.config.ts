import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Stories need the app's code and no more of its build: no generated routes, no page frame, no worker.
// Shared by Storybook (main.ts) and the "stories" tests (tests/vitest.projects.ts).
export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.VITE_API': '"mock"' },
})
