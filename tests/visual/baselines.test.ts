import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { expect, it } from 'vitest'
import { WIDTHS_PX } from '#storybook/viewports.ts'
import { picturesOf } from './picturesOf.ts'
import { SCREENS } from './screens.ts'

const BASELINES = resolve(import.meta.dirname, 'baselines')
const MOST_BYTES = 60_000_000
const files = readdirSync(BASELINES)

it('every picture belongs to a screen or a story', async () => {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  const ofStories = Object.values(entries).flatMap((entry) =>
    entry.type === 'story' ? (picturesOf(entry)?.widthsPx ?? []).map((width) => `story-${entry.id}-${width}.png`) : [],
  )
  const ofScreens = SCREENS.flatMap(({ name }) => WIDTHS_PX.map((width) => `${name}-${width}.png`))
  expect(files.toSorted()).toEqual([...ofStories, ...ofScreens].toSorted())
})

it('the pictures weigh 60 MB at most: `npm run visual:shrink` compresses new ones', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(BASELINES, file)).size, 0)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
