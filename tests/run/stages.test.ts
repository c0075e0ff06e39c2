import { expect, it } from 'vitest'
import { commandOf, wordsOf } from './stages.ts'

/** The commands of a command line, without what each run has. */
function commands(line: string, isWebKitGtk = false): string[] {
  const words = wordsOf(line.split(' ').filter(Boolean))
  return (['vitest', 'playwright'] as const).flatMap((runner) => {
    const command = commandOf(runner, words, isWebKitGtk)?.join(' ')
    return command?.replace(/^(vitest run --retry=1|playwright test -c tests --retries=1)/, runner) ?? []
  })
}

const VITEST = 'vitest --project=unit --project=stories'
const PLAYWRIGHT = 'playwright --project=tools --project=journeys --project=visual'

it.for([
  { line: '', runs: [VITEST, PLAYWRIGHT] },
  { line: '--shard=2/4', runs: [`${VITEST} --shard=2/4`, `${PLAYWRIGHT} --shard=2/4`] },
  { line: 'types', runs: [] },
  { line: 'visual unit', runs: ['vitest --project=unit', 'playwright --project=visual'] },
  { line: 'src/a.test.ts:12', runs: ['vitest --project=unit src/a.test.ts:12'] },
  { line: 'src/A.stories.tsx src/a.test.ts', runs: [`${VITEST} src/A.stories.tsx src/a.test.ts`] },
  {
    line: '--browser firefox',
    runs: ['vitest --project=stories', 'playwright --project=tools --project=journeys'],
  },
  { line: 'unit --list', runs: ['vitest list --filesOnly --project=unit'] },
])('npm test -- $line', ({ line, runs }) => {
  expect(commands(line)).toEqual(runs)
})

it('plays the stories alone in the WebKit of a Linux distribution, over WebDriver', () => {
  expect(commands('--browser webkit', true)).toEqual(['playwright --project=webkit-gtk'])
  expect(commands('--browser webkit src/A.stories.tsx', true)).toEqual([
    'playwright --project=webkit-gtk --grep=src/A.stories.tsx',
  ])
  expect(() => commands('--browser webkit e2e', true)).toThrow('npx playwright install webkit')
})
