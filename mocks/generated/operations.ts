/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { AugmentBody } from '#src/api/generated/schemas/augmentBody.ts'
import type { CharacterBody } from '#src/api/generated/schemas/characterBody.ts'
import type { CreateChatBody } from '#src/api/generated/schemas/createChatBody.ts'
import type { LoginBody } from '#src/api/generated/schemas/loginBody.ts'
import type { PasswordResetRequestBody } from '#src/api/generated/schemas/passwordResetRequestBody.ts'
import type { ReframeBody } from '#src/api/generated/schemas/reframeBody.ts'
import type { RegisterBody } from '#src/api/generated/schemas/registerBody.ts'
import type { RenewPictureBody } from '#src/api/generated/schemas/renewPictureBody.ts'
import type { ReportCharacterBody } from '#src/api/generated/schemas/reportCharacterBody.ts'
import type { ReportMessageBody } from '#src/api/generated/schemas/reportMessageBody.ts'
import type { ResetChatBody } from '#src/api/generated/schemas/resetChatBody.ts'
import type { ResetPasswordBody } from '#src/api/generated/schemas/resetPasswordBody.ts'
import type { RetouchBody } from '#src/api/generated/schemas/retouchBody.ts'
import type { SendMessageBody } from '#src/api/generated/schemas/sendMessageBody.ts'
import type { UpdateMeBody } from '#src/api/generated/schemas/updateMeBody.ts'

/** Every call of the contract, literal paths before paths with a parameter. */
export const operations = [
  { id: 'register', tag: 'auth', method: 'POST', path: '/auth/jwt/register' },
  { id: 'login', tag: 'auth', method: 'POST', path: '/auth/jwt/login' },
  { id: 'refreshToken', tag: 'auth', method: 'POST', path: '/auth/jwt/refresh' },
  { id: 'readMe', tag: 'auth', method: 'GET', path: '/auth/me' },
  { id: 'updateMe', tag: 'auth', method: 'PATCH', path: '/auth/me' },
  { id: 'deleteAccount', tag: 'auth', method: 'DELETE', path: '/auth/' },
  { id: 'renewPicture', tag: 'auth', method: 'POST', path: '/auth/picture/renew' },
  { id: 'resendEmailVerification', tag: 'auth', method: 'POST', path: '/auth/resend-email-verification' },
  { id: 'readVerified', tag: 'auth', method: 'GET', path: '/auth/verified' },
  { id: 'verifyEmail', tag: 'auth', method: 'GET', path: '/auth/verify-email' },
  { id: 'requestPasswordReset', tag: 'auth', method: 'POST', path: '/auth/password-reset-request' },
  { id: 'resetPassword', tag: 'auth', method: 'POST', path: '/auth/reset-password' },
  { id: 'confirmEmailUpdate', tag: 'auth', method: 'GET', path: '/auth/update-email' },
  { id: 'readUser', tag: 'auth', method: 'GET', path: '/auth/{id}' },
  { id: 'listCharacters', tag: 'characters', method: 'GET', path: '/characters' },
  { id: 'createCharacter', tag: 'characters', method: 'POST', path: '/characters/' },
  { id: 'deleteCharacter', tag: 'characters', method: 'DELETE', path: '/characters/' },
  { id: 'searchCharacters', tag: 'characters', method: 'GET', path: '/characters/search' },
  { id: 'readRandomImage', tag: 'characters', method: 'GET', path: '/characters/random/image' },
  { id: 'augmentCharacter', tag: 'characters', method: 'POST', path: '/characters/augment' },
  { id: 'listRandomTraits', tag: 'characters', method: 'GET', path: '/characters/personality-traits/random' },
  { id: 'searchTags', tag: 'characters', method: 'GET', path: '/characters/tags/search' },
  { id: 'listMyCharacters', tag: 'characters', method: 'GET', path: '/characters/me' },
  { id: 'listFavorites', tag: 'characters', method: 'GET', path: '/characters/favorites' },
  { id: 'reportCharacter', tag: 'characters', method: 'POST', path: '/characters/report' },
  { id: 'renewImage', tag: 'character-images', method: 'POST', path: '/characters/renew' },
  { id: 'reframeImage', tag: 'character-images', method: 'POST', path: '/characters/reframe' },
  { id: 'listUserCharacters', tag: 'characters', method: 'GET', path: '/characters/user/{username}' },
  { id: 'readCharacter', tag: 'characters', method: 'GET', path: '/characters/{id}' },
  { id: 'updateCharacter', tag: 'characters', method: 'PATCH', path: '/characters/{id}' },
  { id: 'readOwnership', tag: 'characters', method: 'GET', path: '/characters/{id}/owned' },
  { id: 'readStats', tag: 'characters', method: 'GET', path: '/characters/{id}/stats' },
  { id: 'listSimilarCharacters', tag: 'characters', method: 'GET', path: '/characters/{id}/similar' },
  { id: 'downloadCharacterCard', tag: 'characters', method: 'GET', path: '/characters/{id}/cc' },
  { id: 'likeCharacter', tag: 'characters', method: 'POST', path: '/characters/{id}/like' },
  { id: 'unlikeCharacter', tag: 'characters', method: 'DELETE', path: '/characters/{id}/like' },
  { id: 'retouchImage', tag: 'character-images', method: 'POST', path: '/characters/{id}/retouch' },
  { id: 'confirmRetouch', tag: 'character-images', method: 'PATCH', path: '/characters/{id}/retouch' },
  { id: 'listImages', tag: 'character-images', method: 'GET', path: '/characters/{id}/collections' },
  { id: 'setMainImage', tag: 'character-images', method: 'POST', path: '/characters/{id}/collections/{collectionId}' },
  { id: 'deleteImage', tag: 'character-images', method: 'DELETE', path: '/characters/{id}/collections/{collectionId}' },
  { id: 'findChat', tag: 'chats', method: 'GET', path: '/chats/' },
  { id: 'createChat', tag: 'chats', method: 'POST', path: '/chats/' },
  { id: 'sendMessage', tag: 'chats', method: 'POST', path: '/chats/messages' },
  { id: 'resetChat', tag: 'chats', method: 'POST', path: '/chats/reset' },
  { id: 'reportMessage', tag: 'chats', method: 'POST', path: '/chats/report' },
  { id: 'listMyChats', tag: 'chats', method: 'GET', path: '/chats/me' },
  { id: 'deleteChat', tag: 'chats', method: 'DELETE', path: '/chats/{id}' },
  { id: 'listMessages', tag: 'chats', method: 'GET', path: '/chats/{id}/messages' },
  { id: 'downloadChat', tag: 'chats', method: 'GET', path: '/chats/{id}/cc' },
] as const

export type OperationId = (typeof operations)[number]['id']

/** What each call with a body sends. */
export interface RequestBodies {
  register: RegisterBody
  login: LoginBody
  updateMe: UpdateMeBody
  renewPicture: RenewPictureBody
  requestPasswordReset: PasswordResetRequestBody
  resetPassword: ResetPasswordBody
  createCharacter: CharacterBody
  augmentCharacter: AugmentBody
  reportCharacter: ReportCharacterBody
  reframeImage: ReframeBody
  updateCharacter: CharacterBody
  retouchImage: RetouchBody
  createChat: CreateChatBody
  sendMessage: SendMessageBody
  resetChat: ResetChatBody
  reportMessage: ReportMessageBody
}
