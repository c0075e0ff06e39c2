import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { type MovableClock, movableClock } from '#mocks/clock/clock.ts'
import { developerHandle, type DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { mockControls } from '#mocks/world/mockControls.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { faultText, readableFault } from '#mocks/situation/faultText.ts'
import { situationSearch, takeSituation } from '#mocks/situation/situationAddress.ts'
import { steerableClock } from '#mocks/clock/steerableClock.ts'
import { readWorldChoices, storeChoices, type TabChoices } from '#mocks/world/worldChoices.ts'
import { clockText, countedText, noFaultsText, tokenText, usageText, viewerText } from './stateTexts.ts'
import { isPlain, unusualIn } from './unusual.ts'

// Two properties of every state that the panel can create: it survives a link and a reload, and every sentence about it
// is true. The test does not read the truth from the code that makes the sentences, but from the responses, the clock
// and the token's user.

/** The actions of a user in the panel, and of the app between them. */
type Step =
  | { does: 'add'; fault: Fault }
  | { does: 'use'; scenario: ScenarioName }
  | { does: 'view'; viewer: UserKey | null }
  | { does: 'latency'; ms: number }
  | { does: 'move'; ms: number }
  | { does: 'call' | 'release' | 'remove first' | 'freeze' | 'run' | 'reset' | 'undo everything' }

const FAULTS: Fault[] = [
  { operation: 'listCharacters', status: 503, times: 1 },
  { operation: 'listCharacters', hold: true, times: 1 },
  { operation: 'listCharacters', status: 500, nth: 2 },
  { operation: '*', hold: true },
  { operation: '*', network: 'fail' },
  { operation: '*', stored: true, network: 'fail' },
  { operation: 'readMe', status: 500, detail: 'Not now.' },
]

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add' as const), fault: fc.constantFrom(...FAULTS) }) },
  fc.record({
    does: fc.constant('use' as const),
    scenario: fc.constantFrom<ScenarioName>('default', 'signed-in', 'slow-network', 'offline', 'refresh-revoked'),
  }),
  fc.record({ does: fc.constant('view' as const), viewer: fc.constantFrom<UserKey | null>('mira', 'oldSalt', null) }),
  fc.record({ does: fc.constant('latency' as const), ms: fc.constantFrom(0, 150, 2000) }),
  fc.record({ does: fc.constant('move' as const), ms: fc.constantFrom(-3_600_000, 900_488, 31 * 86_400_000) }),
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(
        ...(['call', 'call', 'release', 'remove first', 'freeze', 'run', 'reset', 'undo everything'] as const),
      )
      .map((does) => ({ does })),
  },
)

/** States in which the panel had bugs: a call held by a used-up fault, a fault removed from a scenario. */
const EXAMPLES: [Step[]][] = [
  [[{ does: 'add', fault: FAULTS[1]! }, { does: 'call' }]],
  [[{ does: 'use', scenario: 'offline' }, { does: 'remove first' }]],
  [[{ does: 'freeze' }, { does: 'move', ms: 31 * 86_400_000 }, { does: 'run' }]],
  [
    [
      { does: 'use', scenario: 'slow-network' },
      { does: 'latency', ms: 0 },
    ],
  ],
  // The test counted the calls of a removed fault for the equal one that was added later.
  [[{ does: 'add', fault: FAULTS[0]! }, { does: 'remove first' }, { does: 'add', fault: FAULTS[0]! }]],
]

interface PanelWorld {
  handle: DeveloperHandle
  real: MovableClock
  token(): string | undefined
  choices(): TabChoices
  take(one: Step): Promise<void>
  /** The outcome of a new call; held calls stay held. */
  outcomeOfCall(): Promise<number | 'no response' | 'waits'>
  waiting(): number
}

function panelWorld(at: number = Date.UTC(2026, 4, 20, 12, 0, 0, 488)): PanelWorld {
  const real = movableClock({ at, timers: 'manual' })
  const clock = steerableClock(real)
  const server = createMockServer({ clock, strict: 'throw' })
  let token: string | undefined
  let waiting = 0
  const controls = mockControls({
    server,
    clock,
    signIn: (tokens) => void (token = tokens?.access_token),
    accessToken: () => token,
    usualLatencyMs: 150,
  })
  server.setLatency(150)
  const choices = (): TabChoices => {
    const { viewer: _, faults: __, ...rest } = controls.situation()
    return { ...rest, transport: 'in-page', panel: true, planned: server.faults.all() }
  }
  const handle = developerHandle(controls, {
    notices: [],
    restart: (between) => between(),
    linkTo: (situation) => `https://perigee.example/?${situationSearch(situation)}`,
    choices,
  })

  async function outcomeOfCall(): Promise<number | 'no response' | 'waits'> {
    waiting++
    let outcome: number | 'no response' | 'waits' = 'waits'
    const over = (end: number | 'no response') => {
      outcome = end
      waiting--
    }
    server.fetch('http://localhost/api/v1/characters').then(
      ({ status }) => over(status),
      () => over('no response'),
    )
    await rest()
    return outcome
  }

  /** Waits until each call has a response or is held. On a busy machine, a call may take many rounds. */
  async function rest(): Promise<void> {
    for (let round = 0; round < 4 || (round < 500 && server.faults.held().length !== waiting); round++) {
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
      real.advance(1000)
    }
  }

  async function take(one: Step): Promise<void> {
    const { faults } = server
    if (one.does === 'add') {
      if (!faults.all().some(({ fault }) => faultText(fault) === faultText(one.fault))) faults.add(one.fault)
    } else if (one.does === 'use') await handle.use(one.scenario)
    else if (one.does === 'view') await handle.view(one.viewer)
    else if (one.does === 'latency') server.setLatency(one.ms)
    else if (one.does === 'move') clock.advance(one.ms)
    else if (one.does === 'call') await outcomeOfCall()
    else if (one.does === 'release') handle.release()
    else if (one.does === 'remove first') faults.remove(faults.all()[0]?.id ?? 0)
    else if (one.does === 'reset') await handle.reset()
    else if (one.does === 'undo everything') await handle.undoEverything()
    else clock[one.does]()
    await rest()
  }

  return { handle, real, token: () => token, choices, take, outcomeOfCall, waiting: () => waiting }
}

