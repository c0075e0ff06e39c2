import { getResponse, type RequestHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import * as auth from '#mocks/generated/auth/auth.msw.ts'
import * as characterImages from '#mocks/generated/character-images/character-images.msw.ts'
import * as characters from '#mocks/generated/characters/characters.msw.ts'
import * as chats from '#mocks/generated/chats/chats.msw.ts'
import { type OperationId, operations } from '#src/contract/generated/operations.ts'
import { exampleRequest } from '#src/contract/strict/exampleRequest.ts'
import { allOperations } from '#src/contract/strict/operations.ts'

type Factory = (resolver: () => never) => RequestHandler
const factories = { ...auth, ...characterImages, ...characters, ...chats } as unknown as Record<string, Factory>
const nameOf = (id: string) => `get${id[0]?.toUpperCase()}${id.slice(1)}MockHandler`

/** A handler that returns the name of its operation. */
function handlerOf(id: OperationId): RequestHandler {
  const make = factories[nameOf(id)]
  if (!make) throw new Error(`mocks/generated has no ${nameOf(id)}.`)
  return make(() => {
    throw new Response(id)
  })
}

it('every operation has exactly one handler factory', () => {
  expect(Object.keys(factories).sort()).toEqual(operations.map(({ id }) => nameOf(id)).sort())
})

describe('MSW uses the first matching handler', () => {
  const handlers = operations.map(({ id }) => handlerOf(id))

  it.for(allOperations)('$id has its own handler, in the order of the contract', async (operation) => {
    const response = await getResponse(handlers, exampleRequest(operation, 'https://perigee.example/api/v1'))
    expect(await response?.text()).toBe(operation.id)
  })

  it('also with a prefix before the path', async () => {
    const request = new Request('https://perigee.example/demo/api/v1/chats/me')
    expect(await (await getResponse(handlers, request))?.text()).toBe('listMyChats')
  })
})
