import { expect, it } from 'vitest'
import type { StoryRecord } from '#storybook/atlas/storyRecord.ts'
import { type Shown, verdictOf } from './verdict.ts'

const RECORD: StoryRecord = {
  id: 'a--b',
  title: 'a',
  width: 390,
  viewer: 'mira',
  scenario: null,
  path: '/character/9',
  pageTitle: null,
  headings: ['Nine'],
  words: ['likes', 'absolutely'],
  controls: ['button Like'],
  calls: ['likeCharacter 200', 'readCharacter 200'],
}
const TODAY: Shown = { record: RECORD, failures: [] }
const KNOWN = {
  isErrorText: (text: string) => text === 'This character could not be liked.',
  writes: new Set(['likeCharacter']),
  differs: false,
}
const shown = (changes: Partial<StoryRecord>, failures: string[] = []): Shown => ({
  record: { ...RECORD, ...changes },
  failures,
})

it.for([
  { what: 'the same', after: shown({}), verdict: 'nobody notices', why: '' },
  { what: 'other calls alone', after: shown({ calls: ['readCharacter 200'] }), verdict: 'nobody notices', why: '' },
  { what: 'a missing text', after: shown({ words: ['absolutely'] }), verdict: 'looks different', why: '' },
  { what: 'a control less', after: shown({ controls: [] }), verdict: 'looks different', why: '' },
  {
    what: 'an error text',
    after: shown({ words: [...RECORD.words, 'This character could not be liked.'] }),
    verdict: 'says so',
    why: 'This character could not be liked.',
  },
  {
    what: 'a raw value',
    after: shown({ words: ['undefined likes'] }),
    verdict: 'breaks',
    why: 'The screen shows "undefined likes".',
  },
  {
    what: 'Unix seconds',
    after: shown({ words: ['1779278400'] }),
    verdict: 'breaks',
    why: 'The screen shows "1779278400".',
  },
  {
    what: 'no text at all',
    after: shown({ headings: [], words: [], controls: [] }),
    verdict: 'breaks',
    why: 'The page is blank.',
  },
  {
    what: 'an exception',
    after: shown({}, ['Exception: Cannot read properties of null']),
    verdict: 'breaks',
    why: 'Exception: Cannot read properties of null',
  },
  {
    what: 'a complaint of the console',
    after: shown({}, ['Complaints in the console:\nEach child in a list should have a key']),
    verdict: 'breaks',
    why: 'Complaints in the console: Each child in a list should have a key',
  },
  {
    what: 'a write that is refused',
    after: shown({ calls: ['likeCharacter 422', 'readCharacter 200'] }),
    verdict: 'breaks',
    why: 'likeCharacter can no longer be sent.',
  },
  {
    what: 'an expectation of the story',
    after: shown({}, ['Unable to find role="button"\nMore']),
    verdict: 'looks different',
    why: 'Unable to find role="button"',
  },
  {
    what: 'a finding of axe',
    after: shown({}, ['axe: Headings should not be empty (empty-heading), at h1']),
    verdict: 'breaks',
    why: 'axe: Headings should not be empty (empty-heading), at h1',
  },
  { what: 'nothing, because it did not end', after: undefined, verdict: 'breaks', why: 'The story did not end.' },
])('$what is: $verdict', ({ after, verdict, why }) => {
  expect(verdictOf(TODAY, after, KNOWN)).toMatchObject({ verdict, why })
})

it('a component without its data is no blank page', () => {
  const part = (record: StoryRecord): Shown => ({ record: { ...record, path: null }, failures: [] })
  const nothing = { ...RECORD, headings: [], words: [], controls: [] }
  expect(verdictOf(part(RECORD), part(nothing), KNOWN).verdict).toBe('looks different')
})

it('a failure that the story has today, too, is no verdict', () => {
  const failures = ['Exception: known']
  expect(verdictOf({ ...TODAY, failures }, shown({}, failures), KNOWN).verdict).toBe('nobody notices')
})

it('a picture that differs is seen, and the texts that came and went are listed', () => {
  expect(verdictOf(TODAY, shown({}), { ...KNOWN, differs: true })).toMatchObject({ verdict: 'looks different' })
  expect(verdictOf(TODAY, shown({ words: ['likes', 'overwhelmingly'] }), KNOWN)).toMatchObject({
    came: ['overwhelmingly'],
    gone: ['absolutely'],
  })
})
