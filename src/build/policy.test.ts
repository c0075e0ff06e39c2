import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageHeaders, withPolicy } from './policy.ts'
import { writeHeaders } from './writeHeaders.ts'

const HTML = '<head>\n    <meta charset="utf-8" />\n    <style>body{margin:0}</style></head>'
/** printf 'body{margin:0}' | openssl dgst -sha256 -binary | base64 */
const HASH = 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='

test('the styles of the page are allowed by their hashes, and nothing else is inline', () => {
  const policy = withPolicy(HTML)
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

test('a page that nothing was deployed of may call any address', () => {
  expect(withPolicy(HTML)).toContain("connect-src 'self' https: http:;")
  expect(withPolicy(HTML).replace(/\n *<meta http-equiv[^\n]*/, '')).toBe(HTML)
})

describe('npm run headers', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'perigee-headers-'))
    writeFileSync(join(folder, 'index.html'), withPolicy(HTML))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const writeFor = (apiBaseUrl: string) => {
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiBaseUrl }))
    writeHeaders(folder)
  }

  test('writes header files and a page that match config.json', () => {
    writeFor('https://staging.example/api/v1')
    for (const file of ['headers/nginx.conf', 'headers/Caddyfile', '_headers', 'index.html'])
      expect(read(file)).toContain("connect-src 'self' https://staging.example;")
    expect(read('index.html')).toBe(withPolicy(HTML, 'https://staging.example/api/v1'))
  })

  test('gives the same files for an address, whatever the address before was', () => {
    const files = ['headers/nginx.conf', 'headers/Caddyfile', '_headers', 'index.html']
    writeFor('/api/v1')
    const once = files.map(read)
    writeFor('http://localhost:4010/api/v1')
    writeFor('/api/v1')
    writeFor('/api/v1')
    expect(files.map(read)).toEqual(once)
  })

  test('also writes the policy into copies of the page, and into no other page', () => {
    copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
    writeFileSync(join(folder, 'imprint.html'), HTML)
    writeFor('https://staging.example/api/v1')
    expect(read('404.html')).toBe(read('index.html'))
    expect(read('imprint.html')).toBe(HTML)
  })

  test('refuses a folder that is no live build, and writes nothing', () => {
    expect(() => writeHeaders(folder)).toThrow(`${folder} is no live build: npm run build makes one.`)
    writeFileSync(join(folder, 'config.json'), '{ "apiBaseUrl": ')
    expect(() => writeHeaders(folder)).toThrow(/config\.json is not valid JSON\.$/)
    expect(readdirSync(folder).sort()).toEqual(['config.json', 'index.html'])
  })
})
