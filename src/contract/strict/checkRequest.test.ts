import { describe, expect, it } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import { checkRequest } from './checkRequest.ts'
import { exampleRequest } from './exampleRequest.ts'
import { allOperations, operationOf } from './operations.ts'

const baseUrl = '/api/v1'
const origin = 'https://perigee.example/api/v1'
type Changes = Parameters<typeof exampleRequest>[2]

async function messages(id: OperationId, changes?: Changes): Promise<string[]> {
  const violations = await checkRequest(exampleRequest(operationOf(id), origin, changes), baseUrl)
  return violations.map(({ message }) => message)
}

/** The example body of an operation with some fields changed; undefined removes one. */
function body(id: OperationId, changes: Record<string, unknown>): Changes {
  return { body: { ...(operationOf(id).body?.example as object), ...changes } }
}

it.for(allOperations)(
  '$id: the example of the contract is valid, and its body is still readable',
  async (operation) => {
    const request = exampleRequest(operation, origin)
    expect(await checkRequest(request, baseUrl)).toEqual([])
    expect(request.bodyUsed).toBe(false)
  },
)

it.for(allOperations.filter((operation) => operation.body))('$id refuses an unknown field', async ({ id }) => {
  expect(await messages(id, body(id, { extra: 1 }))).toEqual([`${id}: body.extra is not in the contract`])
})

it.for(allOperations.filter((operation) => operation.body))('$id refuses a missing body', async ({ id }) => {
  expect(await messages(id, { body: undefined })).toEqual([`${id}: body is missing`])
})

it.for(allOperations.filter(({ body, method }) => !body && method !== 'GET'))('$id refuses a body', async ({ id }) => {
  expect(await messages(id, { body: {} })).toEqual([`${id}: body is not in the contract`])
})

