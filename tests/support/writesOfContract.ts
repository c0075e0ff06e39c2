import type { TabOfMira } from './tabOfMira.ts'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import * as account from '#src/api/calls/account.ts'
import {
  createCharacterMutation,
  deleteCharacterMutation,
  updateCharacterMutation,
} from '#src/api/calls/characterEditing.ts'
import * as imageCalls from '#src/api/calls/characterImages.ts'
import { characterQuery } from '#src/api/calls/characters.ts'
import { chatQuery, messagesQuery } from '#src/api/calls/chats.ts'
import { confirmEmailUpdateQuery, type LinkResult, verifyEmailQuery } from '#src/api/calls/emailLinks.ts'
import { deleteChatMutation, resetChatMutation } from '#src/api/calls/endChat.ts'
import { likeMutation } from '#src/api/calls/likes.ts'
import { reportCharacterMutation, reportMessageMutation } from '#src/api/calls/reports.ts'
import { createChatMutation, sendMessageMutation } from '#src/api/calls/sendMessage.ts'
import type { CharacterBody } from '#src/api/generated/calls.schemas.ts'
import type { CollectionImage } from '#src/api/shapes/imageShapes.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'

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

export type Run = () => Promise<unknown>

export interface Write {
  /** Whether some read returns its result. */
  isReadable: boolean
  /** Creates the preconditions; returns the write itself, which can run any number of times. */
  prepared(): Promise<Run>
}

const readable = (prepared: Write['prepared']): Write => ({ isReadable: true, prepared })
const unreadable = (prepared: Write['prepared']): Write => ({ isReadable: false, prepared })

/** Writes of the contract whose result a user does not need to know. */
export const LEAVES_NOTHING = ['retouchImage'] // A lost preview is generated again.

/** All writes of the contract, in Mira's tab. */
export function writesOfContract({ server, tab, read, mutate }: TabOfMira): Record<string, Write> {
  const mailTo = async (kind: string): Promise<string> =>
    server.db.mails.findFirst((q) => q.where({ userId: userId('mira'), kind: kind as 'verify-email', used: false }))!
      .token
  const chat = () => read<ChatSummary>(chatQuery(LIKED))
  const images = () => read<CollectionImage[]>(imageCalls.imagesQuery(ARIA))

  /** A token is a query whose failure is data; each run is a separate page. */
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

  return {
    register: unreadable(async () => () => {
      const person = {
        email: 'a@example.org',
        password: 'quiet-7-moons',
        username: 'alice',
        betaToken: 'PERIGEE-ONCE-A',
      }
      return mutate(account.registerMutation, person)
    }),
    updateMe: readable(
      async () => () => mutate(account.updateAccountMutation, { username: 'mira2', description: ' A comet. ' }),
    ),
    deleteAccount: readable(async () => () => mutate(account.deleteAccountMutation, undefined)),
    renewPicture: readable(async () => {
      const { pfp_url: pictureBefore } = await tab().client.query<{ pfp_url: string }>({
        queryKey: ['before'],
        queryFn: async () => (await server.fetch(requestAsMira('/auth/me'))).json(),
      })
      return () => mutate(account.renewPictureMutation(userId('mira')), { description: 'A comet.', pictureBefore })
    }),
    resendEmailVerification: unreadable(async () => {
      await isUnverified()
      return () => mutate(account.resendVerificationMutation, undefined)
    }),
    verifyEmail: readable(async () => {
      await isUnverified()
      await mutate(account.resendVerificationMutation, undefined)
      return linkRun(verifyEmailQuery(await mailTo('verify-email')))
    }),
    requestPasswordReset: unreadable(
      async () => () => mutate(account.requestPasswordResetMutation, 'mira@example.com'),
    ),
    resetPassword: unreadable(async () => {
      await mutate(account.requestPasswordResetMutation, 'mira@example.com')
      const token = await mailTo('reset-password')
      return () => mutate(account.resetPasswordMutation, { token, newPassword: 'Apogee-8-moons' })
    }),
    // No read tells whether the address is unchanged because the link failed or because it was for another account.
    confirmEmailUpdate: {
      isReadable: false,
      prepared: async () => {
        await mutate(account.updateAccountMutation, { email: 'new@example.org' })
        return linkRun(confirmEmailUpdateQuery(await mailTo('update-email')))
      },
    },
    renewImage: readable(async () => {
      await images()
      return () => mutate(imageCalls.renewImageMutation(ARIA), 'menu')
    }),
    reframeImage: readable(async () => {
      await read(characterQuery(ARIA))
      return () => mutate(imageCalls.reframeMutation(ARIA), 0.1)
    }),
    confirmRetouch: readable(async () => {
      await read(characterQuery(ARIA))
      await mutate(imageCalls.retouchMutation(ARIA), { prompt: 'In a green hat', guidanceScale: 10 })
      return () => mutate(imageCalls.confirmRetouchMutation(ARIA), true)
    }),
    setMainImage: readable(async () => {
      const other = (await images()).find(({ isMain }) => !isMain)
      return () => mutate(imageCalls.setMainImageMutation(ARIA), other)
    }),
    deleteImage: readable(async () => {
      const other = (await images()).find(({ isMain }) => !isMain)
      return () => mutate(imageCalls.deleteImageMutation(ARIA), other)
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
      const { length: after } = await read<StoredMessage[]>(messagesQuery(to.id))
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
}
