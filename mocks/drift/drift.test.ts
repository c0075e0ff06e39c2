import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpServer, startHttpServer } from '#mocks/transports/httpServer.ts'
import { compareDescriptions, ownDescription } from './compareDescriptions.ts'
import { createDepartureLog } from './departure.ts'
import { driftJson, driftMarkdown } from './report.ts'
import { makeSafeReads } from './safeReads.ts'
import { watchResponses } from './watchResponses.ts'

let http: HttpServer
let departing: Server
let departingUrl: string
let token: string

/** What the other server does otherwise, by path. */
const PLANTED: Record<string, (body: any) => { body?: unknown; status?: number; type?: string }> = {
  '/api/v1/characters': (body) => ({
    body: { ...body, data: body.data.map(({ name: _, ...rest }: { name: string }) => rest) },
  }),
  '/api/v1/auth/me': (body) => ({ body: { ...body, username: 7 } }),
  '/api/v1/characters/favorites': (body) => ({ body: { ...body, secret: body.data[0].description } }),
  '/api/v1/characters/personality-traits/random': () => ({ status: 418, body: {} }),
  '/api/v1/characters/tags/search': () => ({ body: '<h1>Tags</h1>', type: 'text/html' }),
}

const FIVE = [
  { operation: 'listCharacters', pointer: '/data/*/name', expected: 'a value', actual: 'missing' },
  { operation: 'readMe', pointer: '/username', expected: 'string', actual: 'integer' },
  { operation: 'listFavorites', pointer: '/secret', expected: 'no such field', actual: 'string' },
  { operation: 'listRandomTraits', pointer: '', expected: 'status 200, 401, 422, 5xx', actual: 'status 418' },
  { operation: 'searchTags', pointer: '', expected: 'application/json', actual: 'text/html' },
]

beforeAll(async () => {
  http = await startHttpServer({ port: 0, strict: 'throw' })
  token = http.server.signInAs('mira').access_token
  departing = createServer(async ({ url = '', headers: { authorization } }, response) => {
    const proxied = await fetch(http.url + url, { headers: authorization === undefined ? {} : { authorization } })
    const plant = PLANTED[url.split('?')[0]!]
    const bytes = Buffer.from(await proxied.arrayBuffer())
    const headers = Object.fromEntries(
      ['content-type', 'content-disposition'].flatMap((name) => {
        const value = proxied.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    if (!plant || !proxied.ok) {
      response.writeHead(proxied.status, headers).end(bytes)
      return
    }
    const { body, status = 200, type = 'application/json' } = plant(JSON.parse(bytes.toString()))
    response
      .writeHead(status, { ...headers, 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  departing.listen(0, '127.0.0.1')
  await once(departing, 'listening')
  departingUrl = `http://127.0.0.1:${(departing.address() as AddressInfo).port}/api/v1`
})
afterAll(async () => {
  departing.close()
  await http.stop()
})

const withoutCounts = (list: readonly { count: number }[]) => list.map(({ count: _, ...rest }) => rest)
const inAnyOrder = (list: readonly object[]) =>
  expect.toSatisfy(
    (given: object[]) =>
      given.length === list.length &&
      list.every((one) => given.some((each) => JSON.stringify(each) === JSON.stringify(one))),
  )

describe('the reads of the command', () => {
  it('find nothing at the mock server, with a token and without', async () => {
    const log = createDepartureLog()
    const { made, skipped } = await makeSafeReads(globalThis.fetch, `${http.url}/api/v1`, token, log)
    expect(log.list()).toEqual([])
    expect(skipped.map(({ operation }) => operation)).toEqual(['verifyEmail', 'confirmEmailUpdate'])
    expect(made.filter(({ status }) => status === 200).length).toBeGreaterThan(15)
    await makeSafeReads(globalThis.fetch, `${http.url}/api/v1`, undefined, log)
    expect(log.list()).toEqual([])
  })

  it('find exactly the five planted departures', async () => {
    const log = createDepartureLog()
    await makeSafeReads(globalThis.fetch, departingUrl, token, log)
    expect(withoutCounts(log.list())).toEqual(inAnyOrder(FIVE))
  })
})

describe('the recorder', () => {
  const watched = async (baseUrl: string) => {
    const log = createDepartureLog()
    const watching = watchResponses(globalThis.fetch, baseUrl, log)
    for (const round of [1, 2]) await makeSafeReads(watching, baseUrl, token, createDepartureLog()).then(() => round)
    return log
  }

  it('finds nothing at the mock server', async () => {
    expect((await watched(`${http.url}/api/v1`)).list()).toEqual([])
  })

  it('finds exactly the five planted departures, with their counts, and shows neither tokens nor texts', async () => {
    const log = await watched(departingUrl)
    await expect.poll(() => withoutCounts(log.list())).toEqual(inAnyOrder(FIVE))
    expect(log.list().every(({ count }) => count === 2)).toBe(true)
    const reports = driftJson(log.list()) + driftMarkdown(log.list())
    expect(reports).not.toContain(token)
    for (const { description } of http.server.db.characters.all()) expect(reports).not.toContain(description)
    expect(JSON.parse(driftJson(log.list())).departures).toHaveLength(5)
    expect(driftMarkdown(log.list()).split('\n')).toHaveLength(7)
  })
})

describe('npm run contract:check', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number | string; output: string }>((resolve) => {
      const env = { ...process.env, PERIGEE_TOKEN: token }
      execFile(process.execPath, ['mocks/drift/contractCheck.ts', ...args], { env }, (failure, stdout, stderr) =>
        resolve({ code: failure?.code ?? 0, output: stdout + stderr }),
      )
    })

  it('ends with 0 at the mock server, whose description says the same', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'perigee-')), 'openapi.json')
    writeFileSync(file, JSON.stringify(ownDescription))
    const { code, output } = await run('--api', `${http.url}/api/v1`, '--openapi', file)
    expect(output).toContain('No departure from the contract was seen.')
    expect(output).toContain('The two descriptions say the same.')
    expect(code).toBe(0)
  })

  it('ends with 1 and five rows at the other one', async () => {
    const { code, output } = await run('--api', departingUrl)
    expect(
      output.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Operation|---)/.test(line)),
    ).toHaveLength(5)
    expect(output).not.toContain(token)
    expect(code).toBe(1)
  })

  it.for([
    { args: [], says: 'Which server?' },
    { args: ['--api', 'http://127.0.0.1:1/api/v1'], says: 'cannot be reached' },
  ])('ends with 2 and a sentence for $args', async ({ args, says }) => {
    const { code, output } = await run(...args)
    expect(output).toContain(says)
    expect(code).toBe(2)
  })
})