it.for(allOperations)('$id refuses a path with the opposite trailing slash', async (operation) => {
  const { url, method } = exampleRequest(operation, origin)
  const { pathname } = new URL(url)
  const other = new URL(pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`, url)
  const ending = operation.path.endsWith('/') ? 'with a slash' : 'without a slash'
  expect(await checkRequest(new Request(other, { method }), baseUrl)).toEqual([
    expect.objectContaining({ operation: operation.id, where: 'path', message: expect.stringContaining(ending) }),
  ])
})

it.for([
  { method: 'GET', path: '/characters/user/%', id: 'listUserCharacters', template: '/characters/user/{username}' },
  { method: 'GET', path: '/characters/%E0%A4%A', id: 'readCharacter', template: '/characters/{id}' },
  { method: 'DELETE', path: '/chats/%', id: 'deleteChat', template: '/chats/{id}' },
])('$id refuses $path, which cannot be decoded', async ({ method, path, id, template }) => {
  const violations = await checkRequest(new Request(`${origin}${path}`, { method }), baseUrl)
  expect(violations.map(({ message }) => message)).toEqual([
    `${id}: path must be ${template} in percent-encoded UTF-8, got ${path}`,
  ])
})

it('a body that is not UTF-8 is refused, and one with a byte order mark is not', async () => {
  const login = exampleRequest(operationOf('login'), origin)
  const bytes = [...new Uint8Array(await login.clone().arrayBuffer())]
  const { url, headers } = login
  const sent = (body: number[]) =>
    checkRequest(new Request(url, { method: 'POST', headers, body: Uint8Array.from(body) }), baseUrl)
  const at = bytes.indexOf('"'.charCodeAt(0), bytes.indexOf(':'.charCodeAt(0)))
  expect(await sent(bytes.toSpliced(at + 1, 0, 0xe9))).toMatchObject([
    { where: 'body', rule: 'json', words: 'body is not UTF-8' },
  ])
  expect(await sent([0xef, 0xbb, 0xbf, ...bytes])).toEqual([])
})

describe('the token', () => {
  it.for(allOperations)('$id is refused without one', async ({ id, token }) => {
    const needed = { access: 'the access token', refresh: 'the refresh token', optional: '', none: '' }[token]
    expect(await messages(id, { token: undefined })).toEqual(
      needed ? [`${id}: security needs ${needed} as Authorization: Bearer`] : [],
    )
  })

  it.for(['undefined', 'null'])('is not the word %s', async (token) => {
    expect(await messages('listCharacters', { token })).toEqual([
      'listCharacters: security has an Authorization header without a token',
    ])
  })

  it('has no other scheme', async () => {
    const request = exampleRequest(operationOf('readMe'), origin)
    request.headers.set('Authorization', 'Basic bWlyYTpzZWNyZXQ=')
    expect(await checkRequest(request, baseUrl)).toMatchObject([{ where: 'security' }])
  })
})

describe('a query', () => {
  it.for<{ id: OperationId; query: Record<string, string | undefined>; says: string }>([
    { id: 'searchCharacters', query: { limit: '500' }, says: 'query.limit must be at most 50, got 500' },
    { id: 'searchCharacters', query: { limit: '0' }, says: 'query.limit must be at least 1, got 0' },
    { id: 'searchCharacters', query: { limit: '2.5' }, says: 'query.limit must be an integer, got 2.5' },
    { id: 'searchCharacters', query: { limit: 'ten' }, says: 'query.limit must be an integer, got "ten"' },
    { id: 'searchCharacters', query: { limit: '' }, says: 'query.limit must be an integer, got ""' },
    { id: 'searchCharacters', query: { query: '' }, says: 'query.query must not be empty' },
    { id: 'searchCharacters', query: { query: undefined }, says: 'query.query is missing' },
    {
      id: 'listCharacters',
      query: { sort: 'search' },
      says: 'query.sort must be one of "chatiest", "liked", "latest", got "search"',
    },
    { id: 'findChat', query: { character_id: 'c1' }, says: 'query.character_id must be a UUID' },
    {
      id: 'confirmRetouch',
      query: { confirm_change: 'yes' },
      says: 'query.confirm_change must be a boolean, got "yes"',
    },
  ])('$says', async ({ id, query, says }) => {
    expect(await messages(id, { query })).toEqual([`${id}: ${says}`])
  })

  it.for<{ what: string; id: OperationId; query: Record<string, string | undefined> }>([
    { what: 'without parameters that have a default', id: 'listMyChats', query: { page: undefined, limit: undefined } },
    { what: 'with digits as a text', id: 'searchCharacters', query: { query: '1984' } },
  ])('$what is valid', async ({ id, query }) => {
    expect(await messages(id, { query })).toEqual([])
  })

  it('does not repeat a parameter', async () => {
    const request = exampleRequest(operationOf('listMyChats'), origin)
    expect(await checkRequest(new Request(`${request.url}&page=2`, request), baseUrl)).toMatchObject([
      { where: 'query', message: 'listMyChats: query.page is given more than once' },
    ])
  })
})

describe('a body', () => {
  const long = (length: number) => 'x'.repeat(length)
  const trait = { name: 'patient', strength: 'moderately' }

  it.for<{ id: OperationId; change: Record<string, unknown>; says: string }>([
    {
      id: 'sendMessage',
      change: { incoming_message: long(1001) },
      says: 'body.incoming_message must have at most 1000 characters, has 1001',
    },
    { id: 'sendMessage', change: { incoming_message: '  ' }, says: 'body.incoming_message must match \\S' },
    { id: 'sendMessage', change: { greeting_content: null }, says: 'body.greeting_content must be a string, got null' },
    { id: 'sendMessage', change: { chat_id: undefined }, says: 'body.chat_id is missing' },
    { id: 'createCharacter', change: { name: '' }, says: 'body.name must not be empty' },
    {
      id: 'createCharacter',
      change: { personalities: Array.from({ length: 7 }, () => trait) },
      says: 'body.personalities must have at most 6 items, has 7',
    },
    {
      id: 'createCharacter',
      change: { personalities: [trait, { ...trait, strength: 'very' }] },
      says: 'body.personalities.1.strength must be one of "not at all", "not very", "moderately", "quite a lot", "absolutely", got "very"',
    },
    {
      id: 'createCharacter',
      change: { personalities: [{ ...trait, id: 7 }] },
      says: 'body.personalities.0.id is not in the contract',
    },
    { id: 'createCharacter', change: { tags: ['sea', 'sea'] }, says: 'body.tags must not repeat an item' },
    { id: 'createCharacter', change: { isPublic: 'true' }, says: 'body.isPublic must be a boolean, got "true"' },
    { id: 'register', change: { email: 'mira@' }, says: 'body.email must be an e-mail address' },
    {
      id: 'updateMe',
      change: { newPassword: 'abcdefg1' },
      says: 'body.currentPassword is missing, as newPassword is given',
    },
    { id: 'retouchImage', change: { guidanceScale: 21 }, says: 'body.guidanceScale must be at most 20, got 21' },
    { id: 'retouchImage', change: { guidanceScale: 7.5 }, says: 'body.guidanceScale must be an integer, got 7.5' },
  ])('$id: $says', async ({ id, change, says }) => {
    expect(await messages(id, body(id, change))).toEqual([`${id}: ${says}`])
  })

  it.for([
    { type: 'text/plain', text: '{}', says: 'login: body must be application/json, got text/plain' },
    { type: 'application/json', text: '{', says: 'login: body is not JSON' },
    { type: 'application/json; charset=utf-8', text: '[]', says: 'login: body must be an object, got an array' },
  ])('of type $type: $says', async ({ type, text, says }) => {
    const request = new Request(`${origin}/auth/jwt/login`, {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': type },
    })
    expect((await checkRequest(request, baseUrl)).map(({ message }) => message)).toEqual([says])
  })
})

it('a wrong method is reported with the valid ones', async () => {
  expect(await checkRequest(new Request(`${origin}/auth/me`, { method: 'PUT' }), baseUrl)).toMatchObject([
    { operation: 'readMe', where: 'method', message: 'readMe: method must be GET or PATCH for /auth/me, got PUT' },
  ])
})
