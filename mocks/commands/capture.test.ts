import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHar } from '#mocks/capture/har.ts'
import { readWorldFile } from '#mocks/capture/worldFile.ts'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'

const HOSTILE = '"><script>alert(1)</script>\u0000\u202E${x}{{y}}__proto__\uD800'
const entry = {
  startedDateTime: '2026-05-20T12:00:00.000Z',
  request: { method: 'GET', url: 'https://staging.example/api/v1/auth/verified', headers: [], postData: null },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { text: '{"is_unverified":true}' },
  },
}
/** Of another site, with null where HAR has a text. */
const font = {
  startedDateTime: null,
  request: { method: 'GET', url: 'https://fonts.example/a.woff2', headers: [] },
  response: { status: 304, headers: [], content: { text: null } },
}
const har = (entries: unknown[] = [entry], version: string | null = '1.2') =>
  JSON.stringify({ log: { version, entries } })

/** Runs the command with a file of this text in a folder of its own. */
function run(text: string, prepare: (path: string) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'capture-'))
  const path = join(folder, 'bug.har')
  writeFileSync(path, text)
  prepare(path)
  const { status, stderr, stdout } = spawnSync(process.execPath, ['mocks/commands/capture.ts', '--har', path], {
    encoding: 'utf8',
  })
  return { status, lines: (status === 0 ? stdout : stderr).trim().split('\n'), files: readdirSync(folder) }
}

it('the command writes a file that the panel reads, and counts what it skipped', () => {
  const { status, lines, files } = run(har([entry, font, null]))
  expect({ status, files }).toEqual({ status: 0, files: ['bug.har', 'bug.json'] })
  expect(lines.at(-1)).toBe('Skipped: 2 entries of other addresses than the API')
})

it('without words, the report says what a searched word became, and the file has the call of that word', () => {
  const search = { ...entry.request, url: 'https://staging.example/api/v1/characters/search?query=elf' }
  const response = { ...entry.response, content: { text: '{"data":[],"total":0}' } }
  let file = ''
  const { lines } = run(
    har([{ ...entry, request: search, response }]),
    (path) => (file = path.replace('.har', '.json')),
  )
  const [, word = ''] =
    /^To search for "elf", type "(.+)"$/.exec(lines.find((line) => line.startsWith('To search')) ?? '') ?? []
  expect(word).toMatch(/^[a-z]{3}$/)
  expect(readFileSync(file, 'utf8')).toContain(`query=${word}`)
})

it('--help says what each option does', () => {
  const { status, stdout } = spawnSync(process.execPath, ['mocks/commands/capture.ts', '--help'], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm run capture[^]*--with-words {2}keeps/),
  })
})

describe('a HAR file as programs write it is read:', () => {
  const { request, response } = entry
  const NULLS = { cookies: null, postData: null, headers: null }
  it.for<[what: string, text: string, read?: object]>([
    ['with a byte-order mark', `\uFEFF${har()}`],
    ['without a version', har([entry], '')],
    ['with null for the version', har([entry], null)],
    ['with null in an entry of another site', har([font, entry]), { skipped: 1 }],
    ['with something else than entries', har([null, 7, { request: 7 }, entry]), { skipped: 3 }],
    ['with null for fields', har([{ ...entry, request: { ...request, ...NULLS } }])],
    [
      'with null for a body',
      har([{ ...entry, response: { ...response, content: { text: null, encoding: null } } }]),
      { exchanges: [{ status: 200, responseBody: undefined }] },
    ],
    ['of a call without a response', har([{ ...entry, response: null }]), { exchanges: [{ status: 0 }] }],
    [
      'with null for the value of a header',
      har([{ ...entry, response: { ...response, headers: [{ name: 'X', value: null }] } }]),
      { exchanges: [{ responseHeaders: { X: '' } }] },
    ],
  ])('%s', ([, text, read = { skipped: 0, exchanges: [{ status: 200, responseBody: '{"is_unverified":true}' }] }]) => {
    expect(readHar(text)).toMatchObject({ baseUrl: 'https://staging.example/api/v1', ...read })
  })
})

it.for([
  { what: 'another format', text: '{"name":"perigee"}', says: 'no HAR' },
  { what: '200 MB', text: '', prepare: (path: string) => truncateSync(path, 200_000_000), says: 'larger than 150 MB' },
])('$what: prints one sentence, exits with 2 and writes nothing', ({ text, prepare, says }) => {
  const { status, lines, files } = run(text, prepare)
  expect(status).toBe(2)
  expect(lines).toEqual([expect.stringContaining(says)])
  expect(files).toEqual(['bug.har'])
})

describe('a HAR file is refused in one sentence', () => {
  it.for([
    { what: 'cut short', text: har().slice(0, -20), says: 'cut short' },
    { what: 'of another version', text: har([entry], '9.0'), says: 'version "9.0"' },
    {
      what: 'with a damaged entry',
      text: har([entry, { ...entry, response: 7 }]),
      says: 'Entry 2 of the HAR is damaged',
    },
    {
      what: 'of another site',
      text: har([{ ...entry, request: { ...entry.request, url: 'https://x.example/' } }]),
      says: 'no call',
    },
  ])('$what', ({ text, says }) => {
    expect(readHar(text)).toEqual({ problem: expect.stringContaining(says) })
  })
})

it('hostile text in every field stays a text or is refused', async () => {
  const hostile = (value: unknown): unknown =>
    typeof value === 'string' ? HOSTILE : Array.isArray(value) ? value.map(hostile) : fieldsOf(value, hostile)
  const fields = ['startedDateTime', 'request', 'response'] as const
  for (const field of fields) {
    const read = readHar(har([entry, { ...entry, [field]: hostile(entry[field]) }]))
    if ('problem' in read) expect(read.problem).toMatch(/^Entry 2 of the HAR is damaged/)
    else
      expect(readWorldFile(captureFile(await captureOf(read.exchanges, { ...read, salt: '' })))).toHaveProperty(
        'snapshot',
      )
  }
})

function fieldsOf(value: unknown, change: (field: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]))
}
