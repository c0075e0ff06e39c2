import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.for(['perigee', 'control'])('the contract %s is valid, without a warning', (api) => {
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const lint = ['lint', api, '--format', 'json']
  const report = execFileSync('node_modules/.bin/redocly', lint, { env: environment, stdio: 'pipe', encoding: 'utf8' })
  expect(JSON.parse(report)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
})
