import { expect, it, vi } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { operations } from '#src/contract/generated/operations.ts'
import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import { tabOfMira } from '#tests/support/tabOfMira.ts'
import { LEAVES_NOTHING, type Run, writesOfContract } from '#tests/support/writesOfContract.ts'
import { ApiError } from './ApiError.ts'

const mira = tabOfMira()
const { server, callsOf } = mira
const WRITES = writesOfContract(mira)

it('every write defines how its result is checked, or is in LEAVES_NOTHING', () => {
  const writes = operations.filter((operation) => operation.writes).map(({ id }) => id)
  expect([...Object.keys(WRITES), ...LEAVES_NOTHING].toSorted()).toEqual(writes.toSorted())
})

const cases = Object.entries(WRITES).map(([operation, write]) => ({ operation, ...write }))

const WAYS = [
  { what: '500', fault: { status: 500 } },
  { what: 'no response', fault: { network: 'fail' } },
  { what: 'a proxy’s page', fault: { shape: 'html' } },
  { what: 'no response in time', fault: { network: 'timeout' } },
] as const
type Way = (typeof WAYS)[number]

it.for(cases)('$operation: not stored is failed or not known; a late response is done', async (write) => {
  const { operation, isReadable } = write
  const run = await write.prepared()
  const outcomes: string[] = []
  for (const { fault } of WAYS) {
    server.faults.add({ operation, times: 1, ...fault } as Fault)
    // oxlint-disable-next-line no-await-in-loop -- one server, one way after the other
    outcomes.push(await outcomeOf(run, fault))
  }
  const failed = isReadable ? 'failed' : 'not known'
  // After a time-out the server may still be working on it.
  expect(outcomes).toEqual([failed, failed, failed, 'not known'])

  server.faults.add({ operation, stored: true, hold: true } as Fault)
  const late = outcomeOf(run)
  await vi.waitFor(() => expect(callsOf(operation)).toHaveLength(WAYS.length + 1))
  server.release()
  expect(await late).toBe('done')
  expect(callsOf(operation)).toHaveLength(WAYS.length + 1)
})

it.for(
  cases.flatMap((write) => WAYS.filter(({ what }) => what !== 'a proxy’s page').map((way) => ({ ...write, ...way }))),
)(
  '$operation: stored, with $what, is done, or not known if no read can check it',
  async ({ operation, isReadable, prepared, fault }) => {
    const run = await prepared()
    server.faults.add({ operation, stored: true, ...fault } as Fault)
    expect(await outcomeOf(run, fault)).toBe(isReadable ? 'done' : 'not known')
    expect(callsOf(operation)).toHaveLength(1)
  },
)

it('a reply has the same timeout as a picture', async () => {
  const run = await WRITES.sendMessage!.prepared()
  server.faults.add({ operation: 'sendMessage', hold: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const reply = run()
    await serverIsIdle()
    vi.advanceTimersByTime(MODEL_TIMEOUT_MS - 1_000)
    server.release()
    expect(await reply).toMatch(/./)
  } finally {
    vi.useRealTimers()
  }
})

async function outcomeOf(run: Run, fault?: Way['fault']): Promise<'done' | 'failed' | 'not known'> {
  try {
    await (fault && 'network' in fault && fault.network === 'timeout' ? untilTimeIsUp(run) : run())
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.notKnown) expect(error.notKnown.text).toMatch(/^We could not tell whether [^.]+\. [A-Z].+\.$/)
    return error.notKnown ? 'not known' : 'failed'
  }
}

async function untilTimeIsUp(run: Run): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const ended = run()
    ended.catch(() => undefined)
    await serverIsIdle()
    vi.advanceTimersByTime(MODEL_TIMEOUT_MS)
    return await ended
  } finally {
    vi.useRealTimers()
  }
}

/** The point at which a call without a response waits for time only. Counts event loop turns: machines may be busy. */
async function serverIsIdle(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- turns come one after the other
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
}
