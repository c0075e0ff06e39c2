import { expect, it } from 'vitest'
import type { StoryRecord } from '#storybook/atlas/storyRecord.ts'
import { type Shown, type Verdict, verdictOf } from './verdict.ts'

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
const ERROR_TEXT = 'This character could not be liked.'
const KNOWN = {
  isErrorText: (text: string) => text === ERROR_TEXT,
  writes: new Set(['likeCharacter']),
  differs: false,
}
const shown = (changes: Partial<StoryRecord>, ...failures: string[]): Shown => ({
  record: { ...RECORD, ...changes },
  failures,
})
const NOTHING = { headings: [], words: [], controls: [] }
const AXE = 'axe: Headings should not be empty (empty-heading), at h1'

it.for<[what: string, after: Shown | undefined, verdict: Verdict, why: string]>([
  ['the same', shown({}), 'nobody notices', ''],
  ['other calls alone', shown({ calls: ['readCharacter 200'] }), 'nobody notices', ''],
  ['a missing text', shown({ words: ['absolutely'] }), 'looks different', ''],
  ['a control less', shown({ controls: [] }), 'looks different', ''],
  ['an expectation of the story', shown({}, 'Unable to find it\nMore'), 'looks different', 'Unable to find it'],
  ['a component without its data', shown({ ...NOTHING, path: null }), 'looks different', ''],
  ['an error text', shown({ words: [...RECORD.words, ERROR_TEXT] }), 'says so', ERROR_TEXT],
  ['a raw value', shown({ words: ['undefined likes'] }), 'breaks', 'The screen shows "undefined likes".'],
  ['Unix seconds', shown({ words: ['1779278400'] }), 'breaks', 'The screen shows "1779278400".'],
  ['no text at all', shown(NOTHING), 'breaks', 'The page is blank.'],
  ['an exception', shown({}, 'Exception: null has no name'), 'breaks', 'Exception: null has no name'],
  ['the console', shown({}, 'Complaints in the console:\nNo key'), 'breaks', 'Complaints in the console: No key'],
  ['a refused write', shown({ calls: ['likeCharacter 422'] }), 'breaks', 'likeCharacter can no longer be sent.'],
  ['a finding of axe', shown({}, AXE), 'breaks', AXE],
  ['nothing, because it did not end', undefined, 'breaks', 'The story did not end.'],
])('%s', ([, after, verdict, why]) => {
  const today = shown({ path: after?.record.path ?? null })
  expect(verdictOf(today, after, KNOWN)).toMatchObject({ verdict, why })
})

it('a failure that the story has today, too, is no verdict', () => {
  const today = shown({}, 'Exception: known')
  expect(verdictOf(today, today, KNOWN).verdict).toBe('nobody notices')
})

it('a picture that differs is seen, and the texts that came and went are listed', () => {
  const today = shown({})
  expect(verdictOf(today, today, { ...KNOWN, differs: true }).verdict).toBe('looks different')
  expect(verdictOf(today, shown({ words: ['likes', 'overwhelmingly'] }), KNOWN)).toMatchObject({
    came: ['overwhelmingly'],
    gone: ['absolutely'],
  })
})
