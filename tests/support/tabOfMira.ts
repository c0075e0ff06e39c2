import type { QueryOptions } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { World } from '#src/world/World.ts'
import { openTab, openTabAs, type Tab } from './openTab.ts'

/** A request with its body. */
interface SentBody {
  path: string
  body: unknown
}

/**
 * For the tests of `src/api`: a mock server, and before each test a fresh world and a new tab in which Mira is signed
 * in. The tests cover the path from the options of a call to the request and back.
 */
export function tabOfMira({ clock }: Pick<Partial<World>, 'clock'> = {}) {
  const server = createMockServer({ strict: 'throw', ...(clock && { clock }) })
  let tab: Tab
  let logged: string[]
  let bodies: SentBody[]
  /** Aborted when the page is left, which ends its calls. */
  let left: AbortController

  const fetchOf =
    ({ signal }: AbortController): World['fetch'] =>
    async (input, init) => {
      const given = new Request(input, init)
      const request = new Request(given, { signal: AbortSignal.any([given.signal, signal]) })
      const { pathname, search } = new URL(request.url)
      const path = `${request.method} ${pathname}${search}`
      if (request.body) bodies.push({ path, body: await request.clone().json() })
      return server.fetch(request)
    }
  /** A fresh world, and a new tab in it. */
  const startAgain = async () => {
    await server.reset()
    logged = []
    bodies = []
    vi.spyOn(console, 'error').mockImplementation((text) => void logged.push(String(text)))
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    left = new AbortController()
    tab = await openTabAs(server, 'mira', { fetch: fetchOf(left), ...(clock && { clock }) })
    server.log.clear()
    tab.sent.length = 0
  }
  beforeEach(startAgain)
  afterEach(() => {
    server.faults.clear()
    vi.restoreAllMocks()
  })
  afterAll(() => server.dispose())

  return {
    server,
    tab: () => tab,
    startAgain,
    /** Reloads the page: the calls of the page before are aborted, and its stored data is kept. */
    loadAgain: async () => {
      left.abort()
      left = new AbortController()
      const { baseUrl, storage, sessionStorage } = tab.world
      tab = openTab(baseUrl, { fetch: fetchOf(left), storage, sessionStorage, ...(clock && { clock }) })
      tab.start()
      await tab.settled()
    },
    /** The errors that were logged in this test. */
    logged: () => logged,
    bodies: () => bodies,
    /** Reads once: a failure is not retried. */
    read: <Data>(query: object) =>
      tab.client.query({ retry: false, ...query } as QueryOptions<Data> & { queryKey: string[] }),
    mutate: <Data>(mutation: object, variables: unknown) =>
      tab.client.getMutationCache().build<Data, Error, unknown, unknown>(tab.client, mutation).execute(variables),
    callsOf: (operation: string) => server.log.calls().filter((call) => call.operation === operation),
  }
}

/** The error of a call that must fail. */
export function failure(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => expect.unreachable('it should have failed'),
    (error: Error) => error,
  )
}

export type TabOfMira = ReturnType<typeof tabOfMira>
