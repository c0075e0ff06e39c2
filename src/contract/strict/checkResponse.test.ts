import type { Schema } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import { checkResponse } from './checkResponse.ts'
import { resolved } from './contract.ts'
import { allOperations, operationOf } from './operations.ts'

const messages = async (id: OperationId, response: Response) =>
  (await checkResponse(operationOf(id), response)).map(({ message }) => message)

/** A value made of the contract's examples; on request only with the required fields. */
function sample(schema: Schema, only?: 'required'): unknown {
  const { type, properties, required, items, enum: words, examples, oneOf } = resolved<Schema>(schema)
  if (properties) {
    const names = Object.keys(properties).filter((name) => !only || required?.includes(name))
    return Object.fromEntries(names.map((name) => [name, sample(properties[name] as Schema, only)]))
  }
  if (examples) return examples[0]
  if (words) return words[0]
  if (oneOf) return sample(oneOf[0] as Schema, only)
  if (type === 'array') return [sample(items as Schema, only)]
  if (type === 'boolean') return false
  return { string: 'text', object: {} }[type as string]
}

const character = sample({ $ref: '#/components/schemas/Character' }) as Record<string, unknown>
const chat = sample({ $ref: '#/components/schemas/Chat' }) as Record<string, unknown>

describe('a valid response', () => {
  const json = allOperations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { content, headers = {} }]) => {
      const media = content?.['application/json']
      const sent = Object.entries(headers).map(([name, { example }]) => [name, String(example)] as [string, string])
      return media ? [{ operation, id: operation.id, status, media, sent }] : []
    }),
  )

  it.for(json)('$id $status: the examples of the contract', async ({ operation, status, media, sent }) => {
    const responses = [media.example ?? sample(media.schema), sample(media.schema, 'required')]
    for (const body of responses) {
      const response = Response.json(body, { status: status === 'default' ? 503 : Number(status), headers: sent })
      expect(await checkResponse(operation, response)).toEqual([])
      expect(response.bodyUsed).toBe(false)
    }
  })

  it.for(allOperations.filter(({ responses }) => responses['204']))('$id 204: without a body', async (operation) => {
    expect(await checkResponse(operation, new Response(null, { status: 204 }))).toEqual([])
  })

  it('sendMessage: a JSON string, with any spelling of the media type', async () => {
    const response = new Response('"Hello."', { headers: { 'Content-Type': 'Application/JSON; charset=utf-8' } })
    expect(await messages('sendMessage', response)).toEqual([])
  })
})

describe('an invalid response', () => {
  it.for<{ id: OperationId; body: unknown; status?: number; says: string }>([
    { id: 'readMe', body: {}, status: 404, says: 'response.status 404 is not in the contract' },
    { id: 'readCharacter', body: { ...character, ownerId: 'u' }, says: 'response.body.ownerId is not in the contract' },
    {
      id: 'listMyChats',
      body: { data: [chat, { ...chat, id: 'c1' }], meta: { page: 1, total_pages: 1 } },
      says: 'response.body.data.1.id must be a UUID',
    },
    {
      id: 'readCharacter',
      body: { ...character, created_at: '2026-11-20T07:30:00' },
      says: 'response.body.created_at must be a date and time with an offset',
    },
    {
      id: 'findChat',
      body: { ...chat, last_interaction: 7 },
      says: 'response.body.last_interaction must be a string or null, got 7',
    },
    { id: 'readOwnership', body: 'true', says: 'response.body must be a boolean, got "true"' },
    { id: 'sendMessage', body: '', says: 'response.body must not be empty' },
    { id: 'augmentCharacter', body: 7, says: 'response.body must fit one of the shapes that the contract lists' },
    { id: 'readMe', body: { message: 'no' }, status: 401, says: 'response.body.detail is missing' },
  ])('$id: $says', async ({ id, body, status = 200, says }) => {
    expect(await messages(id, Response.json(body, { status }))).toEqual([`${id}: ${says}`])
  })

  it.for([
    { type: 'text/html', text: '<h1>Hi</h1>', says: 'Content-Type must be application/json, got text/html' },
    { type: 'application/json', text: '{"id":', says: 'body is not JSON' },
    { type: 'application/json', text: null, says: 'body is missing' },
  ])('$type with $text: $says', async ({ type, text, says }) => {
    const response = new Response(text, { headers: { 'Content-Type': type } })
    expect(await messages('readMe', response)).toEqual([`readMe: response.${says}`])
  })
})

describe('a download', () => {
  it.for([
    { body: 'a', type: 'image/png', disposition: [], says: 'Content-Disposition is missing' },
    { body: 'a', type: 'image/png', disposition: ['inline'], says: 'Content-Disposition must match ^attachment' },
    { body: 'a', type: 'image/webp', says: 'Content-Type must be image/png, got image/webp' },
    { body: '', type: 'image/png', says: 'body is missing' },
  ])('of $type with "$body" and $disposition: $says', async ({ body, type, says, ...given }) => {
    const { disposition = ['attachment; filename="a"'] } = given
    const headers = [['Content-Type', type], ...disposition.map((value) => ['Content-Disposition', value])]
    const file = new Response(body, { headers: headers as [string, string][] })
    expect(await messages('downloadCharacterCard', file)).toEqual([`downloadCharacterCard: response.${says}`])
  })

  it('of a chat contains what the contract requires', async () => {
    const system = { role: 'narrator', content: 'x', timestamp: '2026-11-20T07:30:00Z' }
    const body = { chat_id: chat.id, character: 'Aria', messages: [system] }
    const file = Response.json(body, { headers: { 'Content-Disposition': 'attachment; filename="a"' } })
    expect(await messages('downloadChat', file)).toEqual([
      'downloadChat: response.body.messages.0.role must be one of "system", "assistant", "user", got "narrator"',
    ])
  })
})
