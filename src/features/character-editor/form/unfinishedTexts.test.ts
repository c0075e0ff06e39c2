import { expect, it } from 'vitest'
import { createUnfinishedTexts } from './unfinishedTexts.ts'

it('every field accepts its unfinished text; an invalid one is reported at its field until it is accepted', () => {
  const texts = createUnfinishedTexts()
  let problem: string | undefined = 'Too long.'
  let taken = 0
  texts.register('tags', () => problem)
  const unregister = texts.register('personalities', () => void (taken += 1))
  expect(texts.problems()).toEqual({})
  texts.finish()
  expect(texts.problems()).toEqual({ tags: 'Too long.' })
  problem = undefined
  unregister()
  texts.finish()
  expect(texts.problems()).toEqual({})
  expect(taken).toBe(1)
})
