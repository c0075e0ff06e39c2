import { expect, it } from 'vitest'
import { failureText } from './failureText.ts'

// ExplorePage.stories.tsx shows the server's words.
it.for([
  {
    rows: ['A2.5-16', 'AMB-26'],
    failure: 'a blank message',
    error: new Error('  '),
    text: 'Could not load characters: An unknown error occurred',
  },
  {
    rows: [],
    failure: 'no error at all',
    error: { detail: {} },
    text: 'Could not load characters: An unknown error occurred',
  },
])('a row that could not be loaded because of $failure: $text', ({ error, text }) => {
  expect(failureText(error)).toBe(text)
})
