import { assert, array, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { afterResponse, createLikeQueue, expected, type LikeResponse, type LikeState } from './likeQueue.ts'

/** A queue whose calls the test settles. */
function queueFrom(start: LikeState) {
  const calls: {
    isLiked: boolean
    respond(response: LikeResponse): Promise<void>
    fail(error: unknown): Promise<void>
  }[] = []
  const shown: LikeState[] = []
  const onSettled = vi.fn<(state: LikeState, failure?: { wish: boolean; error: unknown }) => void>((state) =>
    shown.push(state),
  )
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  const queue = createLikeQueue({
    start,
    send: (isLiked) =>
      new Promise((resolve, reject) => {
        calls.push({
          isLiked,
          respond: (response) => (resolve(response), settle()),
          fail: (error) => (reject(error), settle()),
        })
      }),
    onExpected: (state) => shown.push(state),
    onSettled,
  })
  return { queue, calls, shown, onSettled, latest: () => shown.at(-1) }
}

describe('one press', () => {
  it.for([
    {
      rows: ['B4.7-06', 'AMB-04'],
      response: { isLiked: true, likeCount: 57 },
      shown: { isLiked: true, likeCount: 57 },
    },
    { rows: ['B4.7-07', 'AMB-04'], response: {}, shown: { isLiked: true, likeCount: 41 } },
    { rows: ['B4.7-07'], response: { isLiked: true }, shown: { isLiked: true, likeCount: 41 } },
    { rows: ['B4.7-06'], response: { likeCount: 0 }, shown: { isLiked: true, likeCount: 0 } },
    { rows: [], response: { isLiked: false, likeCount: 40 }, shown: { isLiked: false, likeCount: 40 } },
  ])('with the response $response ends as $shown', async ({ response, shown }) => {
    const { queue, calls, onSettled } = queueFrom({ isLiked: false, likeCount: 40 })
    queue.want(true)
    await calls[0]!.respond(response)
    expect(onSettled.mock.calls).toEqual([[shown, undefined]])
  })
})

describe('several presses', () => {
  it('that return to the state in flight make no second call', async () => {
    const { queue, calls, onSettled } = queueFrom({ isLiked: false, likeCount: 40 })
    queue.want(true)
    queue.want(false)
    queue.want(true)
    await calls[0]!.respond({})
    expect(calls).toHaveLength(1)
    expect(onSettled).toHaveBeenCalledOnce()
  })

  it('a newer one is sent although the older one has failed: it is unknown what the server stored', async () => {
    const { queue, calls, onSettled } = queueFrom({ isLiked: false, likeCount: 40 })
    queue.want(true)
    queue.want(false)
    await calls[0]!.fail('timeout')
    expect(calls.map(({ isLiked }) => isLiked)).toEqual([true, false])
    await calls[1]!.respond({ isLiked: false, likeCount: 40 })
    expect(onSettled.mock.calls).toEqual([[{ isLiked: false, likeCount: 40 }, undefined]])
  })

  it('in any order: two calls are never in flight at once, and the last call sends the last choice', async () => {
    const wishes = array(record({ wish: boolean(), responsesBefore: integer({ min: 0, max: 2 }) }), { minLength: 1 })
    const outcomes = array(constantFrom<LikeResponse | 'fail'>({}, { likeCount: 3 }, { isLiked: true }, 'fail'))
    await assert(
      asyncProperty(
        wishes,
        outcomes,
        record({ isLiked: boolean(), likeCount: integer({ min: -1, max: 3 }) }),
        async (steps, plan, start) => {
          const { queue, calls, shown, onSettled } = queueFrom(start)
          const endings = plan[Symbol.iterator]()
          let settledCalls = 0
          const settleNext = async () => {
            const call = calls[settledCalls]
            if (!call) return
            settledCalls += 1
            const { value = {} } = endings.next()
            await (value === 'fail' ? call.fail('broken') : call.respond(value))
          }
          for (const { wish, responsesBefore } of steps) {
            for (let count = 0; count < responsesBefore; count++) await settleNext()
            if (onSettled.mock.calls.length > 0) return // The run has ended; the next press begins a new one.
            queue.want(wish)
            expect(calls.length - settledCalls).toBe(1)
          }
          while (settledCalls < calls.length) await settleNext()
          expect(calls.at(-1)?.isLiked).toBe(steps.at(-1)?.wish)
          expect(onSettled).toHaveBeenCalledOnce()
          for (const { likeCount } of shown) expect(likeCount).toBeGreaterThanOrEqual(-1)
          // A count without a response stays missing.
          if (
            start.likeCount === -1 &&
            !plan.some((response) => response !== 'fail' && response.likeCount !== undefined)
          )
            for (const { likeCount } of shown) expect(likeCount).toBe(-1)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('the count', () => {
  it.for([
    { rows: ['B4.7-07'], confirmed: { isLiked: false, likeCount: 0 }, wish: true, count: 1 },
    { rows: ['B4.7-07'], confirmed: { isLiked: true, likeCount: 1 }, wish: false, count: 0 },
    { rows: [], confirmed: { isLiked: true, likeCount: 0 }, wish: false, count: 0 },
    { rows: ['AMB-20'], confirmed: { isLiked: false, likeCount: -1 }, wish: true, count: -1 },
    { rows: ['AMB-20'], confirmed: { isLiked: true, likeCount: -1 }, wish: false, count: -1 },
    { rows: [], confirmed: { isLiked: true, likeCount: 5 }, wish: true, count: 5 },
  ])('from $confirmed to $wish: $count', ({ confirmed, wish, count }) => {
    expect(expected(confirmed, wish)).toEqual({ isLiked: wish, likeCount: count })
  })

  it.for([{ rows: ['AMB-20'] }])('is shown as soon as the server sends one', () => {
    expect(afterResponse({ isLiked: false, likeCount: -1 }, true, { likeCount: 12 })).toEqual({
      isLiked: true,
      likeCount: 12,
    })
  })
})
