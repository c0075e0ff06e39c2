import { expect, it } from 'vitest'
import { sourceFacts } from '#storybook/foundations/sourceFacts.ts'
import { VALUE } from '#storybook/foundations/valueMark.ts'
import { plain } from './findStates.ts'
import { readStates } from './recordFiles.ts'

const { rows, texts } = sourceFacts()
const statementOf = new Map(rows.map(({ id, statement, check }) => [id, `${statement} | ${check}`]))

/** Rows about texts that only programs read. */
const UNSEEN = /console|call-level|\bsrc\b|only logged|aria-|read aloud|screen reader|<title>|document title/i

/** Documented, but the page shows something else where the call fails so. */
const REPLACED: Record<string, string> = {
  'Authentication required to perform this action.': 'a 401 opens the prompt to sign in (B8.3-04)',
  'EEE dd MMM HH:mm': 'a format',
  'Error while requesting reset.': 'the page shows its own text (A8-27)',
  'Error while resetting password.': 'the page shows its own text (A8-30)',
  'Failed to load messages.': 'the page shows the preferred text of the row',
  'Invalid token': 'an error of the session, which no page shows (NS-05)',
  [`Validation error for '${VALUE}': ${VALUE}`]: 'traits have a silent fallback (B8.2-02)',
}
/** Longer texts are cut in the records. */
const RECORDED_CHARS = 60

/** What the stories show at their end, in the visible part of their frames. */
const shown = readStates()
  .flatMap(({ headings, words, controls, outOfView = [] }) => {
    const hidden = new Set(outOfView)
    return [...headings, ...words, ...controls].filter((text) => !hidden.has(text))
  })
  .map(plain)
  .join(' | ')

it('every text of the product that a row documents is in view at the end of a story', () => {
  const documented = texts.filter(
    ({ text, rows: of }) => !(text in REPLACED) && of.some((id) => !UNSEEN.test(statementOf.get(id) ?? '')),
  )
  const isShown = (part: string) => shown.includes(plain(part.slice(0, RECORDED_CHARS)))
  const missing = documented.filter(({ text }) => !text.split(VALUE).every(isShown))
  expect(documented.length).toBeGreaterThan(250)
  expect(missing.map(({ text, rows: of }) => `${text} (${of.join(', ')})`)).toEqual([])
})
