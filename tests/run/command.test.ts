import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The output of `npm test` in a pipe. */
function run(args: string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/run.ts', ...args], {
    encoding: 'utf8',
    // Another folder, so that it does not overwrite the report of the stage that runs this test.
    env: { ...process.env, PERIGEE_REPORTS: mkdtempSync(join(tmpdir(), 'perigee-reports-')), ...environment },
  })
  return { status, lines: (stdout + stderr).trim().split('\n'), output: stdout + stderr }
}

/** Node options that simulate a missing browser package. */
const WITHOUT_BROWSER_PACKAGE = `--import data:text/javascript,${encodeURIComponent(`
  import Module from 'node:module'
  const resolve = Module._resolveFilename
  Module._resolveFilename = function (name, ...rest) {
    if (name.startsWith('@sparticuz/')) throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })
    return resolve.call(this, name, ...rest)
  }
`)}`

it.for([
  { args: ['nonsense'], says: '"nonsense" is neither a stage nor a file of tests; the stages are types,' },
  { args: ['--shard=5/4'], says: '"5/4" is no shard; write --shard=1/4.' },
  { args: ['--colour'], says: "Unknown option '--colour'" },
  { args: ['stories'], environment: { PERIGEE_BROWSER: '/nope' }, says: 'PERIGEE_BROWSER=/nope is no program' },
  { args: ['--browser', 'opera'], says: '"opera" is no browser of the tests; write --browser chromium,' },
  {
    args: ['--browser=firefox'],
    environment: { PERIGEE_BROWSER: '/nope' },
    says: '/nope is no program: name the path of a Firefox.',
  },
  { args: ['visual'], environment: { PERIGEE_BROWSER: '/' }, says: 'PERIGEE_BROWSER=/ is no program' },
])('$args $environment ends with one sentence', ({ args, environment, says }) => {
  const { status, lines } = run(args, environment)
  expect(lines).toEqual([expect.stringContaining(says)])
  expect(status).toBe(2)
})

it('without the package of the browser, and without any other, it says how to get one', () => {
  const nowhere = { PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nope', NODE_OPTIONS: WITHOUT_BROWSER_PACKAGE }
  const { status, lines } = run(['stories'], nowhere)
  expect(lines).toEqual([expect.stringMatching(/^There is no browser to test with: set PERIGEE_BROWSER/)])
  expect(status).toBe(2)
})

it('a stage in a pipe is a line, and the totals: no dots, no colours', () => {
  const { status, output, lines } = run(['src/lib/compactNumber.test.ts'])
  expect(output).not.toContain('\u001B')
  expect(lines[0]).toMatch(/^── unit: vitest run/)
  expect(lines.slice(1).filter((line) => line !== '')).toEqual([
    expect.stringMatching(/^unit {7}\s*\d+ s {2}\d+ passed, 0 failed$/),
    expect.stringMatching(/^\d+ passed, 0 failed$/),
  ])
  expect(status).toBe(0)
})

it.for([
  { browser: 'firefox', says: /^There is no Firefox to test with: run `npx playwright install firefox`/ },
  {
    browser: 'webkit',
    says: /^There is no WebKit to test with: run `npx playwright install webkit`.*`apt-get install/,
  },
])('without $browser, it says how to get one', ({ browser, says }) => {
  const nowhere = { PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nope' }
  const { status, lines } = run(['--browser', browser], nowhere)
  expect(lines).toEqual([expect.stringMatching(says)])
  expect(status).toBe(2)
})
