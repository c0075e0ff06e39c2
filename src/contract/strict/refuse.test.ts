import { expect, it } from 'vitest'
import { checkRequest, refuse } from './checkRequest.ts'
import { checkResponse } from './checkResponse.ts'
import { exampleRequest } from './exampleRequest.ts'
import { allOperations, operationOf } from './operations.ts'

const origin = 'https://perigee.example/api/v1'
const refused = async (request: Request) => refuse(await checkRequest(request, '/api/v1'))

const NOT_FOUND = 'Not Found'
const SIGNED_OUT = 'Authentication required to perform this action.'

it.for([
  { method: 'POST', path: '/characters/x/y/z', status: 404, detail: NOT_FOUND, nearest: '/characters/' },
  { method: 'GET', path: '/chats', status: 404, detail: NOT_FOUND, nearest: '/chats/' },
  { method: 'GET', path: '/characters/', status: 404, detail: NOT_FOUND, nearest: '/characters' },
  { method: 'GET', path: '/charaters/search', status: 404, detail: NOT_FOUND, nearest: '/characters/search' },
  { method: 'POST', path: '/chat/mesages', status: 404, detail: NOT_FOUND, nearest: '/chats/messages' },
  { method: 'GET', path: '/auth/jwt/signin', status: 404, detail: NOT_FOUND, nearest: '/auth/jwt/login' },
  { method: 'GET', path: '/characters/c1', status: 404, detail: 'Character not found.' },
  { method: 'GET', path: '/characters/%E0%A4%A', status: 404, detail: 'Character not found.' },
  { method: 'GET', path: '/auth/u1', status: 404, detail: 'User not found.' },
  { method: 'GET', path: '/characters/renew', status: 405, detail: 'Method Not Allowed' },
  { method: 'GET', path: '/auth/me', status: 401, detail: SIGNED_OUT },
  // The token is checked before the id and the query.
  { method: 'DELETE', path: '/chats/c1', status: 401, detail: SIGNED_OUT },
  { method: 'GET', path: '/chats/me?page=0', status: 401, detail: SIGNED_OUT },
  { method: 'POST', path: '/auth/jwt/refresh', status: 401, detail: 'Invalid token' },
])('$method $path returns $status', async ({ method, path, status, ...body }) => {
  const response = await refused(new Request(`${origin}${path}`, { method }))
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(body)
})

it('an invalid query and body return 422, with one entry for each violated rule', async () => {
  const request = exampleRequest(operationOf('createCharacter'), origin, {
    query: { draft: '1' },
    body: { ...(operationOf('createCharacter').body?.example as object), name: '', personalities: [{ name: 'kind' }] },
  })
  const response = await refused(request)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    detail: [
      { loc: ['query', 'draft'], msg: 'draft is not in the contract', type: 'unknown' },
      { loc: ['body', 'name'], msg: 'name must not be empty', type: 'minLength' },
      {
        loc: ['body', 'personalities', 0, 'strength'],
        msg: 'personalities.0.strength is missing',
        type: 'required',
      },
    ],
  })
})

it.for(['requestPasswordReset', 'resetPassword'] as const)('AMB-25: %s is also returned as `message`', async (id) => {
  const response = await refused(exampleRequest(operationOf(id), origin, { body: { email: 'no', token: 't' } }))
  expect(await response.json()).toHaveProperty('message', expect.stringContaining('is not in the contract'))
})

it.for(allOperations.filter((operation) => operation.responses['422']))(
  '$id: its 422 matches its schema',
  async (operation) => {
    const response = await refused(exampleRequest(operation, origin, { query: { extra: '1' } }))
    expect(await checkResponse(operation, response)).toEqual([])
  },
)

it.for(allOperations.filter((operation) => operation.responses['401']))(
  '$id: its 401 matches its schema',
  async (operation) => {
    const response = await refused(exampleRequest(operation, origin, { token: 'undefined' }))
    expect(response.status).toBe(401)
    expect(await checkResponse(operation, response)).toEqual([])
  },
)
