import { expect, it } from 'vitest'
import { readAtlas } from './recordFiles.ts'
import { storySources } from './storySources.ts'

const atlas = readAtlas()
const { stories, files } = await storySources()
const AGAIN =
  'The atlas is older than the stories. Run `npm run atlas -- <folder of the changed stories>`, or `npm run atlas` for all'

it('holds exactly the stories of Storybook', () => {
  const recorded = atlas.flatMap(({ states }) => states.map(({ id }) => id))
  expect(recorded.sort(), AGAIN).toEqual(stories.map(({ id }) => id).sort())
})

it('matches the current files of the stories', () => {
  const older = Object.keys(files).filter((file) => !atlas.some((one) => one.file === file && one.hash === files[file]))
  expect(older, AGAIN).toEqual([])
})

/** Words of programs, which no screen may show. */
const TECHNICAL = /\[object |\bundefined\b|\bNaN\b|Invalid Date|HTTP ?\d{3}|HTTPError|\b[45]\d\d [A-Z]/

it('no story shows technical words, whatever a server sends', () => {
  const shown = atlas.flatMap(({ states }) =>
    states.flatMap(({ id, headings, words, controls }) =>
      [...headings, ...words, ...controls].filter((text) => TECHNICAL.test(text)).map((text) => `${id}: ${text}`),
    ),
  )
  expect(shown).toEqual([])
})
