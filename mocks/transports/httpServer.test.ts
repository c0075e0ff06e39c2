import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type HttpServer, startHttpServer } from './httpServer.ts'

let http: HttpServer
beforeAll(async () => {
  http = await startHttpServer({ port: 0, strict: 'throw' })
})
afterAll(() => http.stop())

const get = (path: string, init?: RequestInit) => fetch(`${http.url}${path}`, init)

describe('another site', () => {
  it('may send tokens and bodies: the preflight allows it', async () => {
    const preflight = await get('/api/v1/auth/me', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization')
  })

  it.for([
    { path: '/api/v1/characters', status: 200 },
    { path: '/api/v1/auth/me', status: 401 },
    { path: '/pictures/none.webp', status: 404 },
    { path: '/pictures/50%', status: 404 },
  ])('may read $path ($status) and the header with the file name', async ({ path, status }) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Allow, Content-Disposition, Retry-After')
  })
})

it('browsers may keep pictures, and no response of the API', async () => {
  for (const path of ['/api/v1/characters', '/api/v1/auth/me', '/api/v1/nowhere'])
    expect((await get(path)).headers.get('Cache-Control')).toBe('no-store')
  const { data } = (await (await get('/api/v1/characters?limit=1')).json()) as { data: { pfp_url: string }[] }
  expect((await fetch(data[0]!.pfp_url)).headers.get('Cache-Control')).toBe('max-age=3600')
})

it('picture addresses use the host name of the request', async () => {
  const everywhere = await startHttpServer({ port: 0, host: '0.0.0.0' })
  const { port } = new URL(everywhere.url)
  expect(everywhere.url).toBe(`http://localhost:${port}`)
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/characters?sort=liked&limit=1`)
  const { data } = (await response.json()) as { data: { pfp_url: string }[] }
  expect(data[0]?.pfp_url).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/pictures/`))
  expect((await fetch(data[0]!.pfp_url)).status).toBe(200)
  await everywhere.stop()
})

/** The response that another machine gets for the host name `host`. */
const askedAs = (host: string, port: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: `${host}:${port}` } }, (response) =>
      text(response).then(resolve, reject),
    )
      .on('error', reject)
      .end()
  })

it.for(['pc', 'a-phone-in-the-same-network.example'])(
  'the body is complete for the host name %s, which is not as long as localhost',
  async (host) => {
    const { port } = new URL(http.url)
    const body = await askedAs(host, port, '/api/v1/characters?sort=liked&limit=3')
    const { data } = JSON.parse(body) as { data: { pfp_url: string }[] }
    expect(data[0]?.pfp_url.startsWith(`http://${host}:${port}/pictures/`)).toBe(true)
  },
)

it('a path outside the picture folder returns 404', async () => {
  expect((await get('/pictures/..%2F..%2Fclock.ts')).status).toBe(404)
})

describe('the console of the server names', () => {
  const saidBy = async (kind: 'warn' | 'error', call: () => Promise<Response>) => {
    const spy = vi.spyOn(console, kind).mockImplementation(() => undefined)
    const response = await call()
    const lines = spy.mock.calls.map(([line]) => String(line))
    spy.mockRestore()
    return { response, lines }
  }

  it('a call that gets a 401', async () => {
    expect((await saidBy('warn', () => get('/api/v1/auth/me'))).lines).toEqual([
      'The mock server returned 401 to GET /api/v1/auth/me. Authentication required to perform this action. It carried no Authorization header.',
    ])
  })

  it('a 401 without the secrets of its query', async () => {
    const token = { headers: { Authorization: 'Bearer nonsense' } }
    const { lines } = await saidBy('warn', () => get('/api/v1/chats/me?page=1&limit=20', token))
    expect(lines).toEqual([expect.stringMatching(/^The mock server returned 401 to GET \/api\/v1\/chats\/me\. \w+.*$/)])
    expect(lines.join()).not.toContain('nonsense')
  })

  it.for(['/characters?page=2', '/api/v2/characters?page=2', '/'])('the unknown call %s', async (path) => {
    const { response, lines } = await saidBy('error', () => get(path))
    const { pathname } = new URL(path, http.url)
    expect(response.status).toBe(404)
    expect(lines).toEqual([`The mock server refused a call.\nUnknown call: GET ${pathname} is not below /api/v1/`])
    expect(http.server.log.calls().at(-1)).toMatchObject({ path, outcome: 'refused', status: 404 })
  })
})

describe('a refusal over HTTP', () => {
  it('of bytes that are not UTF-8 has the form of a refusal of malformed JSON', async () => {
    const refused = async (body: Uint8Array<ArrayBuffer> | string) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await get('/api/v1/auth/jwt/register', { method: 'POST', headers, body })
      return { status: response.status, body: await response.json() }
    }
    const latin1 = Uint8Array.from(Buffer.from('{"username":"Ren\u00E9"}', 'latin1'))
    const answer = (msg: string) => ({ status: 422, body: { detail: [{ loc: ['body'], msg, type: 'json' }] } })
    expect(await refused('{"username":')).toEqual(answer('body is not JSON'))
    expect(await refused(latin1)).toEqual(answer('body is not UTF-8'))
  })

  it('of a method lists the allowed methods', async () => {
    const response = await get('/api/v1/characters/', { method: 'PUT' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, DELETE'])
  })
})

it('a network fault breaks the connection', async () => {
  http.server.faults.add({ operation: 'readRandomImage', network: 'fail' })
  await expect(get('/api/v1/characters/random/image')).rejects.toThrow()
})

it('the server aborts a call that its client aborts', async () => {
  http.server.faults.add({ operation: 'searchTags', hold: true })
  const giveUp = new AbortController()
  const call = get('/api/v1/characters/tags/search?q=a', { signal: giveUp.signal })
  const held = () => http.server.log.calls().findLast(({ operation }) => operation === 'searchTags')
  await expect.poll(held).toMatchObject({ outcome: 'under way' })
  giveUp.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(held).toMatchObject({ outcome: 'aborted' })
})

describe('the command', () => {
  const run = (environment: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: unknown; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        ['mocks/commands/mockServer.ts', ...args],
        { env: { ...process.env, ...environment } },
        (failure, _, stderr) => resolve({ code: failure?.code ?? 0, stderr }),
      )
    })

  it('reports in one sentence that the port is in use', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await run({ PORT: String(port) })).toEqual({
      code: 1,
      stderr: `Port ${port} is taken; set PORT to another one.\n`,
    })
    other.close()
  })

  it('lists the scenarios for an unknown name', async () => {
    const { code, stderr } = await run({}, '--scenario=nonsense')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^There is no scenario "nonsense"; there are default, signed-in, .*\.\n$/)
  })

  it('starts no server for --help', async () => {
    expect(await run({}, '--help')).toEqual({ code: 0, stderr: '' })
  })
  it.each([
    { name: 'PORT', value: 'abc', says: 'PORT is "abc", which is no port number.' },
    { name: 'LATENCY', value: 'abc', says: 'LATENCY is "abc", which is no number of milliseconds.' },
    { name: 'LATENCY', value: '-1', says: 'LATENCY is "-1", which is no number of milliseconds.' },
  ])('starts no server for $name=$value', async ({ name, value, says }) => {
    expect(await run({ [name]: value })).toEqual({ code: 2, stderr: `${says}\n` })
  })
})
