import { buildIndex } from 'storybook/internal/core-server'
import { expect, it } from 'vitest'
import { readAtlas } from '#storybook/atlas/atlasFile.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { picturesOf } from './picturesOf.ts'

const PRODUCT = /^(app|components|features|shell)\//
/** Several stories may show the same text with another number. */
const textsOf = ({ headings, words }: State) => [...headings, ...words].map((text) => text.replaceAll(/\d+/g, '#'))

it('every text of the product that a story shows is in a picture', async () => {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  const isPictured = ({ id }: State) => {
    const entry = entries[id]
    return entry?.type === 'story' && picturesOf(entry) !== undefined
  }
  const states = readAtlas()?.states.filter(({ title }) => PRODUCT.test(title)) ?? []
  const inPictures = new Set(states.filter(isPictured).flatMap(textsOf))
  const missing = states
    .filter((state) => !isPictured(state))
    .map((state) => ({ id: state.id, texts: textsOf(state).filter((text) => !inPictures.has(text)) }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ id, texts }) => `${id} shows ${JSON.stringify(texts.slice(0, 3))}: add the tag 'phone' to one such story`)
  expect(states.length).toBeGreaterThan(800)
  expect(missing).toEqual([])
})
