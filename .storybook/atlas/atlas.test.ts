import { expect, it } from 'vitest'
import { readAtlas } from './atlasFile.ts'
import { storySources } from './storySources.ts'
import { ATLAS_VERSION } from './storyRecord.ts'

const atlas = readAtlas()
const { stories, files } = await storySources()
const AGAIN =
  'The atlas is older than the stories. Run `npm run atlas -- <folder of the changed stories>`, or `npm run atlas` for all'

it('has the current version', () => expect(atlas?.version, AGAIN).toBe(ATLAS_VERSION))

it('holds exactly the stories of Storybook', () => {
  expect(
    atlas?.states.map(({ id }) => id),
    AGAIN,
  ).toEqual(stories.map(({ id }) => id).sort())
})

it('matches the current files of the stories', () => {
  const older = Object.keys(files).filter((file) => files[file] !== atlas?.files[file])
  expect(older, AGAIN).toEqual([])
})
