import { expect, it } from 'vitest'
import { chosenStages, engineOf, inBackground, inOrderOfBeginning, runningAgain, withoutProgress } from './stages.ts'

const chosen = (...args: string[]) => chosenStages(args).map(({ name, command }) => `${name}: ${command.join(' ')}`)
const names = (...args: string[]) => chosenStages(args).map(({ name }) => name)

it('runs everything unless something is named', () => {
  expect(names()).toEqual(['types', 'lint', 'format', 'unused', 'unit', 'stories', 'e2e', 'visual', 'robot'])
  expect(names('visual', 'unit')).toEqual(['unit', 'visual'])
})

it('finds the stage of a file', () => {
  expect(chosen('tests/e2e/chats.e2e.ts', 'tests/live/coldVisit.live.ts:12')).toEqual([
    'e2e: playwright test -c tests --project=tools --project=journeys tests/e2e/chats.e2e.ts tests/live/coldVisit.live.ts:12',
  ])
  expect(names('src/lib/instant.test.ts', 'src/shell/TopBar.stories.tsx', 'tests/visual/stories.visual.ts')).toEqual([
    'unit',
    'stories',
    'visual',
  ])
  expect(names('tests/explore/seeds.robot.ts:42')).toEqual(['robot'])
  expect(chosenStages(['unit', 'src/lib/instant.test.ts'])[0]?.command.at(-1)).not.toBe('src/lib/instant.test.ts')
})

it('the robot runs in the background of the other stages, in one worker, and alone as a usual stage', () => {
  const parted = (...args: string[]) => {
    const { inTurn, background } = inBackground(chosenStages(args))
    return [inTurn, background].map((stages) => stages.map(({ name, command }) => [name, command.at(-1)]))
  }
  expect(parted('unit', 'visual', 'robot')).toEqual([
    [
      ['unit', '--reporter=./tests/run/vitestReporter.ts'],
      ['visual', '--project=visual'],
    ],
    [['robot', '--workers=1']],
  ])
  expect(parted('robot')).toEqual([[['robot', '--project=robot']], []])
})

it('runs a part of the tests, and what is no test on the first machine only', () => {
  const last = (...args: string[]) => chosenStages(args).map(({ command }) => command.at(-1))
  expect(last('--shard=2/4')).toEqual(['--shard=2/4', '--shard=2/4', '--shard=2/4', '--shard=2/4', '--shard=2/4'])
  expect(names('--shard=1/4')).toEqual(names())
})

it('lists without running', () => {
  expect(chosen('--list', 'unit', 'visual', 'types')).toEqual([
    'unit: vitest list --project unit --filesOnly',
    'visual: playwright test -c tests --project=visual --list',
  ])
})

it('lists a part as the part that would be run', () => {
  expect(chosen('--list', '--shard=2/4', 'unit', 'visual')).toEqual([
    'unit: node tests/run/listShard.ts unit --shard=2/4',
    'visual: playwright test -c tests --project=visual --list --shard=2/4',
  ])
})

it('prints no progress where nobody watches', () => {
  const [unit] = chosenStages(['unit']).map(withoutProgress)
  expect(unit?.command.join(' ')).toBe('vitest run --project unit --reporter=./tests/run/vitestReporter.ts')
})

it.for([['nonsense'], ['--shard=5/4'], ['--shard=0/4'], ['--shard=x'], ['--unknown']])('refuses %s', (args) => {
  expect(() => chosenStages(args)).toThrow()
})

it('runs what failed once more in one worker', () => {
  const [unit, visual] = chosenStages(['unit', 'visual', '--shard=1/2'])
  expect(runningAgain(unit!, ['a.test.ts']).command.slice(-2)).toEqual(['--maxWorkers=1', 'a.test.ts'])
  expect(runningAgain(unit!, []).command).not.toContain('--shard=1/2')
  const ofOneWorker = { ...unit!, command: [...unit!.command, '--maxWorkers=1', 'a.test.ts'] }
  expect(runningAgain(ofOneWorker, ['a.test.ts']).command.filter((word) => word === '--maxWorkers=1')).toHaveLength(1)
  expect(runningAgain(visual!, []).command.slice(-2)).toEqual(['--last-failed', '--workers=1'])
})

it('runs stories and journeys in another engine', () => {
  expect(engineOf([])).toBe('chromium')
  expect(names('--browser', 'chromium')).toEqual(names())
  expect(engineOf(['stories', '--browser=firefox'])).toBe('firefox')
  expect(names('--browser', 'firefox')).toEqual(['stories', 'e2e'])
  expect(names('--browser', 'webkit', 'tests/e2e/chats.e2e.ts')).toEqual(['e2e'])
})

it('runs the stories alone in the WebKit of a Linux distribution, over WebDriver', () => {
  const inWebKitGtk = (...args: string[]) =>
    chosenStages(['--browser', 'webkit', ...args], { isWebKitGtk: true }).map(({ command }) => command.join(' '))
  expect(inWebKitGtk()).toEqual(['playwright test -c tests --project=webkit-gtk'])
  expect(inWebKitGtk('--shard=1/2', 'stories')).toEqual(['playwright test -c tests --project=webkit-gtk --shard=1/2'])
  expect(inWebKitGtk('src/shell/TopBar.stories.tsx:12', 'src/ui/Menu.stories.tsx')).toEqual([
    String.raw`playwright test -c tests --project=webkit-gtk --grep=src/shell/TopBar\.stories\.tsx|src/ui/Menu\.stories\.tsx`,
  ])
  expect(() => inWebKitGtk('e2e')).toThrow('npx playwright install webkit')
})

it.for([
  { args: ['--browser', 'opera'], says: '"opera" is no browser of the tests; write --browser chromium,' },
  { args: ['--browser', 'firefox', 'visual'], says: '"visual" is a stage of Chromium only; --browser firefox runs' },
  { args: ['--browser', 'firefox', 'unit'], says: '"unit" is a stage of Chromium only' },
])('refuses $args', ({ args, says }) => {
  expect(() => chosenStages(args)).toThrow(says)
})

it('side by side, a stage without builds begins, then the longest stages, and the checks last', () => {
  const beginning = (...args: string[]) => inOrderOfBeginning(chosenStages(args)).map(({ name }) => name)
  const checks = ['types', 'lint', 'format', 'unused']
  expect(beginning()).toEqual(['stories', 'e2e', 'unit', 'visual', ...checks, 'robot'])
  expect(beginning(...checks, 'unit', 'e2e', 'visual')).toEqual(['unit', 'e2e', 'visual', ...checks])
})
