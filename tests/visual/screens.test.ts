import { expect, it } from 'vitest'
import { pageAt, PAGES } from '#src/product/pages.ts'
import { SCREENS } from './screens.ts'

/** Their pictures are stories with the tag `phone` or `desktop`. */
const PICTURES_IN_STORIES = ['/characters/create', '/characters/edit/$characterId', '/verify-email', '/update-email']

it('every page has a picture of its whole screen', () => {
  const pictured = SCREENS.map(({ path }) => pageAt(path.split('?')[0]!)?.address)
  const missing = Object.keys(PAGES)
    .filter((page) => !pictured.includes(page) && !PICTURES_IN_STORIES.includes(page))
    .map((page) => `${page} has no picture: add it to tests/visual/screens.ts, then run \`npm run visual:update\`.`)
  expect(missing).toEqual([])
})
