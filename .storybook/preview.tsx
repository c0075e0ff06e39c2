import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { failOnComplaints, listenForComplaints } from './complaints.ts'
import { viewports } from './viewports.ts'
import { worldAddon } from './worldAddon.tsx'

export default definePreview({
  addons: [addonA11y(), addonDocs(), worldAddon],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error' }, // a violation fails the test
  },
  beforeEach: listenForComplaints,
  afterEach: failOnComplaints,
})
