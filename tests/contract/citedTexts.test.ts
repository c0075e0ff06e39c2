import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requirementRows } from '#storybook/foundations/requirementTexts.ts'

// `message: 'Failed to delete chat. Please try again.' // A8-40`: the row contains exactly this text.

const ROW_ID = /\b(?:[AB]\d+(?:\.\d+)?|NS|AMB)-\d+\b/g
const LITERAL = /'((?:[^'\\]|\\.)*)'|"([^"]*)"/g
/** Shorter literals are not texts for users. */
const TEXT_CHARS = 14

const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll("\\'", "'")

const rows = new Map(
  ['docs/requirements.md', 'docs/specification-decisions.md']
    .flatMap((document) => requirementRows(readFileSync(document, 'utf8')))
    .map(({ id, statement }) => [id, straight(statement)]),
)

/** The texts of the lines that end with a comment with row ids. */
const cited = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\/generated\/|\.(test|stories)\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, code = '', comment = ''] = /^(.*?)\s\/\/ (.*)$/.exec(line) ?? []
        const ids = comment.match(ROW_ID) ?? []
        const texts = [...code.matchAll(LITERAL)]
          .map(([, single, double]) => straight(single ?? double ?? ''))
          .filter((text) => text.length >= TEXT_CHARS && text.includes(' '))
        return ids.length > 0 ? texts.map((text) => ({ at: `${file}:${index + 1}`, text, ids })) : []
      }),
  )

it('every text that cites a row of the requirements is in this row', () => {
  expect(cited.length).toBeGreaterThan(50)
  const changed = cited
    .filter(({ text, ids }) => !ids.some((id) => rows.get(id)?.includes(text)))
    .map(
      ({ at, text, ids }) =>
        `${at}: "${text}" is not in ${ids.join(', ')}. Change the row in docs/requirements.md or docs/specification-decisions.md too, or restore the text.`,
    )
  expect(changed).toEqual([])
})
