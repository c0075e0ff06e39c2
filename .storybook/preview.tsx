import addonA11y from '@storybook/addon-a11y'
import * as docs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { themes } from 'storybook/theming'
import { waitForReact } from './afterReact.ts'
import { failOnComplaints, listenForComplaints } from './complaints.ts'
import { failOnCutFocusRing } from './focusRing.ts'
import { viewports } from './viewports.ts'
import { worldAddon } from './worldAddon.tsx'
import '#src/start/fonts.css'
import './storyBox.css'

// On a busy machine, an expected change may take longer than the default second.
configure({ asyncUtilTimeout: 20_000 })

// The addon's index would load the code of the documentation pages, 670 KB, with every story.
const addonDocs = definePreviewAddon(docs)

export default definePreview({
  addons: [addonA11y(), addonDocs, worldAddon],
  parameters: {
    layout: 'fullscreen',
    docs: { theme: themes.dark },
    // With the descriptions and defaults of the props.
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Find a state',
          'Every call, every state',
          'Screens',
          [
            'Explore',
            'Search',
            'Character',
            'Creator',
            'Chats',
            'Conversation',
            'My characters',
            'Editor',
            'Accounts',
            'Settings',
            'Frame',
            'Parts',
          ],
          'Foundations',
          ['Colours', 'Type', 'Space and shape', 'Icons', 'Motion', 'Voice'],
          'features',
          '*',
          'Mock panel',
        ],
      },
    },
    // A violation fails the test. npm run atlas runs no checks and does not wait for axe.
    a11y: {
      test: import.meta.env.VITE_ATLAS ? 'off' : 'error',
      // Only Storybook's panel lists the rules that hold. Without their elements, the stories take 6 % less time.
      options: import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {},
    },
  },
  beforeAll: waitForReact,
  beforeEach: listenForComplaints,
  afterEach: [failOnComplaints, failOnCutFocusRing],
})
