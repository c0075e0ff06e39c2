// A write ends in one of three ways: done, refused, or unknown. src/api/README.md describes it.
import { mutationOptions, type QueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { LOOK_UP_TIMEOUT_MS } from '#src/product/limits.ts'
import { ApiError, isNotFound, isUnanswered } from './ApiError.ts'
import type { Bearer, CallOptions } from './http.ts'
import type { NotKnown } from './notKnown.ts'

/** The result of a look-up: the write was carried out, with the response it would have had; it was not; or unknown. */
export type Found<Data> = { is: 'done'; data: Data } | { is: 'not done' } | { is: 'not known' }

export const done = <Data>(data: Data): Found<Data> => ({ is: 'done', data })
export const notDone = { is: 'not done' } as const
export const cannotTell = { is: 'not known' } as const

interface Look<Before> {
  /** For the reads of the look-up: with a short time-out, and only as the user of the write. */
  options: CallOptions
  /** The token of the write. */
  token: string
  before: Before
}

interface Write<Sent, Data, Before> {
  call(sent: Sent, options: CallOptions): Promise<Data>
  /** The cached entity before the write, if the look-up compares with it. */
  before?(sent: Sent, client: QueryClient): Before
  /** Finds out the result of a write without a response. Absent if no read can tell. */
  lookUp?(sent: Sent, look: Look<Before>): Promise<Found<Data>>
  /** The message of screens if the result is unknown. */
  notKnown: NotKnown | ((sent: Sent) => NotKnown)
}

interface Context {
  client: QueryClient
  /** The same body was sent before without a response: a refusal of this call may mean that it was carried out then. */
  isAgain?: boolean
}

/**
 * The `mutationFn` of a write. A write without a response is looked up once: if it was carried out, it resolves as
 * usual; if it was not, it rejects with the call's own failure; if that is unknown, the failure has `notKnown`.
 */
export function writing<Sent, Data, Before = undefined>(write: Write<Sent, Data, Before>) {
  return async (sent: Sent, { client, isAgain = false }: Context): Promise<Data> => {
    const before = write.before?.(sent, client) as Before
    let carried: Bearer | undefined
    try {
      return await write.call(sent, { client, onCarried: (bearer) => (carried = bearer) })
    } catch (error) {
      if (!(error instanceof ApiError) || !(isUnanswered(error) || isAgain)) throw error
      const found = await foundBy(write, sent, { client, carried, before })
      if (found.is === 'done') return found.data
      // After a time-out the server may still be working on it.
      const isCertain = found.is === 'not done' && !error.isLate
      if (!isCertain) error.notKnown = typeof write.notKnown === 'function' ? write.notKnown(sent) : write.notKnown
      throw error
    }
  }
}

/** The options of a write; its success has the same effects whether a response or a look-up reports it. */
export function writeMutation<Sent, Data, Before = undefined>(
  write: Write<Sent, Data, Before>,
  options: Omit<UseMutationOptions<Data, Error, Sent>, 'mutationFn'> = {},
) {
  return mutationOptions({ ...options, mutationFn: writing(write) })
}

async function foundBy<Sent, Data, Before>(
  { lookUp }: Pick<Write<Sent, Data, Before>, 'lookUp'>,
  sent: Sent,
  { client, carried, before }: { client: QueryClient; carried: Bearer | undefined; before: Before },
): Promise<Found<Data>> {
  // The look-up reads as the user of the write; a visitor can read nothing.
  if (!lookUp || !carried) return cannotTell
  const options = { client, timeoutMs: LOOK_UP_TIMEOUT_MS, onlyAs: carried }
  try {
    return await lookUp(sent, { options, token: carried.token, before })
  } catch {
    return cannotTell
  }
}

/** For look-ups of deletions: deleted if the read is refused with 404. */
export async function goneIf404(read: Promise<unknown>): Promise<Found<undefined>> {
  try {
    await read
    return notDone
  } catch (error) {
    if (isNotFound(error)) return done(undefined)
    throw error
  }
}
