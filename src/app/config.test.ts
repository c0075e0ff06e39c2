import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG, configFrom } from './config.ts'
import { readConfigFile } from './configFile.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => void warn.mockClear())

const readConfig = async (fetch: typeof globalThis.fetch) => configFrom(await readConfigFile(fetch))
const respondingWith =
  (body: string, init?: ResponseInit): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init }))

it.for([
  { written: '{"apiBaseUrl":"https://staging.example/api/v1"}', read: 'https://staging.example/api/v1' },
  { written: '{"apiBaseUrl":"https://staging.example/api/v1/"}', read: 'https://staging.example/api/v1' },
  { written: '{"apiBaseUrl":"/backend/v1"}', read: '/backend/v1' },
  { written: '{}', read: DEFAULT_CONFIG.apiBaseUrl },
])('config.json with $written means the API at $read', async ({ written, read }) => {
  expect(await readConfig(respondingWith(written))).toEqual({ apiBaseUrl: read })
  expect(warn).not.toHaveBeenCalled()
})

it('the delay of the first retry is configurable', async () => {
  expect(await readConfig(respondingWith('{"firstRetryMs":250}'))).toEqual({ ...DEFAULT_CONFIG, firstRetryMs: 250 })
})

it.for<{ what: string; fetch: typeof fetch; says: string }>([
  { what: 'missing', fetch: respondingWith('', { status: 404 }), says: 'There is no /config.json' },
  {
    what: 'the page itself, as servers for single-page apps do',
    fetch: respondingWith('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    says: 'There is no /config.json',
  },
  { what: 'not JSON', fetch: respondingWith('{ apiBaseUrl: }'), says: 'is not valid JSON' },
  { what: 'out of reach', fetch: () => Promise.reject(new TypeError('Failed to fetch')), says: 'could not be read' },
  { what: 'about something else', fetch: respondingWith('{"apiBaseUrl":4010}'), says: '"apiBaseUrl" must be a path' },
  {
    what: 'an address without a scheme',
    fetch: respondingWith('{"apiBaseUrl":"staging.example"}'),
    says: 'must be a path',
  },
  { what: 'a list', fetch: respondingWith('["/api/v1"]'), says: 'must be an object like' },
  { what: 'a misspelt key', fetch: respondingWith('{"apiBaseURL":"/api/v1"}'), says: '"apiBaseURL" is not known' },
  {
    what: 'negative about time',
    fetch: respondingWith('{"firstRetryMs":-1}'),
    says: '"firstRetryMs" must be a number',
  },
])('a config.json that is $what: the default serves, and one sentence says why', async ({ fetch, says }) => {
  expect(await readConfig(fetch)).toEqual(DEFAULT_CONFIG)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(says))
})

it('config.json may name the environment, lock writing and ask for the recorder', async () => {
  const written = { environment: 'staging', readOnly: true, recordDrift: true }
  expect(await readConfig(respondingWith(JSON.stringify(written)))).toEqual({ ...DEFAULT_CONFIG, ...written })
  expect(warn).not.toHaveBeenCalled()
})

it.for([{ environment: '' }, { environment: 3 }, { readOnly: 'yes' }, { recordDrift: 1 }])(
  'config.json with %j: that part is named and left out',
  async (written) => {
    expect(await readConfig(respondingWith(JSON.stringify(written)))).toEqual(DEFAULT_CONFIG)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(Object.keys(written)[0]!))
  },
)
