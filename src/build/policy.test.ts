import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, pageHeaders } from './policy.ts'
import { writeHeaders } from './writeHeaders.ts'

const HTML = '<head><style>body{margin:0}</style></head>'
/** printf 'body{margin:0}' | openssl dgst -sha256 -binary | base64 */
const HASH = 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='

test('the styles of the page are allowed by their hashes, and nothing else is inline', () => {
  const policy = contentSecurityPolicy(HTML)
  expect(policy).toContain(`style-src 'self' '${HASH}';`)
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['/api/v1', "connect-src 'self';", "img-src 'self' data: blob: https:;"],
  [
    'https://api.example.com/api/v1',
    "connect-src 'self' https://api.example.com;",
    "img-src 'self' data: blob: https:;",
  ],
  [
    'http://localhost:4010/api/v1',
    "connect-src 'self' http://localhost:4010;",
    "img-src 'self' data: blob: https: http://localhost:4010;",
  ],
])('calls are allowed to the API at %s only', (api, calls, pictures) => {
  const policy = pageHeaders(HTML, api)['Content-Security-Policy']
  expect(policy).toContain(calls)
  expect(policy).toContain(pictures)
})

test('the header files of a build match its config.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-headers-'))
  try {
    writeFileSync(join(folder, 'index.html'), HTML)
    writeFileSync(join(folder, 'config.json'), '{ "apiBaseUrl": "https://staging.example/api/v1" }')
    writeHeaders(folder)
    for (const file of ['headers/nginx.conf', 'headers/Caddyfile', '_headers'])
      expect(readFileSync(join(folder, file), 'utf8')).toContain("connect-src 'self' https://staging.example;")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