describe('another description', () => {
  const changed = (change: (description: any) => void) => {
    const description = structuredClone(ownDescription)
    change(description)
    return compareDescriptions(description)
  }

  it.for<{ what: string; change: (description: any) => void; difference: object }>([
    {
      what: 'an operation less',
      change: ({ paths }) => delete paths['/auth/verified'],
      difference: { operation: 'readVerified', where: 'operation', theirs: 'missing' },
    },
    {
      what: 'an operation more',
      change: ({ paths }) => (paths['/moon'] = { get: { responses: {} } }),
      difference: { operation: 'GET /moon', ours: 'missing' },
    },
    {
      what: 'a status more',
      change: ({ paths }) => (paths['/auth/verified'].get.responses['418'] = { description: 'Tea' }),
      difference: { operation: 'readVerified', where: 'response 418', ours: 'missing' },
    },
    {
      what: 'a parameter less',
      change: ({ paths }) => (paths['/characters/search'].get.parameters = []),
      difference: { operation: 'searchCharacters', where: 'query query', theirs: 'missing' },
    },
  ])('with $what is listed', ({ change, difference }) => {
    expect(changed(change)).toContainEqual(expect.objectContaining(difference))
  })

  it('with a field of another type is listed, wherever the field is used', () => {
    const differences = changed(({ components }) => (components.schemas.PageMeta.properties.page = { type: 'string' }))
    expect(differences).toContainEqual({
      operation: 'listCharacters',
      where: 'response 200 /meta/page',
      ours: 'integer',
      theirs: 'string',
    })
  })

  it('under another base path and with other parameter names is the same', () => {
    const paths = Object.fromEntries(
      Object.entries(ownDescription.paths as object).map(([path, item]) => [
        `/api/v1${path.replaceAll('{id}', '{uuid}')}`,
        item,
      ]),
    )
    expect(compareDescriptions({ ...ownDescription, paths })).toEqual([])
  })
})
