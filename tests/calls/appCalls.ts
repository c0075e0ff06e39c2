import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { confirmEmailUpdateQuery, verifyEmailQuery } from '#src/api/calls/emailLinks.ts'
import * as account from '#src/api/calls/account.ts'
import { requestNewToken, requestProfile, requestTokens } from '#src/api/calls/session.ts'
import { verifiedQuery } from '#src/api/calls/verified.ts'
import {
  createCharacterMutation,
  deleteCharacterMutation,
  updateCharacterMutation,
} from '#src/api/calls/characterEditing.ts'
import { augmentMutation, randomTraitsQuery, tagSuggestionsQuery } from '#src/api/calls/editorSuggestions.ts'
import * as imageCalls from '#src/api/calls/characterImages.ts'
import * as characters from '#src/api/calls/characters.ts'
import { downloadCardMutation, downloadChatMutation } from '#src/api/calls/downloads.ts'
import { likeMutation } from '#src/api/calls/likes.ts'
import { reportCharacterMutation, reportMessageMutation } from '#src/api/calls/reports.ts'
import { chatQuery, messagesQuery, myChatsQuery } from '#src/api/calls/chats.ts'
import { createChatMutation, sendMessageMutation } from '#src/api/calls/sendMessage.ts'
import { deleteChatMutation, resetChatMutation } from '#src/api/calls/endChat.ts'
import { chatSummary } from '#src/api/shapes/characterShapes.ts'
import { publicUserQuery } from '#src/api/calls/users.ts'

/** One call of the contract as the app makes it. */
export interface AppCall {
  /** Uses the options that screens use, including the effects on the cache. */
  make(client: QueryClient): Promise<unknown>
  /** The text of a failure whose response has no text. */
  text: string
  /** The data that screens get on success; absent: they need none. */
  data?: v.GenericSchema
}

const ID = 'some-id'
const CHAT = chatSummary({ id: ID, chara_id: ID })
const IMAGE = { id: ID, picture: '', createdAt: '', isMain: false }
const PAGE = { page: 1, limit: 6 }
const now = () => '2026-05-20T12:00:00Z'

const CHARACTER = v.nullable(v.looseObject({ id: v.string() }))
const CHARACTER_LIST = v.looseObject({ data: v.array(v.unknown()) })
const FILE = v.pipe(v.file(), v.minSize(1))
const LIKE = v.strictObject({ isLiked: v.optional(v.boolean()), likeCount: v.optional(v.number()) })
const LINK = v.union([v.strictObject({ message: v.string() }), v.strictObject({ error: v.instance(Error) })])
const COUNT = v.optional(v.number())

