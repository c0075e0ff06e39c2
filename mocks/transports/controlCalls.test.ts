import { readFileSync } from 'node:fs'
import { validate } from '@cfworker/json-schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { CONTROL_CALLS, CONTROL_PATH, isFromHere } from './controlCalls.ts'
import { type HttpServer, startHttpServer } from './httpServer.ts'

const description = parse(readFileSync('openapi/control.yaml', 'utf8'))
let http: HttpServer
beforeAll(async () => {
  http = await startHttpServer({ port: 0, control: true, strict: 'throw' })
})
afterAll(() => http.stop())

/** Makes a control call and validates its response against the description. */
async function control(method: string, path: string, body?: unknown) {
  const response = await fetch(`${http.url}${CONTROL_PATH}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const content: any = await response.json()
  if (response.ok) {
    const { 200: given } = description.paths[path.split('?')[0]!][method.toLowerCase()].responses
    const { [given.$ref?.split('/').at(-1)]: shared = given } = description.components.responses
    const { schema } = shared.content['application/json']
    const { valid, errors } = validate(content, { ...schema, components: description.components }, '2020-12')
    expect(valid, JSON.stringify(errors)).toBe(true)
  }
  return { status: response.status, content }
}

it('match their description', () => {
  const described = Object.entries<object>(description.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(Object.keys(CONTROL_CALLS).sort())
})

it('start a situation and return the tokens of its viewer', async () => {
  const situation = {
    scenario: 'signed-in',
    viewer: 'quillon',
    clock: '2026-05-20T12:00:00Z',
    faults: ['likeCharacter.403.once', { operation: 'listMyChats', hold: true }],
  }
  const { status, content } = await control('PUT', '/situation', situation)
  expect(status).toBe(200)
  expect(content).toMatchObject({
    situation: { scenario: 'signed-in', viewer: 'quillon' },
    now: '2026-05-20T12:00:00.000Z',
  })
  const me = await fetch(`${http.url}/api/v1/auth/me`, {
    headers: { Authorization: `Bearer ${content.tokens.access_token}` },
  })
  expect(await me.json()).toMatchObject({ username: 'quillon' })
  expect((await control('GET', '/faults')).content.faults).toHaveLength(2)
  expect((await control('GET', '/log?operation=readMe')).content.calls).toMatchObject([{ status: 200 }])
})

it('plan, hold, release and clear faults', async () => {
  await control('PUT', '/situation', {})
  await control('POST', '/faults', { faults: ['listCharacters.hold.once'] })
  const response = fetch(`${http.url}/api/v1/characters`)
  await expect.poll(async () => (await control('GET', '/log')).content.calls.length).toBe(1)
  await control('POST', '/release', { operation: 'listCharacters' })
  expect((await response).status).toBe(200)
  await control('POST', '/faults', { faults: ['listCharacters.503'] })
  expect((await fetch(`${http.url}/api/v1/characters`)).status).toBe(503)
  await control('DELETE', '/faults')
  expect((await fetch(`${http.url}/api/v1/characters`)).status).toBe(200)
  await control('DELETE', '/log')
  expect((await control('GET', '/log')).content.calls).toEqual([])
})

it('move the clock, so that a token expires', async () => {
  await control('PUT', '/situation', { scenario: 'signed-in', clock: '2026-05-20T12:00:00Z' })
  const { tokens } = (await control('POST', '/tokens', { viewer: 'mira' })).content
  const me = async () =>
    (await fetch(`${http.url}/api/v1/auth/me`, { headers: { Authorization: `Bearer ${tokens.access_token}` } })).status
  expect(await me()).toBe(200)
  expect((await control('PATCH', '/clock', { moveMs: 900_000 })).content.now).toBe('2026-05-20T12:15:00.000Z')
  expect(await me()).toBe(401)
  await control('PATCH', '/clock', { setTo: '2026-05-20T12:00:00.000Z' })
  expect(await me()).toBe(200)
  await control('PATCH', '/clock', { running: true })
})

it('export a database and import it again', async () => {
  await control('PUT', '/situation', { scenario: 'one-of-each' })
  const { content: file } = await control('GET', '/database')
  await control('PUT', '/situation', { scenario: 'empty-world' })
  await control('PUT', '/database', file)
  const { meta } = (await (await fetch(`${http.url}/api/v1/characters`)).json()) as { meta: { total_results: number } }
  expect(meta.total_results).toBe(2)
  expect((await control('POST', '/reset')).content.situation.scenario).toBe('empty-world')
})

const deep = (brackets: number) => JSON.parse('['.repeat(brackets) + ']'.repeat(brackets)) as unknown

it.for([
  { method: 'PUT', path: '/situation', body: { scenario: 'nonsense' }, says: 'scenario must be one of "default", ' },
  { method: 'PUT', path: '/situation', body: { vewer: 'mira' }, says: 'vewer is not known.' },
  { method: 'PUT', path: '/situation', body: { latencyMs: 'slow' }, says: 'latencyMs must be a number, got "slow".' },
  { method: 'PUT', path: '/situation', body: [], says: 'The body must be an object, got an array.' },
  { method: 'PUT', path: '/situation', body: { seed: deep(101) }, says: 'nested more than 100 deep' },
  { method: 'PATCH', path: '/clock', body: { moveMs: 9e15 }, says: 'years 1970 to 9999' },
  { method: 'PATCH', path: '/clock', body: { moveMs: 1, setTo: 2 }, says: 'must be {"moveMs": a whole number}' },
  { method: 'PATCH', path: '/clock', body: { moveMs: 1.5 }, says: 'moveMs' },
  { method: 'POST', path: '/faults', body: { faults: [7] }, says: 'A fault is a text like' },
  { method: 'PUT', path: '/situation', body: { clock: 'noon' }, says: 'not a valid time' },
  { method: 'POST', path: '/tokens', body: {}, says: 'viewer is missing.' },
  { method: 'PUT', path: '/database', body: { rows: {} }, says: 'not a mock database export' },
])('$method $path refuses $body', async ({ method, path, body, says }) => {
  await control('PUT', '/situation', { clock: '2026-05-20T12:00:00Z' })
  const before = (await control('GET', '/situation')).content
  const { status, content } = await control(method, path, body)
  expect(status).toBe(422)
  expect(content.detail).toContain(says)
  expect(content.detail).not.toMatch(/Expected|Object|undefined/)
  expect((await control('GET', '/situation')).content).toEqual(before)
  expect((await control('POST', '/reset')).status).toBe(200)
})

it('a body that is not UTF-8 is refused', async () => {
  const body = Uint8Array.from(Buffer.from('{"viewer":"Ren\u00E9"}', 'latin1'))
  const response = await fetch(`${http.url}${CONTROL_PATH}/tokens`, { method: 'POST', body })
  expect([response.status, await response.json()]).toEqual([422, { detail: 'The body is not UTF-8.' }])
})

it('a wrong method returns 405 with the allowed ones, and a wrong path returns 404', async () => {
  const response = await fetch(`${http.url}${CONTROL_PATH}/clock`, { method: 'POST' })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'PATCH'])
  expect((await fetch(`${http.url}${CONTROL_PATH}/clok`, { method: 'PATCH' })).status).toBe(404)
})

it.for(['/mock-control/database', '/api/v1/chats/messages'])('%s stops reading a body at its limit', async (path) => {
  const mb = new Uint8Array(1024 * 1024)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (++sent > 200) controller.close()
      else controller.enqueue(mb)
    },
  })
  const method = path.includes('database') ? 'PUT' : 'POST'
  const ended = await fetch(`${http.url}${path}`, { method, body, duplex: 'half' } as RequestInit).then(
    ({ status }) => status,
    // The server may close the connection before its response is read.
    () => 413,
  )
  expect(ended).toBe(413)
  expect(sent).toBeLessThan(100)
})

it('are refused without the flag', async () => {
  const plain = await startHttpServer({ port: 0 })
  const response = await fetch(`${plain.url}${CONTROL_PATH}/situation`)
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({ detail: 'Start the server with --control to open the control calls.' })
  await plain.stop()
})

it.for([
  { from: '127.0.0.1', url: 'http://localhost:4010/', origin: undefined, ok: true },
  { from: '::ffff:127.0.0.1', url: 'http://127.0.0.1:4010/', origin: 'http://localhost:5173', ok: true },
  { from: '192.168.0.7', url: 'http://localhost:4010/', origin: undefined, ok: false },
  { from: '127.0.0.1', url: 'http://rebound.example:4010/', origin: undefined, ok: false },
  { from: '127.0.0.1', url: 'http://localhost:4010/', origin: 'https://elsewhere.example', ok: false },
])('are for this machine only: $from, $url, $origin', ({ from, url, origin, ok }) => {
  expect(isFromHere(new Request(url, { headers: origin === undefined ? {} : { Origin: origin } }), from)).toBe(ok)
})

it('a page of another site cannot read them', async () => {
  const response = await fetch(`${http.url}${CONTROL_PATH}/situation`, {
    headers: { Origin: 'https://elsewhere.example' },
  })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
})
