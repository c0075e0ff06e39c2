import { describe, expect, it } from 'vitest'
import { exampleRequest } from './exampleRequest.ts'
import { allOperations, findOperation, operationOf } from './operations.ts'

const baseUrl = 'https://perigee.example/api/v1'
const found = (method: string, path: string) => findOperation(new Request(`${baseUrl}${path}`, { method }), baseUrl)

it.for(allOperations)('$id is found by its own example', (operation) => {
  expect(findOperation(exampleRequest(operation, baseUrl), baseUrl)).toMatchObject({ operation: { id: operation.id } })
})

describe('a path', () => {
  it.for([
    { method: 'GET', path: '/characters/me', id: 'listMyCharacters' },
    { method: 'GET', path: '/characters/favorites', id: 'listFavorites' },
    { method: 'GET', path: '/characters/search', id: 'searchCharacters' },
    { method: 'GET', path: '/auth/me', id: 'readMe' },
    { method: 'GET', path: '/auth/verified', id: 'readVerified' },
    { method: 'GET', path: '/auth/verify-email', id: 'verifyEmail' },
    { method: 'GET', path: '/auth/update-email', id: 'confirmEmailUpdate' },
    { method: 'GET', path: '/chats/me', id: 'listMyChats' },
    // Both templates match; the literal segment has priority.
    { method: 'GET', path: '/characters/user/stats', id: 'listUserCharacters' },
  ])('$path is $id, not a parameter of another operation', ({ method, path, id }) => {
    expect(found(method, path)).toMatchObject({ operation: { id } })
  })

  it('returns its parameters decoded', () => {
    expect(found('GET', '/characters/user/mira%20%2F%20k')).toMatchObject({ params: { username: 'mira / k' } })
    expect(found('DELETE', '/characters/a/collections/b')).toMatchObject({ params: { id: 'a', collectionId: 'b' } })
  })

  it('that cannot be decoded matches nothing, and is reported near its operation', () => {
    expect(found('GET', '/characters/user/%E0%A4%A')).toEqual({ near: operationOf('listUserCharacters') })
    expect(found('DELETE', '/chats/%')).toEqual({ near: operationOf('deleteChat') })
  })
})

describe('the trailing slash', () => {
  const ending = ['deleteAccount', 'createCharacter', 'deleteCharacter', 'findChat', 'createChat']

  it('belongs to these five operations only', () => {
    expect(allOperations.filter(({ path }) => path.endsWith('/')).map(({ id }) => id)).toEqual(ending)
  })

  it.for(allOperations)('$id is not found with the opposite slash, but reported as near', (operation) => {
    const { url, method } = exampleRequest(operation, baseUrl)
    const { pathname } = new URL(url)
    const other = new URL(pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`, url)
    expect(findOperation(new Request(other, { method }), baseUrl)).toEqual({ near: operation })
  })
})

describe('a method', () => {
  it.for([
    { method: 'PUT', path: '/characters/', near: 'createCharacter' },
    { method: 'GET', path: '/characters/renew', near: 'renewImage' },
    { method: 'POST', path: '/characters', near: 'createCharacter' },
    { method: 'POST', path: '/chats/me', near: 'listMyChats' },
  ] as const)('$method $path is not in the contract, near $near', ({ method, path, near }) => {
    expect(found(method, path)).toEqual({ near: operationOf(near) })
  })
})

describe('the base address', () => {
  it.for([
    { base: '/api/v1', url: 'http://localhost:5173/api/v1/auth/me' },
    { base: '/sub/api/v1', url: 'http://localhost:5173/sub/api/v1/auth/me' },
    { base: 'https://staging.example/api/v1/', url: 'https://staging.example/api/v1/auth/me' },
  ])('$base matches $url', ({ base, url }) => {
    expect(findOperation(new Request(url), base)).toMatchObject({ operation: { id: 'readMe' } })
  })

  it.for([
    'https://perigee.example/auth/me',
    'https://perigee.example/api/v10/auth/me',
    'https://perigee.example/api/v1',
  ])('%s is outside', (url) => expect(findOperation(new Request(url), baseUrl)).toEqual({ near: undefined }))
})
