import { expect, it } from 'vitest'
import { notChosen, withTag, withTags } from './tags.ts'

// CreateCharacterPage.stories.tsx shows the other rules.
it.for<{ rows: string[]; tags: string[]; typed: string; after: string[]; error?: string }>([
  { rows: ['B5.4-03'], tags: ['elf'], typed: 'Elf', after: ['elf'], error: 'This tag has already been added.' },
  { rows: ['B5.4-02'], tags: [], typed: 'x'.repeat(20), after: ['x'.repeat(20)] },
  { rows: ['B5.4-02'], tags: [], typed: 'x'.repeat(21), after: [], error: 'A tag cannot exceed 20 characters.' },
  { rows: ['NS-43'], tags: [], typed: '🌙'.repeat(20), after: ['🌙'.repeat(20)] },
])('"$typed" to $tags.length tags: $error', ({ tags, typed, after, error }) => {
  expect(withTag(tags, typed)).toEqual(error ? { tags: after, error } : { tags: after })
})

it('commas separate tags; invalid text stays in the field', () => {
  expect(withTags([], 'elf, sea,,')).toEqual({ tags: ['elf', 'sea'], rest: '' })
  expect(withTags(['elf'], 'sea, elf, moon')).toEqual({
    tags: ['elf', 'sea'],
    rest: 'elf, moon',
    error: 'This tag has already been added.',
  })
})

it.for([{ rows: ['B5.4-09'] }])('selected tags are not suggested', () => {
  expect(notChosen(['elf', 'Sea', 'elf', 'moon'], ['sea'])).toEqual(['elf', 'moon'])
})
