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

  it('an HTML page', async () => {
    const response = new Response('<h1>Hi</h1>', { headers: { 'Content-Type': 'text/html' } })
    expect(await messages('readMe', response)).toEqual([
      'readMe: response.Content-Type must be application/json, got text/html',
    ])
  })

  it('truncated JSON', async () => {
    const response = new Response('{"id":', { headers: { 'Content-Type': 'application/json' } })
    expect(await messages('readMe', response)).toEqual(['readMe: response.body is not JSON'])
  })

  it('no body where one is required', async () => {
    const response = new Response(null, { headers: { 'Content-Type': 'application/json' } })
    expect(await messages('readMe', response)).toEqual(['readMe: response.body is missing'])
  })
})

describe('a download', () => {
  const file = (body: BodyInit | null, type: string, disposition = 'attachment; filename="a"') =>
    new Response(body, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } })
  const conversation = { chat_id: chat.id, character: 'Aria', messages: [] }

  it('has a file name', async () => {
    const unnamed = new Response(new Uint8Array([1]), { headers: { 'Content-Type': 'image/png' } })
    expect(await messages('downloadCharacterCard', unnamed)).toEqual([
      'downloadCharacterCard: response.Content-Disposition is missing',
    ])
    expect(await messages('downloadCharacterCard', file(new Uint8Array([1]), 'image/png', 'inline'))).toEqual([
      'downloadCharacterCard: response.Content-Disposition must match ^attachment',
    ])
  })

  it('has its own media type and is not empty', async () => {
    expect(await messages('downloadCharacterCard', file(new Uint8Array([1]), 'image/webp'))).toEqual([
      'downloadCharacterCard: response.Content-Type must be image/png, got image/webp',
    ])
    expect(await messages('downloadCharacterCard', file(new Uint8Array(), 'image/png'))).toEqual([
      'downloadCharacterCard: response.body is missing',
    ])
  })

  it('of a chat contains what the contract requires', async () => {
    const system = { role: 'narrator', content: 'x', timestamp: '2026-11-20T07:30:00Z' }
    const body = JSON.stringify({ ...conversation, messages: [system] })
    expect(await messages('downloadChat', file(body, 'application/json'))).toEqual([
      'downloadChat: response.body.messages.0.role must be one of "system", "assistant", "user", got "narrator"',
    ])
  })
})
