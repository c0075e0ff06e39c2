import { expect, it, vi } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { operations } from '#src/contract/generated/operations.ts'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import { tabOfMira } from '#tests/support/tabOfMira.ts'
import { ApiError } from './ApiError.ts'
import { confirmEmailUpdateQuery, type LinkResult, verifyEmailQuery } from './emailLinks.ts'
import {
  deleteAccountMutation,
  registerMutation,
  renewPictureMutation,
  requestPasswordResetMutation,
  resendVerificationMutation,
  resetPasswordMutation,
  updateAccountMutation,
} from './account.ts'
import { createCharacterMutation, deleteCharacterMutation, updateCharacterMutation } from './characterEditing.ts'
import {
  confirmRetouchMutation,
  deleteImageMutation,
  imagesQuery,
  reframeMutation,
  renewImageMutation,
  retouchMutation,
  setMainImageMutation,
} from './characterImages.ts'
import { characterQuery } from './characters.ts'
import { likeMutation } from './likes.ts'
import { reportCharacterMutation } from './reports.ts'
import { chatQuery, messagesQuery } from './chats.ts'
import { createChatMutation, sendMessageMutation } from './sendMessage.ts'
import { deleteChatMutation, resetChatMutation } from './endChat.ts'
import { reportMessageMutation } from './reports.ts'
import type { CharacterBody } from './generated/schemas/characterBody.ts'
import type { CollectionImage } from './imageShapes.ts'
import type { Said } from './conversationShapes.ts'
import type { ChatSummary } from './shapes.ts'

const { server, tab, read, mutate, callsOf } = tabOfMira()

const ARIA = characterId('aria')
const LIKED = characterId('mirelle-of-the-tides')
const NOT_LIKED = characterId('captain-oru')
const BODY: CharacterBody = {
  name: 'Io',
  description: 'A moon.',
  backgroundDescription: 'Jupiter.',
  isPublic: false,
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'You came far.', alternatives: ['Oh.'] },
  tags: ['Sea', 'moon'],
}

type Run = () => Promise<unknown>

interface Write {
  /** Whether some read tells what became of it. */
  isReadable: boolean
  /** What has to be there before; then the write itself, to be run any number of times. */
  prepared(): Promise<Run>
}

const readable = (prepared: Write['prepared']): Write => ({ isReadable: true, prepared })
const unreadable = (prepared: Write['prepared']): Write => ({ isReadable: false, prepared })

const mailTo = async (kind: string): Promise<string> =>
  server.db.mails.findFirst((q) => q.where({ userId: userId('mira'), kind: kind as 'verify-email', used: false }))!
    .token
const chat = () => read<ChatSummary>(chatQuery(LIKED))
const images = () => read<CollectionImage[]>(imagesQuery(ARIA))

