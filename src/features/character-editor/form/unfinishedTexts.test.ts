import { expect, it } from 'vitest'
import { createUnfinishedTexts } from './unfinishedTexts.ts'

it('an invalid text is reported at its field until the field accepts it or is gone', () => {
  const texts = createUnfinishedTexts()
  let problem: string | undefined = 'Too long.'
  texts.register('tags', () => problem)
  const remove = texts.register('personalities', () => 'Taken.')
  texts.finish()
  expect(texts.problems()).toEqual({ tags: 'Too long.', personalities: 'Taken.' })
  remove()
  texts.finish()
  expect(texts.problems()).toEqual({ tags: 'Too long.' })
  problem = undefined
  texts.finish()
  expect(texts.problems()).toEqual({})
})
