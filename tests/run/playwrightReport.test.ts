import { expect, it } from 'vitest'
import { playwrightReport } from './playwrightReport.ts'

const spec = (title: string, status: string, error?: object) => ({
  title,
  file: 'e2e/x.e2e.ts',
  line: 7,
  tests: [{ projectName: 'journeys', status, results: [{ errors: error ? [error] : [] }] }],
})
const report = {
  config: { rootDir: '/project/tests' },
  errors: [{ message: 'the build failed\n    at run (/x.ts:1:1)' }],
  suites: [
    {
      title: 'x.e2e.ts',
      specs: [spec('opens', 'expected'), spec('waits', 'skipped')],
      suites: [
        {
          title: 'on a phone',
          specs: [
            spec('closes', 'unexpected', {
              message: 'Expected: 1\nReceived: 2',
              location: { file: '/project/tests/support/axe.ts', line: 12 },
            }),
            spec('goes on', 'flaky'),
          ],
        },
      ],
    },
  ],
}

it('reads passed, skipped and failed tests of every depth, and errors outside them', () => {
  expect(playwrightReport(report, '/project')).toEqual({
    passed: ['journeys › e2e/x.e2e.ts › x.e2e.ts › opens'],
    skipped: 1,
    failures: [
      {
        id: 'journeys › e2e/x.e2e.ts › x.e2e.ts › on a phone › closes',
        title: '[journeys] closes',
        place: 'tests/support/axe.ts:12',
        message: 'Expected: 1\nReceived: 2',
      },
      {
        id: 'journeys › e2e/x.e2e.ts › x.e2e.ts › on a phone › goes on',
        title: '[journeys] goes on',
        place: 'tests/e2e/x.e2e.ts:7',
        message: '',
      },
    ],
    outside: ['the build failed'],
  })
})
