import { expect, it } from 'vitest'
import type { Rehearsal } from '#mocks/rehearsal/rehearsals.ts'
import { readAtlas } from '#storybook/atlas/recordFiles.ts'
import { reportMarkdown, reportPage } from './report.ts'
import { byHarm, errorTexts, exitCodeOf, resultOf, storiesFor, type StoryResult } from './results.ts'
import type { Verdict } from './verdict.ts'

const LIKED: Rehearsal = {
  title: 'response 200 /likeCount: integer → missing',
  places: [{ operation: 'likeCharacter', path: ['likeCount'] }],
  alterations: [
    { kind: 'field', operation: 'likeCharacter', status: '200', path: ['likeCount'], puts: [{ absent: true }] },
  ],
  suggestion: 'likeCount: likes',
}
const STORY = { id: 'a--b', name: 'B <i>', title: 'a', file: 'src/a.stories.tsx' }
const ran = (verdict: Verdict): StoryResult => ({ story: STORY, verdict, why: '', came: ['new | text'], gone: [] })
const of = (rehearsal: Partial<Rehearsal>, ...verdicts: Verdict[]) =>
  resultOf({ rehearsal: { ...LIKED, ...rehearsal }, run: '1', stories: verdicts.map(ran), of: verdicts.length })

it('a difference is as harmful as its worst story', () => {
  expect(of({}, 'nobody notices', 'breaks', 'looks different')).toMatchObject({ verdict: 'breaks' })
})

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

it('a difference without a change of the traffic is noticed by nobody', () => {
  const result = of({ alterations: [] })
  expect(result.verdict).toBe('nobody notices')
  expect(exitCodeOf([result])).toBe(0)
})

it('the exit code is 1 as soon as somebody notices', () => {
  expect(exitCodeOf([of({ why: 'No rule.' }), of({}, 'looks different')])).toBe(1)
})

it('the greatest harm is first, and what was not rehearsed is before what nobody notices', () => {
  const results = [
    of({}, 'nobody notices'),
    of({ why: 'x' }),
    of({}, 'looks different'),
    of({}, 'breaks'),
    of({}, 'says so'),
  ]
  expect(byHarm(results).map(({ verdict }) => verdict)).toEqual([
    'breaks',
    'says so',
    'looks different',
    'not rehearsed',
    'nobody notices',
  ])
})

it('the stories of a call come by turns from all files, up to a limit', () => {
  const read = LIKED.alterations.map((one) => ({ ...one, operation: 'readCharacter' as const }))
  const { chosen, of: all } = storiesFor(read, readAtlas(), 6)
  expect(chosen).toHaveLength(6)
  expect(all).toBeGreaterThan(20)
  expect(new Set(chosen.map(({ file }) => file)).size).toBe(6)
})

it('both reports name the difference, the stories, the files that read the field and the line for a map', () => {
  const report = { from: 'new.yaml', results: [of({}, 'looks different')], rowsOf: () => ['A2.5-14'] }
  for (const text of [reportMarkdown(report), reportPage(report)])
    for (const part of ['/likeCount', 'src/api/shapes/characterShapes.ts', 'likeCount: likes', 'A2.5-14'])
      expect(text).toContain(part)
  expect(reportMarkdown(report)).toContain(String.raw`new \| text`)
  expect(reportPage(report)).toContain('B &lt;i>')
  expect(reportPage(report)).toContain('src="1/a--b.png"')
})

it('the error texts are those of src/api', () => {
  const isErrorText = errorTexts()
  expect(isErrorText('Character not found')).toBe(false)
  expect(isErrorText('The server did not answer.')).toBe(true)
  expect(isErrorText('The request failed.')).toBe(true)
})
