import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { contract, resolved } from '#src/contract/strict/contract.ts'
import { allOperations, operationOf } from '#src/contract/strict/operations.ts'
import { check } from '#src/contract/strict/schemas.ts'

// Checks section 7 of both documents.

const schemaOf = (name: string) => contract.components.schemas[name] as Schema
const bodyOf = (id: OperationId) => resolved<Schema>(operationOf(id).body?.schema ?? {})
const queryOf = (id: OperationId, name: string) =>
  resolved<Schema>(operationOf(id).parameters.find((parameter) => parameter.name === name)?.schema ?? {})

it('every specified call exists, and no other', () => {
  expect(allOperations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [
      // Document A
      'POST /auth/jwt/register',
      'POST /auth/jwt/login',
      'POST /auth/jwt/refresh',
      'GET /auth/me',
      'PATCH /auth/me',
      'GET /auth/{id}',
      'DELETE /auth/',
      'POST /auth/picture/renew',
      'POST /auth/resend-email-verification',
      'GET /auth/verified',
      'GET /auth/verify-email',
      'POST /auth/password-reset-request',
      'POST /auth/reset-password',
      'GET /auth/update-email',
      'GET /characters',
      'GET /characters/search',
      'GET /characters/random/image',
      'GET /characters/user/{username}',
      // Document B
      'GET /characters/{id}',
      'POST /characters/',
      'PATCH /characters/{id}',
      'DELETE /characters/',
      'GET /characters/{id}/owned',
      'GET /characters/{id}/collections',
      'DELETE /characters/{id}/collections/{collectionId}',
      'POST /characters/{id}/collections/{collectionId}',
      'POST /characters/renew',
      'POST /characters/{id}/retouch',
      'PATCH /characters/{id}/retouch',
      'POST /characters/reframe',
      'POST /characters/augment',
      'GET /characters/personality-traits/random',
      'GET /characters/tags/search',
      'GET /characters/me',
      'GET /characters/favorites',
      'GET /characters/{id}/stats',
      'GET /characters/{id}/similar',
      'GET /characters/{id}/cc',
      'POST /characters/report',
      'POST /characters/{id}/like',
      'DELETE /characters/{id}/like',
      'GET /chats/',
      'POST /chats/',
      'GET /chats/{id}/messages',
      'POST /chats/messages',
      'POST /chats/reset',
      'DELETE /chats/{id}',
      'POST /chats/report',
      'GET /chats/me',
      'GET /chats/{id}/cc',
    ].sort(),
  )
})

it.for<{ id: OperationId; takes: string[]; needs: string[] }>([
  {
    id: 'register',
    takes: ['email', 'password', 'username', 'beta_token'],
    needs: ['email', 'password', 'username', 'beta_token'],
  },
  { id: 'login', takes: ['login', 'password', 'rememberMe'], needs: ['login', 'password', 'rememberMe'] },
  { id: 'renewPicture', takes: ['description'], needs: [] },
  { id: 'requestPasswordReset', takes: ['email'], needs: ['email'] },
  { id: 'resetPassword', takes: ['token', 'newPassword'], needs: ['token', 'newPassword'] },
  {
    id: 'createCharacter',
    takes: ['name', 'description', 'backgroundDescription', 'isPublic', 'personalities', 'greetings', 'tags'],
    needs: ['name', 'description', 'backgroundDescription', 'personalities', 'greetings', 'tags'],
  },
  { id: 'retouchImage', takes: ['prompt', 'guidanceScale'], needs: ['prompt', 'guidanceScale'] },
  { id: 'reframeImage', takes: ['character_id', 'normalized_height'], needs: ['character_id', 'normalized_height'] },
  {
    id: 'augmentCharacter',
    takes: ['name', 'personalities', 'description', 'backgroundDescription', 'augmentField'],
    needs: ['name', 'personalities', 'description', 'backgroundDescription', 'augmentField'],
  },
  { id: 'reportCharacter', takes: ['id', 'category', 'optionalMessage'], needs: ['id', 'category'] },
  { id: 'createChat', takes: ['character_id', 'timezone'], needs: ['character_id', 'timezone'] },
  {
    id: 'sendMessage',
    takes: ['chat_id', 'incoming_message', 'timezone', 'greeting_content'],
    needs: ['chat_id', 'incoming_message', 'timezone'],
  },
  { id: 'resetChat', takes: ['chat_id'], needs: ['chat_id'] },
  {
    id: 'reportMessage',
    takes: ['reported_message', 'category', 'optional_message', 'chat_id'],
    needs: ['reported_message', 'category', 'chat_id'],
  },
])('the body of $id has exactly $takes', ({ id, takes, needs }) => {
  const { properties, required, additionalProperties } = bodyOf(id)
  expect(Object.keys(properties ?? {})).toEqual(takes)
  expect(required ?? []).toEqual(needs)
  expect(additionalProperties).toBe(false)
})

it('saving a character requires the same complete body as creating one', () => {
  expect(operationOf('updateCharacter').body?.schema).toEqual(operationOf('createCharacter').body?.schema)
})

it.for([{ rows: ['A3-12'] }])('an account update can contain each of the six fields, and requires none', () => {
  const { properties, required } = bodyOf('updateMe')
  const six = ['username', 'email', 'description', 'currentPassword', 'newPassword', 'confirmPassword']
  expect(Object.keys(properties ?? {})).toEqual(six)
  expect(required).toBeUndefined()
  expect(check({}, { $ref: '#/components/schemas/UpdateMeBody' })).toEqual([])
})

it.for<{ rows: string[]; id: OperationId; query: string; value: unknown }>([
  { rows: ['A9-15'], id: 'searchCharacters', query: 'limit', value: 20 },
  { rows: ['B9-33'], id: 'listMyChats', query: 'limit', value: 6 },
  { rows: [], id: 'listMyChats', query: 'page', value: 1 },
  { rows: [], id: 'searchCharacters', query: 'page', value: 1 },
  { rows: ['AMB-13'], id: 'listSimilarCharacters', query: 'num_characters', value: 7 },
  { rows: [], id: 'listRandomTraits', query: 'count', value: 3 },
  { rows: [], id: 'downloadCharacterCard', query: 'spec', value: 'v3' },
  { rows: [], id: 'listMyCharacters', query: 'sort_by', value: 'last_edited' },
  { rows: [], id: 'listFavorites', query: 'sort_order', value: 'desc' },
])('$query of $id is $value by default', ({ id, query, value }) => {
  expect(queryOf(id, query).default).toBe(value)
})

it.for<{ id: OperationId; query: string; words: string[] }>([
  { id: 'listCharacters', query: 'sort', words: ['chatiest', 'liked', 'latest'] },
  {
    id: 'listMyCharacters',
    query: 'sort_by',
    words: ['last_edited', 'created_at', 'like_count', 'conversation_count', 'message_count'],
  },
  { id: 'listFavorites', query: 'sort_order', words: ['desc', 'asc'] },
  { id: 'downloadCharacterCard', query: 'spec', words: ['v3', 'v2'] },
])('$query of $id is one of $words', ({ id, query, words }) => {
  expect(queryOf(id, query).enum).toEqual(words)
})

it('a suggestion is requested for one of six fields', () => {
  expect(schemaOf('AugmentField').enum).toEqual([
    'name',
    'description',
    'background',
    'greeting_main',
    'greeting_alternative',
    'tags',
  ])
})
