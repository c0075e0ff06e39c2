import * as fc from 'fast-check'
import { expect } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { DRAFT_NAMES } from '#src/storage/draft.ts'
import { keysOf } from '#src/storage/storageKeys.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { World } from '#src/world/World.ts'

export type Name = 'mira' | 'jonas'
export const PASSWORDS: Record<Name, string> = { mira: 'perigee-7-moons', jonas: 'jonas-1-comet' }
const NAMES = ['mira', 'jonas'] as const

/** What a server can do with one write. */
export const TROUBLES = {
  'stores and answers late': { stored: true, hold: true },
  'answers late': { hold: true },
  'stores and loses the answer': { stored: true, network: 'fail' },
  'loses the request': { network: 'fail' },
  'stores and answers 500': { stored: true, status: 500 },
  'answers 500': { status: 500 },
} as const
export type Trouble = keyof typeof TROUBLES

const isVisitors = (key: string) => DRAFT_NAMES.some((name) => key === name || key.startsWith(`${name}::`))

/** A browser without screens: one storage that outlives its pages, and one page after the other. */
function browserOn(server: MockServer) {
  const storage = memoryStorage()
  const clock = movableClock({ at: server.clock.now(), timers: 'manual' })
  const wordOwners = new Map<string, string>()
  let left = new AbortController()

  return {
    storage,
    clock,
    /** The world of a newly loaded page; the calls of the page before are aborted. */
    load: (): Pick<World, 'storage' | 'clock' | 'fetch'> => {
      left.abort()
      left = new AbortController()
      const { signal } = left
      return {
        storage,
        clock,
        fetch: (input, init) => {
          const given = new Request(input, init)
          return server.fetch(new Request(given, { signal: AbortSignal.any([given.signal, signal]) }))
        },
      }
    },
    close: () => left.abort(),
    /** A unique word that belongs to `owner`. */
    newWord: (owner: string): string => {
      const word = `word${wordOwners.size}.`
      wordOwners.set(word, owner)
      return word
    },
    /** The text that a visitor has typed belongs to the member who signs in. */
    claim: (visitor: string, member: string) => {
      for (const [word, owner] of wordOwners) if (owner === visitor) wordOwners.set(word, member)
    },
    wordsOf: (owner: string) => [...wordOwners].filter(([, of]) => of === owner).map(([word]) => word),
    wordsOfOthers: (owner: string) => [...wordOwners].filter(([, of]) => of !== owner).map(([word]) => word),
    /** The part of the storage that this user's page reads: everything except drafts of other users. */
    readBy: (owner: string) => {
      const others = NAMES.map((name) => userId(name)).filter((id) => id !== owner)
      return keysOf(storage)
        .filter((key) => others.every((id) => !key.includes(id)) && (owner === VISITOR || !isVisitors(key)))
        .map((key) => `${key}: ${storage.getItem(key)}`)
        .join('\n')
    },
    /** Stored data for this user only. */
    storedFor: (owner: string) =>
      keysOf(storage)
        .filter((key) => (owner === VISITOR ? isVisitors(key) : key.includes(owner)))
        .map((key) => storage.getItem(key))
        .join('\n'),
    /** A sign-in writes the user last, so a reload interrupted it if the user is missing. */
    isSignInUnfinished: () => {
      const credentials = credentialsIn(storage)
      return credentials.read('access') !== undefined && credentials.read('user') === undefined
    },
    tokens: () => {
      const credentials = credentialsIn(storage)
      return (['access', 'refresh'] as const).filter((name) => credentials.read(name) !== undefined)
    },
  }
}

export type Browser = ReturnType<typeof browserOn>

/**
 * Waits until everything that needs no clock and no held call has happened. Counts turns of the event loop, not time.
 */
export async function idle(turns = 40): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- turns come one after the other
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}

interface Orders<Action, Page> {
  server: MockServer
  action: fc.Arbitrary<Action>
  load(browser: Browser): Promise<Page>
  /** Returns the page after the action. */
  run(browser: Browser, page: Page, action: Action): Promise<Page>
  /** Checks the invariants after every action. */
  hold(browser: Browser, page: Page): void
  examples: Action[][]
  numRuns: number
}

/** Runs actions in random orders in one browser. Only a sign-out removes a token. */
export async function inRandomOrders<Action extends { do: string }, Page>(orders: Orders<Action, Page>): Promise<void> {
  const { server, examples, numRuns } = orders
  await fc.assert(
    fc.asyncProperty(fc.array(orders.action, { minLength: 6, maxLength: 24 }), async (actions) => {
      await server.reset()
      server.faults.clear()
      server.log.clear()
      const browser = browserOn(server)
      try {
        let page = await orders.load(browser)
        for (const next of actions) {
          // oxlint-disable no-await-in-loop -- one after the other
          const tokens = browser.tokens()
          page = await orders.run(browser, page, next)
          if (next.do !== 'sign out') expect(browser.tokens()).toEqual(expect.arrayContaining([...tokens]))
          orders.hold(browser, page)
          // oxlint-enable no-await-in-loop
        }
      } finally {
        browser.close()
      }
    }),
    { numRuns, examples: examples.map((example): [Action[]] => [example]) },
  )
}