/** Every write of the contract; an operation that changes something and is missing here fails below. */
const WRITES: Record<string, Write> = {
  register: unreadable(async () => () => {
    const person = {
      email: 'a@example.org',
      password: 'quiet-7-moons',
      username: 'alice',
      beta_token: 'PERIGEE-ONCE-A',
    }
    return mutate(registerMutation, person)
  }),
  updateMe: readable(async () => () => mutate(updateAccountMutation, { username: 'mira2', description: ' A comet. ' })),
  deleteAccount: readable(async () => () => mutate(deleteAccountMutation, undefined)),
  renewPicture: readable(async () => {
    const { pfp_url: pictureBefore } = await tab().client.query<{ pfp_url: string }>({
      queryKey: ['before'],
      queryFn: async () => (await server.fetch(requestAsMira('/auth/me'))).json(),
    })
    return () => mutate(renewPictureMutation(userId('mira')), { description: 'A comet.', pictureBefore })
  }),
  resendEmailVerification: unreadable(async () => {
    await isUnverified()
    return () => mutate(resendVerificationMutation, undefined)
  }),
  verifyEmail: readable(async () => {
    await isUnverified()
    await mutate(resendVerificationMutation, undefined)
    return linkRun(verifyEmailQuery(await mailTo('verify-email')))
  }),
  requestPasswordReset: unreadable(async () => () => mutate(requestPasswordResetMutation, 'mira@example.com')),
  resetPassword: unreadable(async () => {
    await mutate(requestPasswordResetMutation, 'mira@example.com')
    const token = await mailTo('reset-password')
    return () => mutate(resetPasswordMutation, { token, newPassword: 'Apogee-8-moons' })
  }),
  // Whether the address is the old one because the link failed or because it was for another account, nobody can read.
  confirmEmailUpdate: {
    isReadable: false,
    prepared: async () => {
      await mutate(updateAccountMutation, { email: 'new@example.org' })
      return linkRun(confirmEmailUpdateQuery(await mailTo('update-email')))
    },
  },
  renewImage: readable(async () => {
    await images()
    return () => mutate(renewImageMutation(ARIA), 'menu')
  }),
  reframeImage: readable(async () => {
    await read(characterQuery(ARIA))
    return () => mutate(reframeMutation(ARIA), 0.1)
  }),
  confirmRetouch: readable(async () => {
    await read(characterQuery(ARIA))
    await mutate(retouchMutation(ARIA), { prompt: 'In a green hat', guidanceScale: 10 })
    return () => mutate(confirmRetouchMutation(ARIA), true)
  }),
  setMainImage: readable(async () => {
    const other = (await images()).find(({ isMain }) => !isMain)
    return () => mutate(setMainImageMutation(ARIA), other)
  }),
  deleteImage: readable(async () => {
    const other = (await images()).find(({ isMain }) => !isMain)
    return () => mutate(deleteImageMutation(ARIA), other)
  }),
  createCharacter: readable(async () => () => mutate(createCharacterMutation, BODY)),
  updateCharacter: readable(async () => () => mutate(updateCharacterMutation, { id: ARIA, body: BODY })),
  deleteCharacter: readable(async () => () => mutate(deleteCharacterMutation, ARIA)),
  reportCharacter: unreadable(
    async () => () => mutate(reportCharacterMutation, { id: LIKED, category: 'Other', optionalMessage: '' }),
  ),
  likeCharacter: readable(async () => () => mutate(likeMutation, { id: NOT_LIKED, isLiked: true })),
  unlikeCharacter: readable(async () => () => mutate(likeMutation, { id: LIKED, isLiked: false })),
  createChat: readable(
    async () => () => mutate(createChatMutation, { characterId: characterId('captain-oru'), timeZone: 'UTC' }),
  ),
  sendMessage: readable(async () => {
    const to = await chat()
    const { length: after } = await read<Said[]>(messagesQuery(to.id))
    const now = () => '2026-01-01T00:00:00Z'
    const message = {
      chat: to,
      text: 'Is it raining?',
      greeting: undefined,
      after,
      sentAt: now(),
      timeZone: 'UTC',
      now,
    }
    return () => mutate(sendMessageMutation, message)
  }),
  resetChat: readable(async () => {
    const it = await chat()
    return () => mutate(resetChatMutation, { chat: it, now: () => '' })
  }),
  reportMessage: unreadable(async () => {
    const { id } = await chat()
    const report = { id, reportedMessage: 'x', category: 'Other', optionalMessage: '' }
    return () => mutate(reportMessageMutation, report)
  }),
  deleteChat: readable(async () => {
    const it = await chat()
    return () => mutate(deleteChatMutation, it)
  }),
}

/** Writes by the contract that leave nothing of which a person would have to know. */
const LEAVES_NOTHING = ['retouchImage'] // A preview that is lost is drawn again.

it('every call that changes something says how to find out what became of it', () => {
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

it.for(cases)('$operation: not stored is a failure, or not known; answered late is done', async (write) => {
  const { operation, isReadable } = write
  const run = await write.prepared()
  const outcomes: string[] = []
  for (const { fault } of WAYS) {
    server.faults.add({ operation, times: 1, ...fault } as Fault)
    // oxlint-disable-next-line no-await-in-loop -- one server, one way after the other
    outcomes.push(await outcomeOf(run, fault))
  }
  const failed = isReadable ? 'failed' : 'not known'
  // A server that is late may still be at it.
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
  '$operation: stored, with $what, is done, or not known where no read tells',
  async ({ operation, isReadable, prepared, fault }) => {
    const run = await prepared()
    server.faults.add({ operation, stored: true, ...fault } as Fault)
    expect(await outcomeOf(run, fault)).toBe(isReadable ? 'done' : 'not known')
    expect(callsOf(operation)).toHaveLength(1)
  },
)

it('a reply may take as long as a picture', async () => {
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

/** Where an unanswered call waits for nothing but time. Turns of the event loop and not time: the machine may be busy. */
async function serverIsIdle(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- turns come one after the other
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A token is a query whose failure is data; each run is a page of its own. */
function linkRun(query: { queryKey: readonly string[]; queryFn?: unknown }): Run {
  return async () => {
    tab().client.removeQueries({ queryKey: query.queryKey })
    const { error } = await read<LinkResult>(query)
    if (error) throw error
  }
}

async function isUnverified(): Promise<void> {
  const mira = server.db.users.findFirst((q) => q.where({ id: userId('mira') }))!
  await server.db.users.update(mira, { data: (row) => void (row.verified = false) })
}

function requestAsMira(path: string): Request {
  const { access_token: token } = server.signInAs('mira')
  return new Request(`http://localhost/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } })
}
