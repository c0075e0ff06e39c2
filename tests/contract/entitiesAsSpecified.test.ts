import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { contract, resolved } from '#src/contract/strict/contract.ts'
import { allOperations, operationOf } from '#src/contract/strict/operations.ts'
import { check } from '#src/contract/strict/schemas.ts'

// Checks section 3 of both documents.

const schemaOf = (name: string) => contract.components.schemas[name] as Schema
const fieldsOf = (name: string) => Object.keys(schemaOf(name).properties ?? {})
const queryOf = (id: OperationId, name: string) =>
  resolved<Schema>(operationOf(id).parameters.find((parameter) => parameter.name === name)?.schema ?? {})

it.for([{ rows: ['A3-21'] }])('a page has its number, its size, and how many there are', () => {
  expect(fieldsOf('PageMeta')).toEqual(['page', 'limit', 'total_results', 'total_pages'])
  for (const id of [
    'listCharacters',
    'searchCharacters',
    'listUserCharacters',
    'listMyCharacters',
    'listFavorites',
  ] as const) {
    const page = operationOf(id).responses['200']?.content?.['application/json']?.schema ?? {}
    expect(resolved<Schema>(page).properties?.meta).toEqual({ $ref: '#/components/schemas/PageMeta' })
  }
})

it('a page of chats needs only page and total_pages', () => {
  expect(schemaOf('ChatPageMeta').required).toEqual(['page', 'total_pages'])
})

it.for([
  { name: 'User', fields: ['id', 'username', 'email', 'pfp_url', 'pfp_description'] },
  { name: 'PublicUser', fields: ['username', 'pfp_url'] },
  { name: 'Tokens', fields: ['access_token', 'refresh_token'] },
  {
    name: 'Character',
    fields: [
      'id',
      'name',
      'description',
      'backgroundDescription',
      'pfp_url',
      'large_pfp_url',
      'thumbnail_url',
      'avatar',
      'isPublic',
      'personalities',
      'greetings',
      'tags',
      'creatorId',
      'creatorUsername',
      'isLiked',
      'likeCount',
      'conversationCount',
      'messageCount',
      'created_at',
      'last_edited',
    ],
  },
  { name: 'CollectionImage', fields: ['collection_id', 'character_id', 'large_pfp_url', 'created_at', 'is_main'] },
  { rows: ['B3-19'], name: 'CharacterStats', fields: ['isLiked', 'likeCount', 'conversationCount', 'messageCount'] },
  { name: 'LikeResponse', fields: ['isLiked', 'likeCount'] },
  { name: 'RetouchResponse', fields: ['retouchImageUrl'] },
  {
    rows: ['B3-20'],
    name: 'Chat',
    fields: ['id', 'chara_id', 'character', 'last_interaction', 'last_interaction_msg'],
  },
  { name: 'ChatMessage', fields: ['role', 'content', 'timestamp'] },
  { name: 'DeletedChat', fields: ['deleted_chat_id'] },
  { name: 'Verified', fields: ['is_unverified'] },
])('$name has exactly its fields', ({ name, fields }) => {
  expect(fieldsOf(name)).toEqual(fields)
})

it('a count may be missing', () => {
  for (const name of ['Character', 'CharacterStats']) {
    for (const count of ['likeCount', 'conversationCount', 'messageCount']) {
      expect(schemaOf(name).required).not.toContain(count)
    }
  }
})

it.for([{ rows: ['B3-09'] }])('a character has its creation and edit times, and lists sort by both', () => {
  for (const field of ['created_at', 'last_edited']) {
    expect(schemaOf('Character').properties?.[field]).toMatchObject({ type: 'string', format: 'date-time' })
    expect(queryOf('listMyCharacters', 'sort_by').enum).toContain(field)
  }
})

it.for([{ rows: ['A1-15'] }])('no account has a role: access depends only on the token and on ownership', () => {
  const withRole = Object.keys(contract.components.schemas).filter((name) =>
    fieldsOf(name).some((field) => /role|admin|staff|moderator/i.test(field)),
  )
  expect(withRole).toEqual(['ChatMessage'])
  expect(new Set(allOperations.map(({ token }) => token))).toEqual(new Set(['none', 'optional', 'access', 'refresh']))
})

it('only its owner can read an account’s e-mail address or description (A1-14)', () => {
  expect(
    allOperations.filter(({ responses }) => JSON.stringify(responses).includes('schemas/User"')).map(({ id }) => id),
  ).toEqual(['register', 'readMe'])
})

it.for([{ rows: ['B3-10'] }])('a trait’s name has up to 255 characters', () => {
  const trait = (length: number) => ({ name: 'x'.repeat(length), strength: 'moderately' })
  expect(check(trait(255), { $ref: '#/components/schemas/TraitBody' })).toEqual([])
  expect(check(trait(256), { $ref: '#/components/schemas/TraitBody' })).toMatchObject([
    { field: 'name', rule: 'maxLength' },
  ])
})
