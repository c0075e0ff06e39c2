import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
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
const har = (entries: unknown[] = [entry], version = '1.2') => JSON.stringify({ log: { version, entries } })

/** Runs the command with a file of this text in a folder of its own. */
function run(text: string, prepare: (path: string) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'capture-'))
  const path = join(folder, 'bug.har')
  writeFileSync(path, text)
  prepare(path)
  const { status, stderr } = spawnSync(process.execPath, ['mocks/commands/capture.ts', '--har', path], {
    encoding: 'utf8',
  })
  return { status, lines: stderr.trim().split('\n'), files: readdirSync(folder) }
}

it('the command writes a file that the panel reads', () => {
  expect(run(har())).toEqual({ status: 0, lines: [''], files: ['bug.har', 'bug.json'] })
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
      text: har([entry, { ...entry, request: 7 }]),
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
