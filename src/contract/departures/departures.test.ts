import { execFile } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allOperations, operationOf } from '../strict/operations.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { type HttpServer, startHttpServer } from '#mocks/transports/httpServer.ts'
import { createDepartureLog } from './departure.ts'
import { departuresOf } from './departuresOf.ts'
import { departuresJson, departuresMarkdown } from './report.ts'
import { makeSafeReads, whyTooLittle } from './safeReads.ts'
import { watchResponses } from './watchResponses.ts'

let http: HttpServer
let departing: HttpServer
let departingUrl: string
let token: string
let departingToken: string

/** What the departing server sends: true responses of the other one, changed. */
async function plantedFaults(): Promise<Fault[]> {
  const read = async (path: string) => {
    const response = await fetch(`${http.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    return response.json()
  }
  const [page, me, favorites] = [
    await read('/characters?page=1'),
    await read('/auth/me'),
    await read('/characters/favorites'),
  ]
  const off = { status: 200, offContract: true } as const
  const nameless = page.data.map(({ name: _, ...rest }: { name: string }) => rest)
  return [
    { operation: 'listCharacters', ...off, body: { ...page, data: nameless } },
    { operation: 'readMe', ...off, body: { ...me, username: 7 } },
    { operation: 'listFavorites', ...off, body: { ...favorites, secret: favorites.data[0].description } },
    { operation: 'listRandomTraits', ...off, status: 418, body: {} },
    { operation: 'searchTags', ...off, shape: 'html' },
  ]
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
  departing = await startHttpServer({ port: 0 })
  departingUrl = `${departing.url}/api/v1`
  departingToken = departing.server.signInAs('mira').access_token
  for (const fault of await plantedFaults()) departing.server.faults.add(fault)
})
afterAll(async () => {
  await departing.stop()
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
  it('find no departure at the mock server, with a token and without', async () => {
    const log = createDepartureLog()
    const { made, unchecked } = await makeSafeReads(globalThis.fetch, `${http.url}/api/v1`, token, log)
    expect(log.list()).toEqual([])
    expect(unchecked.map(({ operation }) => operation.id)).toEqual(['verifyEmail', 'confirmEmailUpdate'])
    expect(made.filter(({ status }) => status === 200).length).toBeGreaterThan(15)
    expect(made).toContainEqual({ operation: operationOf('listImages'), status: 200 })
    await makeSafeReads(globalThis.fetch, `${http.url}/api/v1`, undefined, log)
    expect(log.list()).toEqual([])
  })
})

it('no report contains field names that are texts of users', async () => {
  const body = {
    data: [],
    meta: { page: 1 },
    'person@example.org': 1,
    '7d0c6a1e-3b58-4f0e-9a51-2f6f3b8f4c11': 1,
    'Mira of the Sea': 1,
    новое: 1,
    new_field: { 'person@example.org': 1 },
  }
  const departures = await departuresOf(operationOf('listCharacters'), Response.json(body))
  const unknown = departures.filter(({ expected }) => expected === 'no such field')
  expect(unknown.map(({ pointer }) => pointer).sort()).toEqual(['/new_field', '/{unknown}', '/{unknown}'])
  const messages = Response.json({ messages: { 'person@example.org': 7 } })
  expect(await departuresOf(operationOf('updateMe'), messages)).toMatchObject([{ pointer: '/messages/*' }])
})

describe('the recorder', () => {
  it('finds exactly the five planted departures, with their counts, and shows neither tokens nor texts', async () => {
    const log = createDepartureLog()
    const watching = watchResponses(globalThis.fetch, departingUrl, log)
    for (let round = 0; round < 2; round++)
      await makeSafeReads(watching, departingUrl, departingToken, createDepartureLog())
    await expect.poll(() => withoutCounts(log.list())).toEqual(inAnyOrder(FIVE))
    expect(log.list().every(({ count }) => count === 2)).toBe(true)
    const reports = departuresJson(log.list()) + departuresMarkdown(log.list())
    expect(reports).not.toContain(departingToken)
    for (const { description } of http.server.db.characters.all()) expect(reports).not.toContain(description)
    expect(JSON.parse(departuresJson(log.list())).departures).toHaveLength(5)
    expect(departuresMarkdown(log.list()).split('\n')).toHaveLength(7)
  })
})

describe('npm run contract:check', () => {
  const runWith = (PERIGEE_TOKEN: string, ...args: string[]) =>
    new Promise<{ code: number | string; output: string }>((resolve) => {
      const env = { ...process.env, PERIGEE_TOKEN }
      execFile(process.execPath, ['openapi/contractCheck.ts', ...args], { env }, (failure, stdout, stderr) =>
        resolve({ code: failure?.code ?? 0, output: stdout + stderr }),
      )
    })
  const run = (...args: string[]) => runWith(token, ...args)

  it('exits with 0 for the mock server, whose description is the same', async () => {
    const { code, output } = await run(
      '--api',
      `${http.url}/api/v1`,
      '--openapi',
      'src/contract/generated/contract.json',
    )
    expect(output).toContain('No departure from the contract was seen.')
    expect(output).toContain('The two descriptions say the same.')
    expect(code).toBe(0)
  })

  it('exits with 1 and five rows for a server with departures', async () => {
    const { code, output } = await runWith(departingToken, '--api', departingUrl)
    expect(
      output.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Operation|---)/.test(line)),
    ).toHaveLength(5)
    expect(output).not.toContain(departingToken)
    expect(code).toBe(1)
  })

  it.for([
    { args: [], says: 'Which server?' },
    { args: ['--api', 'http://127.0.0.1:2/api/v1'], says: 'cannot be reached: ECONNREFUSED.' },
    { args: ['--api', 'localhost:4710'], says: 'write http://localhost:4710' },
    { args: ['--api', 'http://[::1'], says: 'is no address' },
  ])('exits with 2 and a message for $args', async ({ args, says }) => {
    const { code, output } = await run(...args)
    expect(output).toContain(says)
    expect(code).toBe(2)
  })

  describe('does not succeed', () => {
    const api = () => `${http.url}/api/v1`
    afterEach(async () => {
      http.server.faults.clear()
      await http.server.begin({ scenario: 'default' })
    })

    it('with a token that the server refuses', async () => {
      const { code, output } = await runWith('an.old.token', '--api', api())
      expect(output).toContain('No read succeeded.')
      expect(output).toContain('Never checked: listCharacters, got 401.')
      expect(code).toBe(2)
    })

    it('if no read of the signed-in user succeeds', () => {
      const made = allOperations.map((operation) => ({ operation, status: operation.token === 'access' ? 401 : 200 }))
      expect(whyTooLittle({ made, unchecked: [] }, token)).toContain('PERIGEE_TOKEN is not accepted.')
      expect(whyTooLittle({ made, unchecked: [] }, undefined)).toBeUndefined()
    })

    it('for a server without a character', async () => {
      await http.server.begin({ scenario: 'empty-world' })
      const { code, output } = await runWith('', '--api', api())
      expect(output).toContain('The server has no character')
      expect(output).toContain('Never checked: readCharacter, there is no character to read.')
      expect(output).toContain('Never checked: listCharacters, its list is empty.')
      expect(code).toBe(2)
    })

    it('for a server that is down, which it reports', async () => {
      http.server.faults.add({ operation: '*', status: 503, detail: 'We are down.' })
      const { code, output } = await run('--api', api())
      expect(output).toContain('No departure from the contract was seen.')
      expect(output).toContain('No read succeeded.')
      expect(code).toBe(2)
    })
  })
})
