import * as fc from 'fast-check'
import { expect } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { userId } from '#mocks/fixtures/ids.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { DRAFT_DELAY_MS } from '#src/product/limits.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { DRAFT_NAMES } from '#src/storage/draft.ts'
import { keysOf } from '#src/storage/storageKeys.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { World } from '#src/world/World.ts'
import type { Tab } from './openTab.ts'

type Name = 'mira' | 'jonas'
const PASSWORDS: Record<Name, string> = { mira: 'perigee-7-moons', jonas: 'jonas-1-comet' }
const NAMES = ['mira', 'jonas'] as const

/** What a server can do with one write. */
const TROUBLES = {
  'stores and answers late': { stored: true, hold: true },
  'answers late': { hold: true },
  'stores and loses the answer': { stored: true, network: 'fail' },
  'loses the request': { network: 'fail' },
  'stores and answers 500': { stored: true, status: 500 },
  'answers 500': { status: 500 },
} as const
type Trouble = keyof typeof TROUBLES

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
    /** The world of a newly loaded page. The page before stores its pending drafts, and its calls are aborted. */
    load: (): Pick<World, 'storage' | 'clock' | 'fetch'> => {
      clock.advance(DRAFT_DELAY_MS)
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

/** Those of every page, or one of its own; which of its fields it has depends on what it does. */
export interface Action {
  do: string
  as?: Name
  operation?: OperationId
  trouble?: Trouble
}

interface Orders<Page> {
  server: MockServer
  /** What people do on this page besides: how often, and its effect. A page that it returns takes the place of this one. */
  own: Record<string, { weight: number; run(page: Page, browser: Browser): Page | Promise<Page> | void }>
  /** The calls that meet trouble, and how often. */
  troubled: Partial<Record<OperationId, number>>
  load(browser: Browser): Promise<Page>
  tabOf(page: Page): Tab
  ownerOf(page: Page): string
  /** Called before its user signs in or out. */
  left?(page: Page): void
  /** Called when another user has the page. */
  opened(page: Page): unknown
  /** Checks the invariants after every action. */
  hold(browser: Browser, page: Page): void
  examples: Action[][]
  numRuns: number
}

function anyAction<Page>({ own, troubled }: Orders<Page>): fc.Arbitrary<Action> {
  const plain = (name: string, weight: number) => ({ arbitrary: fc.constant<Action>({ do: name }), weight })
  return fc.oneof(
    plain('answer', 2),
    plain('reload', 2),
    plain('wait', 2),
    plain('sign out', 1),
    { arbitrary: fc.constantFrom(...NAMES).map((as): Action => ({ do: 'sign in', as })), weight: 3 },
    ...Object.entries(own).map(([name, { weight }]) => plain(name, weight)),
    ...(Object.entries(troubled) as [OperationId, number][]).map(([operation, weight]) => ({
      arbitrary: fc
        .constantFrom(...(Object.keys(TROUBLES) as Trouble[]))
        .map((trouble): Action => ({ do: 'trouble', operation, trouble })),
      weight,
    })),
  )
}

/** Takes an action; returns the page after it. */
async function taken<Page>(orders: Orders<Page>, browser: Browser, page: Page, action: Action): Promise<Page> {
  const { server, own, ownerOf } = orders
  const owner = ownerOf(page)
  const { sessionControl } = orders.tabOf(page)
  switch (action.do) {
    case 'reload':
      return orders.load(browser)
    case 'answer':
      server.release()
      break
    case 'wait':
      browser.clock.advance(60_000)
      break
    case 'trouble':
      server.faults.add({ operation: action.operation, times: 1, ...TROUBLES[action.trouble!] } as Fault)
      break
    case 'sign out':
      orders.left?.(page)
      sessionControl.signOut()
      break
    case 'sign in':
      orders.left?.(page)
      await sessionControl
        .signIn({ login: action.as!, password: PASSWORDS[action.as!], rememberMe: true })
        .catch(unlessUnanswered)
      break
    default: {
      const act = own[action.do]
      if (!act) throw new Error(`People do not "${action.do}" on this page.`)
      const loaded = await act.run(page, browser)
      if (loaded) return loaded
    }
  }
  await idle()
  const now = ownerOf(page)
  if (now === owner) return page
  // The page reloads with the same user. The text that a visitor has typed belongs to the member who signs in.
  if (owner === VISITOR) browser.claim(VISITOR, now)
  await orders.opened(page)
  await idle()
  return page
}

/** Without a response for the profile, a sign-in fails and continues later. */
function unlessUnanswered(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== undefined) throw error
}

/** Takes actions in random orders in one browser. Only a sign-out removes a token. */
export async function inRandomOrders<Page>(orders: Orders<Page>): Promise<void> {
  const { server, examples, numRuns } = orders
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction(orders), { minLength: 6, maxLength: 24 }), async (actions) => {
      await server.reset()
      server.faults.clear()
      server.log.clear()
      const browser = browserOn(server)
      try {
        let page = await orders.load(browser)
        for (const next of actions) {
          // oxlint-disable no-await-in-loop -- one after the other
          const tokens = browser.tokens()
          page = await taken(orders, browser, page, next)
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
