import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The output of `npm test` in a pipe. */
function run(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/run.ts', ...args], {
    encoding: 'utf8',
    // Another folder, so that it does not overwrite the report of the run of this test.
    env: { ...process.env, PERIGEE_REPORTS: mkdtempSync(join(tmpdir(), 'perigee-reports-')), ...environment },
  })
  return { status, lines: (stdout + stderr).trim().split('\n'), output: stdout + stderr }
}

const NOWHERE = { PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nope' }

it.for([
  { args: ['nonsense'], says: '"nonsense" is neither a stage nor a file of tests; the stages are types,' },
  { args: ['unit', 'src/a.test.ts'], says: 'Name stages or files of tests, not both.' },
  { args: ['--shard=5/4'], says: '"5/4" is no shard; write --shard=1/4.' },
  { args: ['--colour'], says: "Unknown option '--colour'" },
  { args: ['--changed=nowhere', 'unit'], says: 'Git cannot compare with nowhere: write --changed=REVISION.' },
  { args: ['stories'], environment: { PERIGEE_BROWSER: '/nope' }, says: 'PERIGEE_BROWSER=/nope is no program' },
  { args: ['--browser', 'opera'], says: '"opera" is no browser of the tests; write --browser chromium,' },
  { args: ['--browser', 'firefox', 'visual'], says: '"visual" is a stage of Chromium only; --browser firefox runs' },
  {
    args: ['--browser=firefox'],
    environment: NOWHERE,
    says: 'There is no Firefox to test with: run `npx playwright install firefox`',
  },
  {
    args: ['--browser=webkit'],
    environment: NOWHERE,
    says: 'There is no WebKit to test with: run `npx playwright install webkit`',
  },
])('$args $environment ends with one sentence', ({ args, environment, says }) => {
  const { status, lines } = run(args, environment)
  expect(lines).toEqual([expect.stringContaining(says)])
  expect(status).toBe(2)
})

it('ends with the totals, without colours in a pipe', () => {
  const { status, output, lines } = run(['src/lib/compactNumber.test.ts'])
  expect(output).not.toContain('\u001B')
  expect(lines.at(-2)).toMatch(/^unit {5}\d+ passed$/)
  expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/)
  expect(status).toBe(0)
})
