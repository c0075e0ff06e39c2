import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readStates } from '#storybook/atlas/recordFiles.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { sourceFacts } from '#storybook/foundations/sourceFacts.ts'
import { VALUE } from '#storybook/foundations/valueMark.ts'
import { storyIndex } from '#storybook/storyIndex.ts'
import { widthsOf } from './picturesOf.ts'
import { PHONE_AND_DESKTOP_PX, SCREENS } from './screens.ts'

const BASELINES = resolve(import.meta.dirname, 'baselines')
const MOST_BYTES = 30_000_000
/** A picture of one colour is smaller, so larger ones are not decoded. */
const MOST_BYTES_OF_ONE_COLOUR = 4000
const PRODUCT = /^(app|components|features|shell)\//

const files = readdirSync(BASELINES)
const entries = await storyIndex()

it('every picture belongs to a screen or a story', () => {
  const ofStories = Object.values(entries).flatMap((entry) =>
    entry.type === 'story' ? widthsOf(entry).map((width) => `story-${entry.id}-${width}.png`) : [],
  )
  const ofScreens = SCREENS.flatMap(({ name, widths = PHONE_AND_DESKTOP_PX }) =>
    widths.map((width) => `${name}-${width}.png`),
  )
  expect(files.toSorted()).toEqual([...ofStories, ...ofScreens].toSorted())
})

it('the pictures weigh 30 MB at most: `npm run visual:update` compresses new ones', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(BASELINES, file)).size, 0)
  expect(bytes).toBeLessThan(MOST_BYTES)
})

it('no picture has only one colour', async () => {
  const small = files.filter((file) => statSync(join(BASELINES, file)).size < MOST_BYTES_OF_ONE_COLOUR)
  const colours = await Promise.all(small.map((file) => sharp(join(BASELINES, file)).stats()))
  expect(small.filter((_, index) => colours[index]?.channels.every(({ stdev }) => stdev === 0))).toEqual([])
})

/** Longer texts are cut in the records. */
const RECORDED_CHARS = 60
/** The texts of the product, each in its parts between the values that it shows. */
const productTexts = sourceFacts().texts.map(({ text }) =>
  text.split(VALUE).flatMap((part) => (/\p{L}{2}/u.test(part) ? [part.trim().slice(0, RECORDED_CHARS)] : [])),
)

it('every text of the product that a story shows is in a picture', () => {
  const isPictured = ({ id }: State) => {
    const entry = entries[id]
    return entry?.type === 'story' && widthsOf(entry).length > 0
  }
  const textsOf = (some: State[]) => [...new Set(some.flatMap(({ headings, words }) => [...headings, ...words]))]
  const isIn = (texts: string[], parts: string[]) => texts.some((text) => parts.every((part) => text.includes(part)))
  const states = readStates().filter(({ title }) => PRODUCT.test(title))
  const inPictures = textsOf(states.filter(isPictured))
  const missing = productTexts
    .filter((parts) => !isIn(inPictures, parts))
    .flatMap((parts) => {
      const state = states.find((one) => isIn(textsOf([one]), parts))
      return state ? [`${state.id} shows “${parts.join('…')}”: add the tag 'phone' or 'desktop' to one such story`] : []
    })
  const stories = Object.values(entries).filter(({ type, title }) => type === 'story' && PRODUCT.test(title))
  expect(states).toHaveLength(stories.length)
  expect(missing).toEqual([])
})
