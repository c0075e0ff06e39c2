import { expect, it } from 'vitest'
import type { Rehearsal } from '#mocks/rehearsal/rehearsals.ts'
import { readAtlas } from '#storybook/atlas/recordFiles.ts'
import { reportMarkdown, reportPage } from './report.ts'
import { byHarm, errorTexts, exitCodeOf, resultOf, storiesFor, type StoryResult } from './results.ts'
import type { Verdict } from './verdict.ts'

const LIKED: Rehearsal = {
  title: 'response 200 /likeCount: integer → missing',
  places: [{ operation: 'readCharacter', path: ['likeCount'] }],
  alterations: [
    { kind: 'field', operation: 'readCharacter', status: '200', path: ['likeCount'], puts: [{ absent: true }] },
  ],
  suggestion: 'likeCount: likes',
}
const STORY = { id: 'a--b', name: 'B <i>', title: 'a', file: 'src/a.stories.tsx' }
const ran = (verdict: Verdict): StoryResult => ({ story: STORY, verdict, why: '', came: ['new <text>'], gone: [] })
const of = (rehearsal: Partial<Rehearsal>, ...verdicts: Verdict[]) =>
  resultOf({ rehearsal: { ...LIKED, ...rehearsal }, run: '1', stories: verdicts.map(ran), of: verdicts.length })

it.for([
  { what: 'cannot be derived', result: of({ why: 'No rule.' }, 'breaks'), why: 'No rule.' },
  { what: 'is in no story', result: of({}), why: 'No story makes this call.' },
  {
    what: 'is only in stories that fail today',
    result: resultOf({ rehearsal: LIKED, run: '1', stories: [], of: 3 }),
    why: 'No story that makes this call passes today.',
  },
])('what $what is not rehearsed, never fine', ({ result, why }) => {
  expect(result).toMatchObject({ verdict: 'not rehearsed', why })
  expect(exitCodeOf([result])).toBe(2)
})

it('a difference is as harmful as its worst story, and the greatest harm is first', () => {
  const results = [
    of({ alterations: [] }),
    of({ why: 'No rule.' }, 'breaks'),
    of({}, 'looks different'),
    of({}, 'nobody notices', 'breaks', 'looks different'),
    of({}, 'says so'),
  ]
  const inOrder = ['breaks', 'says so', 'looks different', 'not rehearsed', 'nobody notices']
  expect(byHarm(results).map(({ verdict }) => verdict)).toEqual(inOrder)
  expect(exitCodeOf(results)).toBe(1)
  expect(exitCodeOf(results.slice(0, 1))).toBe(0)
})

it('the stories of a call come by turns from all files, up to a limit', () => {
  const { chosen, of: all } = storiesFor(LIKED.alterations, readAtlas(), 6)
  expect(all).toBeGreaterThan(20)
  expect(new Set(chosen.map(({ file }) => file)).size).toBe(6)
})

it('both reports name the difference, the texts, the files that read the field, the rows and the line for a map', () => {
  const report = { from: 'new.yaml', results: [of({}, 'looks different')], rowsOf: () => ['A2.5-14'] }
  for (const text of [reportMarkdown(report), reportPage(report)])
    for (const part of [
      '/likeCount',
      'src/api/shapes/characterShapes.ts',
      'likeCount: likes',
      'A2.5-14',
      'new &lt;text>',
    ])
      expect(text).toContain(part)
  expect(reportPage(report)).toContain('src="1/a--b.png"')
})

it('the error texts are those of src/api', () => {
  const isErrorText = errorTexts()
  expect(isErrorText('Character not found')).toBe(false)
  expect(isErrorText('The server did not answer.')).toBe(true)
})
