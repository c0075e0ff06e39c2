import { expect, it, vi } from 'vitest'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'
import { databaseFile } from '#mocks/db/databaseFile.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { BASE, session } from '#tests/support/capturedSession.ts'
import { linkedCapture } from './captureLink.ts'

const FOLDER = 'https://demo.example/perigee/'
const { exchanges } = await session(['/auth/me'])
const file = captureFile(await captureOf(exchanges, { baseUrl: BASE, place: '/settings' }))
const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } })
const site = (response: () => Response) => ({ folder: FOLDER, fetch: vi.fn(async () => response()) })

it.for([
  { asked: './bug.json', url: 'https://demo.example/perigee/bug.json' },
  { asked: 'captures/bug.json', url: 'https://demo.example/perigee/captures/bug.json' },
  { asked: '/captures/bug.json', url: 'https://demo.example/captures/bug.json' },
  { asked: 'https://demo.example/bug.json?x=1', url: 'https://demo.example/bug.json?x=1' },
])('$asked is a file of this site', async ({ asked, url }) => {
  const own = site(() => json(file))
  const opened = await linkedCapture(asked, own)
  expect(own.fetch.mock.calls).toEqual([[new URL(url), expect.objectContaining({ mode: 'same-origin' })]])
  expect(opened).toMatchObject({ snapshot: { rows: { captures: [{ place: '/settings', from: asked, file }] } } })
})

it.for([
  'https://evil.example/bug.json',
  '//evil.example/bug.json',
  'http://demo.example/bug.json',
  'https://demo.example:8443/bug.json',
  'https://demo.example@evil.example/bug.json',
  String.raw`\\evil.example\bug.json`,
  'javascript:alert(1)',
  'data:application/json,{}',
  'blob:https://demo.example/1',
])('%s is refused before it is loaded', async (asked) => {
  const own = site(() => json(file))
  expect(await linkedCapture(asked, own)).toEqual({
    notice: `The capture "${asked}" was not opened. A link opens only files of this app's own site. Import files from elsewhere under Data.`,
  })
  expect(own.fetch).not.toHaveBeenCalled()
})

it.for([
  { what: 'a missing file', response: () => new Response('', { status: 404 }), says: 'no file at this address (404)' },
  {
    what: "the app's page in place of a missing file",
    response: () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    says: 'no file at this address, but a page',
  },
  { what: 'no connection', response: () => Response.error(), says: 'no file at this address (0)' },
  { what: 'another format', response: () => json('{"name":"perigee"}'), says: 'not a mock database export' },
  {
    what: 'the length of 200 MB',
    response: () => new Response(file, { headers: { 'Content-Length': '200000000' } }),
    says: 'too large: 50 MB at most',
  },
])('$what: one sentence', async ({ response, says }) => {
  expect(await linkedCapture('./bug.json', site(response))).toEqual({
    notice: expect.stringMatching(/^The capture "\.\/bug\.json" was not opened\. [^\n]+\.$/),
  })
  expect(await linkedCapture('./bug.json', site(response))).toEqual({ notice: expect.stringContaining(says) })
})

it('a fetch that fails, and an empty address: one sentence', async () => {
  const failing = { folder: FOLDER, fetch: () => Promise.reject(new TypeError('redirected to another site')) }
  expect(await linkedCapture('./bug.json', failing)).toEqual({
    notice: 'The capture "./bug.json" was not opened. It could not be loaded.',
  })
  expect(await linkedCapture(' ', failing)).toEqual({
    notice: 'The capture " " was not opened. This is not an address of a file.',
  })
})

it('200 MB without a length are not read to their end', async () => {
  const part = new Uint8Array(10_000_000).fill(32)
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += part.byteLength
      if (sent > 200_000_000) controller.close()
      else controller.enqueue(part)
    },
  })
  expect(
    await linkedCapture(
      './bug.json',
      site(() => new Response(body)),
    ),
  ).toEqual({ notice: expect.stringContaining('too large') })
  expect(sent).toBeLessThan(200_000_000)
})

it('an export of the fixtures is not a captured session', async () => {
  const server = createMockServer()
  const text = databaseFile(await server.snapshot())
  const own = site(() => json(text))
  expect(await linkedCapture('./world.json', own)).toEqual({
    notice: expect.stringContaining('without a captured session'),
  })
})

it('a long address is cut in the notice', async () => {
  const read = await linkedCapture(
    `https://evil.example/${'x'.repeat(500)}`,
    site(() => json(file)),
  )
  expect('notice' in read && read.notice.length).toBeLessThan(250)
})
