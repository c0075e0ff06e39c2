import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AllTests, Journey, ReachedTests } from '#tests/reach/reachedTests.ts'
import { changedStages, chosenText, leftOutText } from './changedStages.ts'
import { changedOf, chosenStages } from './stages.ts'

const folder = mkdtempSync(join(tmpdir(), 'perigee-stages-'))
const journey = (project: string, title: string): Journey => ({ project, file: 'tests/e2e/a.e2e.ts', titles: [title] })
const all: AllTests = {
  unit: ['a.test.ts', 'b.test.ts'],
  stories: ['A.stories.tsx'],
  e2e: [journey('journeys', 'one'), journey('tools', 'one'), journey('journeys', 'two')],
  visual: [journey('visual', 'picture')],
}
const NONE = { run: [], leftOut: 1 }
const reached: ReachedTests = {
  unit: { run: ['a.test.ts'], leftOut: 1 },
  stories: { run: ['A.stories.tsx'], leftOut: 0, because: 'src/app/theme.ts' },
  e2e: { run: [journey('journeys', 'one')], leftOut: 2 },
  visual: NONE,
}
const commandsOf = (changed: string[], tests: ReachedTests = reached, linted?: string[]) =>
  changedStages(chosenStages([]), { changed, tests, linted }, (stage) => join(folder, stage)).map(
    ({ name, command }) => ({
      name,
      last: command.slice(-2).join(' '),
    }),
  )

it('a stage gets its files, all its tests, a list of journeys, or does not run', () => {
  expect(commandsOf(['src/a.ts'])).toEqual([
    { name: 'types', last: 'tsc --noEmit' },
    { name: 'lint', last: '--type-aware --deny-warnings' },
    { name: 'format', last: 'oxfmt --check' },
    { name: 'unused', last: '--cache --cache-location=.cache/knip' },
    { name: 'unit', last: '--maxWorkers=1 a.test.ts' },
    { name: 'stories', last: '--reporter=dot --reporter=./tests/run/vitestReporter.ts' },
    { name: 'e2e', last: `--workers=1 --test-list=${join(folder, 'e2e')}` },
  ])
  expect(readFileSync(join(folder, 'e2e'), 'utf8')).toBe('[journeys] › e2e/a.e2e.ts › one\n')
})

it('a stage with many chosen files has all its workers', () => {
  const run = Array.from({ length: 121 }, (_, index) => `${index}.test.ts`)
  const tests = { ...reached, unit: { run, leftOut: 1 } }
  const stages = changedStages(chosenStages(['unit']), { changed: ['src/a.ts'], tests, linted: undefined }, String)
  expect(stages[0]?.command).toContain('120.test.ts')
  expect(stages[0]?.command).not.toContain('--maxWorkers=1')
})

it('many chosen journeys have a worker for each processor', () => {
  const run = Array.from({ length: 21 }, (_, index) => journey('journeys', `${index}`))
  const tests = { ...reached, e2e: { run, leftOut: 1 } }
  const stages = changedStages(chosenStages(['e2e']), { changed: ['src/a.ts'], tests, linted: undefined }, (stage) =>
    join(folder, stage),
  )
  expect(stages[0]?.command).toContain(`--workers=${availableParallelism()}`)
})

it('a picture that a change alters runs once, a journey runs again if it fails', () => {
  const chosen = { run: [journey('visual', 'picture')], leftOut: 1 }
  const tests = { ...reached, visual: chosen }
  const stages = changedStages(chosenStages(['e2e', 'visual']), { changed: [], tests, linted: undefined }, (stage) =>
    join(folder, stage),
  )
  expect(stages.map(({ name, runsOnce }) => [name, runsOnce])).toEqual([
    ['e2e', false],
    ['visual', true],
  ])
})

it('the linter gets its files, all files, or does not run', () => {
  const nothing = { unit: NONE, stories: NONE, e2e: NONE, visual: NONE }
  const lintOf = (linted?: string[]) => commandsOf(['src/a.ts'], nothing, linted).find(({ name }) => name === 'lint')
  expect(lintOf(['src/a.ts', 'src/b.tsx'])?.last).toBe('src/a.ts src/b.tsx')
  expect(lintOf()?.last).toBe('--type-aware --deny-warnings')
  expect(lintOf([])).toBeUndefined()
})

it('after a change of the documentation only the format is checked', () => {
  const nothing = { unit: NONE, stories: NONE, e2e: NONE, visual: NONE }
  expect(commandsOf(['docs/ci.md'], nothing).map(({ name }) => name)).toEqual(['format'])
  expect(commandsOf([], nothing)).toEqual([])
})

it('says what runs, and what was left out', () => {
  expect(chosenText(reached, all, ['src/a.ts'])).toEqual([
    'lint: 1 files',
    'unit: 1 of 2 files of unit tests',
    'stories: 1 of 1 files of stories, because src/app/theme.ts reaches all of them',
    'e2e: 1 of 3 journeys',
    'visual: 0 of 1 pictures',
  ])
  expect(leftOutText(reached, all, ['src/a.ts'])).toBe(
    'Left out: 1 of 2 files of unit tests, 2 of 3 journeys, 1 of 1 pictures, lint of the other files, and the robot. No file that they import, load or read has changed. What pages load later is taken from the record of npm run reach; a test that is not in the record runs. Before a merge, run npm test.',
  )
})

it('the revision is optional; files and shards are refused beside it', () => {
  expect(changedOf([])).toBeUndefined()
  expect(changedOf(['--changed', 'unit'])).toBe('')
  expect(changedOf(['--changed=HEAD~3'])).toBe('HEAD~3')
  expect(chosenStages(['--changed', 'unit']).map(({ name }) => name)).toEqual(['unit'])
  for (const other of ['--shard=1/2', 'tests/e2e/chats.e2e.ts'])
    expect(() => changedOf(['--changed', other])).toThrow('--changed chooses the files itself')
})
