import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { pageFrame } from './src/app/pageFrame.vite.ts'
import { vitestProjects } from './tests/vitest.projects.ts'

// Modes: `development` and `mock` talk to the pretend server inside the page, `production` and `staging` to a real one.
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'PERIGEE_'])
  const api = env.VITE_API ?? (mode === 'production' || mode === 'staging' ? 'live' : 'mock')
  return {
    define: { 'import.meta.env.VITE_API': JSON.stringify(api) },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: false,
        // The frame is on every page: a chunk of its own would only be one wait more.
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) =>
            routeId.startsWith('/_') && !routeId.slice(1).includes('/') ? [] : undefined,
        },
        routesDirectory: './src/routes',
        generatedRouteTree: './src/routeTree.gen.ts',
      }),
      react(),
      pageFrame(),
    ],
    // A real API without CORS: `npm run dev -- --mode staging`, its address in PERIGEE_API or .env.staging.
    server: { proxy: env.PERIGEE_API ? { '/api/v1': { target: env.PERIGEE_API, changeOrigin: true } } : undefined },
    build: { target: 'es2022', modulePreload: { polyfill: false } },
    test: { projects: vitestProjects },
  }
})
