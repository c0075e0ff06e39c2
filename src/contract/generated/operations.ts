/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type {
  AugmentBody,
  CharacterBody,
  CreateChatBody,
  LoginBody,
  PasswordResetRequestBody,
  ReframeBody,
  RegisterBody,
  RenewPictureBody,
  ReportCharacterBody,
  ReportMessageBody,
  ResetChatBody,
  ResetPasswordBody,
  RetouchBody,
  SendMessageBody,
  UpdateMeBody,
} from '#src/api/generated/calls.schemas.ts'

/** Every call of the contract, literal paths before paths with a parameter; a call that writes changes something. */
export const operations = [
  { id: 'register', tag: 'auth', method: 'POST', path: '/auth/jwt/register', writes: true },
  { id: 'login', tag: 'auth', method: 'POST', path: '/auth/jwt/login', writes: false },
  { id: 'refreshToken', tag: 'auth', method: 'POST', path: '/auth/jwt/refresh', writes: false },
  { id: 'readMe', tag: 'auth', method: 'GET', path: '/auth/me', writes: false },
  { id: 'updateMe', tag: 'auth', method: 'PATCH', path: '/auth/me', writes: true },
  { id: 'deleteAccount', tag: 'auth', method: 'DELETE', path: '/auth/', writes: true },
  { id: 'renewPicture', tag: 'auth', method: 'POST', path: '/auth/picture/renew', writes: true },
  { id: 'resendEmailVerification', tag: 'auth', method: 'POST', path: '/auth/resend-email-verification', writes: true },
  { id: 'readVerified', tag: 'auth', method: 'GET', path: '/auth/verified', writes: false },
  { id: 'verifyEmail', tag: 'auth', method: 'GET', path: '/auth/verify-email', writes: true },
  { id: 'requestPasswordReset', tag: 'auth', method: 'POST', path: '/auth/password-reset-request', writes: true },
  { id: 'resetPassword', tag: 'auth', method: 'POST', path: '/auth/reset-password', writes: true },
  { id: 'confirmEmailUpdate', tag: 'auth', method: 'GET', path: '/auth/update-email', writes: true },
  { id: 'readUser', tag: 'auth', method: 'GET', path: '/auth/{id}', writes: false },
  { id: 'listCharacters', tag: 'characters', method: 'GET', path: '/characters', writes: false },
  { id: 'createCharacter', tag: 'characters', method: 'POST', path: '/characters/', writes: true },
  { id: 'deleteCharacter', tag: 'characters', method: 'DELETE', path: '/characters/', writes: true },
  { id: 'searchCharacters', tag: 'characters', method: 'GET', path: '/characters/search', writes: false },
  { id: 'readRandomImage', tag: 'characters', method: 'GET', path: '/characters/random/image', writes: false },
  { id: 'augmentCharacter', tag: 'characters', method: 'POST', path: '/characters/augment', writes: false },
  {
    id: 'listRandomTraits',
    tag: 'characters',
    method: 'GET',
    path: '/characters/personality-traits/random',
    writes: false,
  },
  { id: 'searchTags', tag: 'characters', method: 'GET', path: '/characters/tags/search', writes: false },
  { id: 'listMyCharacters', tag: 'characters', method: 'GET', path: '/characters/me', writes: false },
  { id: 'listFavorites', tag: 'characters', method: 'GET', path: '/characters/favorites', writes: false },
  { id: 'reportCharacter', tag: 'characters', method: 'POST', path: '/characters/report', writes: true },
  { id: 'renewImage', tag: 'character-images', method: 'POST', path: '/characters/renew', writes: true },
  { id: 'reframeImage', tag: 'character-images', method: 'POST', path: '/characters/reframe', writes: true },
  { id: 'listUserCharacters', tag: 'characters', method: 'GET', path: '/characters/user/{username}', writes: false },
  { id: 'readCharacter', tag: 'characters', method: 'GET', path: '/characters/{id}', writes: false },
  { id: 'updateCharacter', tag: 'characters', method: 'PATCH', path: '/characters/{id}', writes: true },
  { id: 'readOwnership', tag: 'characters', method: 'GET', path: '/characters/{id}/owned', writes: false },
  { id: 'readStats', tag: 'characters', method: 'GET', path: '/characters/{id}/stats', writes: false },
  { id: 'listSimilarCharacters', tag: 'characters', method: 'GET', path: '/characters/{id}/similar', writes: false },
  { id: 'downloadCharacterCard', tag: 'characters', method: 'GET', path: '/characters/{id}/cc', writes: false },
  { id: 'likeCharacter', tag: 'characters', method: 'POST', path: '/characters/{id}/like', writes: true },
  { id: 'unlikeCharacter', tag: 'characters', method: 'DELETE', path: '/characters/{id}/like', writes: true },
  { id: 'retouchImage', tag: 'character-images', method: 'POST', path: '/characters/{id}/retouch', writes: true },
  { id: 'confirmRetouch', tag: 'character-images', method: 'PATCH', path: '/characters/{id}/retouch', writes: true },
  { id: 'listImages', tag: 'character-images', method: 'GET', path: '/characters/{id}/collections', writes: false },
  {
    id: 'setMainImage',
    tag: 'character-images',
    method: 'POST',
    path: '/characters/{id}/collections/{collectionId}',
    writes: true,
  },
  {
    id: 'deleteImage',
    tag: 'character-images',
    method: 'DELETE',
    path: '/characters/{id}/collections/{collectionId}',
    writes: true,
  },
  { id: 'findChat', tag: 'chats', method: 'GET', path: '/chats/', writes: false },
  { id: 'createChat', tag: 'chats', method: 'POST', path: '/chats/', writes: true },
  { id: 'sendMessage', tag: 'chats', method: 'POST', path: '/chats/messages', writes: true },
  { id: 'resetChat', tag: 'chats', method: 'POST', path: '/chats/reset', writes: true },
  { id: 'reportMessage', tag: 'chats', method: 'POST', path: '/chats/report', writes: true },
  { id: 'listMyChats', tag: 'chats', method: 'GET', path: '/chats/me', writes: false },
  { id: 'deleteChat', tag: 'chats', method: 'DELETE', path: '/chats/{id}', writes: true },
  { id: 'listMessages', tag: 'chats', method: 'GET', path: '/chats/{id}/messages', writes: false },
  { id: 'downloadChat', tag: 'chats', method: 'GET', path: '/chats/{id}/cc', writes: false },
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
