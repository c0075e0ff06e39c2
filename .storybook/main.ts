import { defineMain } from '@storybook/react-vite/node'

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
    { from: './atlas/atlas.json', to: '/atlas.json' }, // for scripts and assistants (atlas/README.md)
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', './mcp/preset.ts'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    allowedHosts: ['localhost'],
  },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, reportCompressedSize: false, chunkSizeWarningLimit: 3_000 }, // kB, with axe and mock data
  }),
})
