import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { namingStories } from './storyNames.ts'

/**
 * Modules that share a file, because each request takes 3 ms of a processor: a story needs 50 to 90 requests instead of
 * 180.
 */
const CHUNKS = [
  // Every story.
  { name: 'frame', tags: ['$initial'] },
  { name: 'icons', test: /@tabler\/icons-react/ },
  { name: 'mantine', test: /@mantine\// },
]

/**
 * Storybook's MCP server for assistants, at /mcp of `npm run storybook`. Its documentation of components is off: a page of
 * it takes 15 seconds, and its examples import every component from "perigee", which nothing can import.
 */
const MCP = { name: '@storybook/addon-mcp', options: { toolsets: { dev: true, test: true, docs: false } } }
const inDevelopment = process.env.NODE_ENV === 'development' ? [MCP] : []

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: [
    './atlas/**/*.mdx',
    './foundations/*.mdx',
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../mocks/panel/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../mocks/pictures/files', to: '/pictures' },
    { from: './atlas/records', to: '/atlas' }, // for scripts and assistants (atlas/README.md)
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...inDevelopment],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    allowedHosts: ['localhost'],
  },
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers) => namingStories(indexers),
  viteFinal: (config) =>
    mergeConfig(config, {
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4_000, // kB, with axe and mock data
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
    }),
})