/** All calls of the contract. A new operation without a row is a type error. */
export const appCalls: Record<OperationId, AppCall> = {
  register: {
    make: mutating(account.registerMutation, { username: 'a', email: 'a@b.c', password: 'p', betaToken: 't' }),
    text: 'Failed to create account. Please try again.',
  },
  login: {
    make: (client) => requestTokens({ login: 'mira', password: 'p', rememberMe: false }, client),
    text: 'Invalid credentials|No access token received from API.',
    data: v.object({ access: v.string(), refresh: v.optional(v.string()) }),
  },
  refreshToken: {
    make: (client) => requestNewToken('token', client),
    text: 'Failed to refresh token',
    data: v.string(),
  },
  readMe: {
    make: (client) => requestProfile('token', client),
    text: 'Failed to load the profile',
    data: v.object({ id: v.string(), username: v.string(), email: v.string() }),
  },
  updateMe: { make: mutating(account.updateAccountMutation, {}), text: 'Failed to update account', data: v.string() },
  deleteAccount: {
    make: mutating(account.deleteAccountMutation),
    text: 'Failed to delete account',
  },
  renewPicture: {
    make: mutating(account.renewPictureMutation('mira'), { description: '', pictureBefore: '' }),
    text: 'Unable to renew profile picture. Please try again later.',
  },
  resendEmailVerification: {
    make: mutating(account.resendVerificationMutation),
    text: 'Failed to resend verification email',
  },
  readVerified: { make: reading(verifiedQuery), text: 'Account verification failed', data: v.boolean() },
  verifyEmail: { make: reading(verifyEmailQuery(ID)), text: 'An unexpected error occurred.', data: LINK },
  confirmEmailUpdate: { make: reading(confirmEmailUpdateQuery(ID)), text: 'An error occurred.', data: LINK },
  requestPasswordReset: {
    make: mutating(account.requestPasswordResetMutation, 'a@b.c'),
    text: 'Error while requesting reset.',
  },
  resetPassword: {
    make: mutating(account.resetPasswordMutation, { token: 't', newPassword: 'p' }),
    text: 'Error while resetting password.',
  },
  readUser: {
    make: reading(publicUserQuery(ID)),
    text: 'Failed to load the profile',
    data: v.object({ id: v.string(), username: v.string(), profilePictureUrl: v.string() }),
  },
  listCharacters: {
    make: reading(characters.listingQuery({ ...PAGE, sort: 'latest' })),
    text: 'Error while fetching characters with sort: latest',
    data: CHARACTER_LIST,
  },
  searchCharacters: {
    make: reading(characters.searchQuery({ ...PAGE, query: 'a' })),
    text: 'Erreur lors de la recherche',
    data: CHARACTER_LIST,
  },
  listMyCharacters: {
    make: reading(characters.myCharactersQuery(PAGE)),
    text: 'Failed fetching user characters.',
    data: CHARACTER_LIST,
  },
  listFavorites: {
    make: reading(characters.favoritesQuery(PAGE)),
    text: 'Failed fetching favorite characters.',
    data: CHARACTER_LIST,
  },
  listUserCharacters: {
    make: reading(characters.publicCharactersQuery('mira', 6)),
    text: 'Failed fetching user’s public characters.',
    data: CHARACTER_LIST,
  },
  readRandomImage: {
    make: reading(characters.randomImageQuery),
    text: 'Error while fetching a random character image',
    data: v.string(),
  },
  readCharacter: {
    make: reading(characters.characterQuery(ID)),
    text: `Error while fetching character with ID: ${ID}`,
    data: CHARACTER,
  },
  createCharacter: {
    make: mutating(createCharacterMutation, {}),
    text: 'Failed creating the character.',
    data: CHARACTER,
  },
  updateCharacter: {
    make: mutating(updateCharacterMutation, { id: ID, body: {} }),
    text: `Character update failed (${ID}).`,
    data: CHARACTER,
  },
  deleteCharacter: {
    make: mutating(deleteCharacterMutation, ID),
    text: 'Failed to delete character',
  },
  augmentCharacter: {
    make: mutating(augmentMutation, { draft: { augmentField: 'name' }, signal: new AbortController().signal }),
    text: 'Failed augmenting name.',
    data: v.object({ text: v.string() }),
  },
  listRandomTraits: {
    make: reading(randomTraitsQuery),
    text: 'Failed fetching random personality traits.',
    data: v.array(v.string()),
  },
  searchTags: {
    make: reading(tagSuggestionsQuery('a')),
    text: 'Failed fetching tag suggestions.',
    data: v.array(v.string()),
  },
  readOwnership: {
    make: reading(characters.ownershipQuery(ID)),
    text: 'Character ownership check failed.',
    data: v.boolean(),
  },
  readStats: {
    make: reading(characters.statsQuery(ID)),
    text: `Error while fetching stats for character ${ID}`,
    data: v.strictObject({
      isLiked: v.optional(v.boolean()),
      likeCount: COUNT,
      conversationCount: COUNT,
      messageCount: COUNT,
    }),
  },
  listSimilarCharacters: {
    make: reading(characters.similarQuery(ID)),
    text: 'Error while fetching similar characters',
    data: v.array(v.looseObject({ id: v.string() })),
  },
  downloadCharacterCard: {
    make: mutating(downloadCardMutation, { id: ID, spec: 'v3' }),
    text: 'Error while downloading the character card',
    data: FILE,
  },
  reportCharacter: {
    make: mutating(reportCharacterMutation, { id: ID, category: 'Other' }),
    text: 'Reporting submission has failed :(',
  },
  likeCharacter: {
    make: mutating(likeMutation, { id: ID, isLiked: true }),
    text: 'Failed to like character',
    data: LIKE,
  },
  unlikeCharacter: {
    make: mutating(likeMutation, { id: ID, isLiked: false }),
    text: 'Failed to unlike character',
    data: LIKE,
  },
  listImages: {
    make: reading(imageCalls.imagesQuery(ID)),
    text: 'Error while fetching character collections',
    data: v.array(v.object({ id: v.string(), picture: v.string(), createdAt: v.string(), isMain: v.boolean() })),
  },
  renewImage: {
    make: mutating(imageCalls.renewImageMutation(ID), 'menu'),
    text: 'Failed to update the image.',
    data: v.looseObject({ id: v.string(), picture: v.string(), smallPicture: v.string() }),
  },
  setMainImage: {
    make: mutating(imageCalls.setMainImageMutation(ID), IMAGE),
    text: 'Failed to set the main collection.',
  },
  deleteImage: {
    make: mutating(imageCalls.deleteImageMutation(ID), IMAGE),
    text: 'Failed to delete collection',
  },
  retouchImage: {
    make: mutating(imageCalls.retouchMutation(ID), { prompt: 'a', guidanceScale: 5 }),
    text: 'Failed to retouch the character picture.',
    data: v.pipe(v.string(), v.nonEmpty()),
  },
  confirmRetouch: {
    make: mutating(imageCalls.confirmRetouchMutation(ID), true),
    text: 'Failed to validate the retouch.',
    data: v.string(),
  },
  reframeImage: {
    make: mutating(imageCalls.reframeMutation(ID), 0),
    text: 'Failed reframing the character.',
  },
  findChat: {
    make: reading(chatQuery(ID)),
    text: 'Chat error.',
    data: v.nullable(v.looseObject({ id: v.string(), characterId: v.string() })),
  },
  createChat: {
    make: mutating(createChatMutation, { characterId: ID, timeZone: 'UTC' }),
    text: 'Send message failed.',
    data: v.looseObject({ id: v.string(), characterId: v.string() }),
  },
  listMessages: {
    make: reading(messagesQuery(ID)),
    text: 'Failed to load messages.',
    data: v.array(v.object({ isCharacter: v.boolean(), content: v.string(), timestamp: v.string() })),
  },
  sendMessage: {
    make: mutating(sendMessageMutation, { chat: CHAT, text: 'Hi', after: 0, sentAt: now(), timeZone: 'UTC', now }),
    text: 'Send message failed.',
    data: v.pipe(v.string(), v.nonEmpty()),
  },
  resetChat: {
    make: mutating(resetChatMutation, { chat: CHAT, now }),
    text: 'Failed to reset chat.',
  },
  deleteChat: { make: mutating(deleteChatMutation, CHAT), text: 'Failed to delete chat' },
  reportMessage: {
    make: mutating(reportMessageMutation, { id: ID, reportedMessage: 'a', category: 'Other', optionalMessage: '' }),
    text: 'Report failed.',
    data: v.string(),
  },
  listMyChats: {
    make: reading(myChatsQuery),
    text: 'Failed fetching user chats.',
    data: v.object({ chats: v.array(v.looseObject({ id: v.string() })) }),
  },
  downloadChat: { make: mutating(downloadChatMutation, ID), text: 'Error while downloading chat', data: FILE },
}

/** Reads the first page of a query or an infinite query. */
function reading(options: object): AppCall['make'] {
  const { queryKey, queryFn } = options as { queryKey: QueryKey; queryFn(context: object): Promise<unknown> }
  return (client) =>
    client.query({ queryKey, queryFn: (context) => queryFn({ ...context, pageParam: 1 }), retry: false })
}

function mutating(options: object, variables?: unknown): AppCall['make'] {
  return (client) =>
    client.getMutationCache().build<unknown, Error, unknown, unknown>(client, options).execute(variables)
}
