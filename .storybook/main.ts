import { existsSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig, type PluginOption } from 'vite'
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
const isDevelopment = process.env.NODE_ENV === 'development'

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
    // The files that addresses name, as for `npm start`: a new contract.
    ...(isDevelopment && existsSync('public.local') ? ['../public.local'] : []),
    { from: '../mocks/pictures/files', to: '/pictures' },
    { from: './atlas/records', to: '/atlas' }, // for scripts and assistants (atlas/README.md)
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(isDevelopment ? [MCP] : []),
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    allowedHosts: ['localhost'],
  },
  // The props of components with stories. Tests of stories show no controls.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  experimental_indexers: (indexers) => namingStories(indexers),
  viteFinal(config) {
    parseOnlyComponentsOfStories(config.plugins)
    return mergeConfig(config, {
      build: {
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4_000, // kB, with axe and mock data
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
    })
  },
})

/** Storybook would parse every file with Babel: a build would take three times as long, and so would the first story. */
function parseOnlyComponentsOfStories(plugins: PluginOption[] = []): void {
  for (const plugin of plugins) {
    if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') continue
    const parse = plugin.transform as (this: unknown, code: string, file: string) => unknown
    const isOfStories = (file: string) => existsSync(file.replace(/\.tsx$/, '.stories.tsx'))
    plugin.transform = {
      filter: { id: /(?<!\.stories)\.tsx$/ },
      handler(code, file) {
        return isOfStories(file) ? (parse.call(this, code, file) as Promise<string>) : undefined
      },
    }
  }
}
