import { describe, expect, it } from 'vitest'
import { exampleRequest } from './exampleRequest.ts'
import { allOperations, findOperation, operationOf } from './operations.ts'

const baseUrl = 'https://perigee.example/api/v1'
const found = (method: string, path: string) => findOperation(new Request(`${baseUrl}${path}`, { method }), baseUrl)

it.for(allOperations)('$id is found by its own example', (operation) => {
  expect(findOperation(exampleRequest(operation, baseUrl), baseUrl)).toMatchObject({ operation: { id: operation.id } })
})

describe('a path', () => {
  it('that two templates match belongs to the one with the literal segment', () => {
    expect(found('GET', '/characters/user/stats')).toMatchObject({ operation: { id: 'listUserCharacters' } })
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