/** Running time advances between two reads. */
function comparable({ clock, ...rest }: ReturnType<DeveloperHandle['situation']>) {
  return { ...rest, clock: clock?.replace(/_?-?\d+(ms|s|m|h|d)(_runs)?$/, ' moved') }
}

it('every state of the panel survives link and reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { handle, take, choices, real } = panelWorld()
      for (const one of steps) await take(one)

      const { search } = new URL(handle.link())
      const read = takeSituation(new URLSearchParams(search))
      expect(read.notices).toEqual([])
      const elsewhere = panelWorld(real.now())
      await elsewhere.handle.begin(read.situation)
      expect(comparable(elsewhere.handle.situation())).toEqual(comparable(handle.situation()))
      expect(Math.abs(elsewhere.handle.clock.now() - handle.clock.now())).toBeLessThan(1000)

      const storage = memoryStorage()
      storeChoices(storage, choices())
      const { notices, ...reloaded } = readWorldChoices('', storage)
      expect(notices).toEqual([])
      expect(reloaded).toMatchObject(JSON.parse(JSON.stringify(choices())))
    }),
    { numRuns: 20, examples: EXAMPLES },
  )
})

it('each text of the panel matches the current state', async () => {
  const probe = createMockServer({ clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const world = panelWorld()
      const { handle, real } = world
      const { server, clock } = handle
      /** The last call before each fault was added: an equal fault that was removed may have changed earlier calls. */
      const lastBefore = new Map<number, number>()
      for (const one of steps) {
        const last = server.log.calls().at(-1)?.number ?? 0
        await world.take(one)
        for (const { id } of server.faults.all()) lastBefore.set(id, lastBefore.get(id) ?? last)
        const unusual = unusualIn(handle)

        const held = unusual.find((words) => words.endsWith('held'))
        expect(Number.parseInt(held ?? '0', 10)).toBe(world.waiting())

        const username = usernameOf(probe, world.token())
        expect(viewerText(handle)).toMatch(new RegExp(`^${username ?? 'Nobody'} is signed in\\.`))
        expect(tokenText(handle) === 'Nobody is signed in.').toBe(username === undefined)

        const [before, realBefore] = [clock.now(), real.now()]
        real.advance(5000)
        const isFrozen = clock.now() === before
        expect(clockText(handle) === 'frozen').toBe(isFrozen)
        expect(unusual.includes('clock frozen')).toBe(isFrozen)
        if (!isFrozen) expect(clockText(handle) === 'running').toBe(Math.abs(before - realBefore) < 500)

        const calls = server.log.calls()
        for (const planned of server.faults.all()) {
          const used = calls.filter(
            ({ number, why = [] }) =>
              number > (lastBefore.get(planned.id) ?? 0) && why.includes(`fault ${readableFault(planned.fault)}`),
          ).length
          expect(usageText(planned).startsWith('not used yet') || usageText(planned).startsWith('passed')).toBe(
            used === 0,
          )
        }

        const texts = server.faults.all().map(({ fault }) => readableFault(fault))
        expect(countedText(handle) !== undefined).toBe(texts.some((text) => /once|times|nth|only/i.test(text)))

        // Comes last, because a call changes the state.
        const [isOffline, isNormal, isUndone] = [
          unusual.includes('offline'),
          noFaultsText(handle)?.includes('All calls respond normally.'),
          isPlain(handle),
        ]
        const overBefore = server.faults.all().filter((planned) => /used up|passed|no more/.test(usageText(planned)))
        const waitingBefore = world.waiting()
        const outcome = await world.outcomeOfCall()
        if (isOffline) expect(outcome === 'no response' || outcome === 'waits').toBe(true)
        if (isNormal) expect([outcome, waitingBefore]).toEqual([200, 0])
        if (isUndone) expect([outcome, username, server.latencyMs()]).toEqual([200, undefined, 150])
        for (const { id, used, fault } of overBefore)
          if (!fault.hold) expect(server.faults.all().find((each) => each.id === id)?.used).toBe(used)
      }
    }),
    { numRuns: 20, examples: EXAMPLES },
  )
})

/** The user of a token. */
function usernameOf({ db }: ReturnType<typeof createMockServer>, token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  const { sub } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }
  return db.users.findFirst((q) => q.where({ id: sub }))?.username
}
