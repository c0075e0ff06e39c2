import * as fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG, configFrom } from './config.ts'
import { apiBaseUrlIn, readConfigFile } from './configFile.ts'

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
  { written: '{"apiBaseUrl":"HTTPS://Staging.example:8443/api/v1"}', read: 'https://staging.example:8443/api/v1' },
  { written: '{"apiBaseUrl":"http://[::1]:4010"}', read: 'http://[::1]:4010' },
])('config.json with $written sets the API to $read', async ({ written, read }) => {
  expect(await readConfig(respondingWith(written))).toEqual({ apiBaseUrl: read })
  expect(warn).not.toHaveBeenCalled()
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
  { what: 'silent about the address', fetch: respondingWith('{}'), says: '"apiBaseUrl" is missing' },
  {
    what: 'negative about time',
    fetch: respondingWith('{"apiBaseUrl":"/api/v1","firstRetryMs":-1}'),
    says: '"firstRetryMs" must be a number',
  },
])('a config.json that is $what: the default is used, and one message explains why', async ({ fetch, says }) => {
  expect(await readConfig(fetch)).toEqual(DEFAULT_CONFIG)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(says))
})

it.for([
  'http://localhost:99999',
  'http://[::1',
  'https://user:password@staging.example/api/v1',
  'http://',
  '/',
  '//',
  '//staging.example/api/v1',
  '/\\staging.example',
  '',
  '?x',
  '#x',
  '/api/v1?x',
  'https://staging.example/api/v1#x',
  '{{API_HOST}}',
  'https://{{API_HOST}}/api/v1',
  '${API_URL}',
  'ftp://staging.example',
])('the address "%s" is refused: one warning, and the page starts', async (apiBaseUrl) => {
  const written = { apiBaseUrl, environment: 'staging' }
  const config = await readConfig(respondingWith(JSON.stringify(written)))
  expect(config).toEqual({ ...DEFAULT_CONFIG, environment: 'staging' })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'config.json: "apiBaseUrl" must be a path like "/api/v1" or an address like "https://api.example.com/api/v1"; /api/v1 is used.',
  )
})

it('boot.ts and the app use the same address for any configuration', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.jsonValue()), (apiBaseUrl) => {
      const file = { content: { apiBaseUrl } }
      const { apiBaseUrl: used } = configFrom(file)
      expect(apiBaseUrlIn(file) ?? DEFAULT_CONFIG.apiBaseUrl).toBe(used)
      expect(URL.canParse(`${used}/characters`, 'https://this.site')).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('all problems of config.json are one message', async () => {
  await readConfig(respondingWith('{"apiBaseUrl":"/","readOnly":"yes","colour":"red"}'))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(String(warn.mock.calls[0]).split('\n')).toHaveLength(3)
})

it('config.json can name the environment, lock writes, enable the recorder and set the delay of the first retry', async () => {
  const parts = { environment: 'staging', readOnly: true, recordDepartures: true, firstRetryMs: 250 }
  const written = { apiBaseUrl: '/api/v1', ...parts }
  expect(await readConfig(respondingWith(JSON.stringify(written)))).toEqual({ ...DEFAULT_CONFIG, ...written })
  expect(warn).not.toHaveBeenCalled()
})

it.for([{ environment: '' }, { environment: 3 }, { readOnly: 'yes' }, { recordDepartures: 1 }])(
  'config.json with %j: that part is named and ignored',
  async (written) => {
    expect(await readConfig(respondingWith(JSON.stringify({ apiBaseUrl: '/api/v1', ...written })))).toEqual(
      DEFAULT_CONFIG,
    )
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(Object.keys(written)[0]!))
  },
)
