import { test } from '#tests/support/storybookSite.ts'
import { expectFoundations } from './foundationsPage.ts'

const PAGES = [
  { id: 'colours', name: 'Colours', shows: '--purple-fill' },
  { id: 'type', name: 'Type', shows: '--mantine-font-size-chat' },
  { id: 'space-and-shape', name: 'Space and shape', shows: '--reading-width' },
  { id: 'motion', name: 'Motion', shows: 'transform 160ms var(--ease-out)' },
]

for (const shown of PAGES)
  test(`the foundations show ${shown.name}, at every width`, ({ page, storybook }) =>
    expectFoundations(page, storybook.url, shown))
