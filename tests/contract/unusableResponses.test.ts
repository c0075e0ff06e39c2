import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { findOperation } from '#src/contract/strict/operations.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { connect } from '#src/api/calls/http.ts'
import { appCalls } from '#tests/calls/appCalls.ts'

const BASE = 'https://api.example/api/v1'
const json = (text: string) => () => new Response(text, { headers: { 'Content-Type': 'application/json' } })
const page = '<!doctype html><title>Sign in to the hotel’s network</title>'

/** Responses with a success status that a server or a proxy may send. */
const ANSWERS: Record<string, () => Response> = {
  'nothing, 200': () => new Response(null, { status: 200 }),
  'nothing, 204': () => new Response(null, { status: 204 }),
  'nothing, called JSON': json(''),
  null: json('null'),
  '{}': json('{}'),
  '[]': json('[]'),
  '[null]': json('[null]'),
  'a number': json('7'),
  'a text': json('"OK"'),
  'an empty text': json('""'),
  false: json('false'),
  'fields of other kinds': json('{"id":7,"data":{},"meta":[],"message":{},"messages":[],"content":[],"url":{}}'),
  'lists of other things': json('{"id":{},"data":[null,7,"x",[]],"meta":7,"character":[]}'),
  'JSON that breaks off': json('{"data":[{"id":"a"'),
  'text that is no JSON': json('OK'),
  'a page': () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
  'a body that breaks off': () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('Error in body stream')) })),
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** A client whose server sends the same response to every request, and the list of its requests. */
function answeredWith(answer: () => Response) {
  const asked: Request[] = []
  const client = new QueryClient()
  connect(client, {
    baseUrl: BASE,
    fetch: async (input, init) => {
      asked.push(new Request(input, init))
      return answer()
    },
    bearer: async () => undefined,
    renewed: async () => undefined,
    onUnauthorised: () => undefined,
    isCurrent: () => true,
  })
  return { client, asked }
}

it.for(Object.keys(appCalls) as OperationId[])(
  '%s returns data that screens can use, or fails with its own text, for every response',
  async (id) => {
    const { make, text, data } = appCalls[id]
    const wrong: string[] = []
    for (const [what, answer] of Object.entries(ANSWERS)) {
      const { client, asked } = answeredWith(answer)
      const came = await make(client).then(
        (value) => (!data || v.is(data, value) ? undefined : `gives ${JSON.stringify(value)}`),
        (error: unknown) => (isSpoken(error, text) ? undefined : `fails with ${String(error)}`),
      )
      if (came) wrong.push(`${what}: ${came}`)
      const found = asked[0] && findOperation(asked[0], BASE)
      expect(found && 'operation' in found && found.operation.id).toBe(id)
    }
    expect(wrong).toEqual([])
  },
)

const ROWS = [
  { rows: ['A8-11', 'A8-18', 'B8.1-01', 'B8.1-02', 'B8.1-04', 'B8.1-05', 'B8.1-06', 'B8.1-07', 'B8.1-11', 'B8.1-13'] },
  { rows: ['B8.1-15', 'B8.1-18', 'B8.1-19', 'B8.1-20', 'B8.1-23', 'B8.1-24', 'B8.1-25', 'B8.7-04', 'B8.8-09'] },
]

it.for([ROWS])('every call fails with the text of the server, or else with its own', async () => {
  for (const [id, { make, text }] of Object.entries(appCalls)) {
    const failure = (body: object) =>
      make(answeredWith(() => Response.json(body, { status: 400 })).client).then(
        // A page for a link of an e-mail shows the error as its content.
        (value) => (value as { error?: unknown }).error,
        (error: unknown) => error,
      )
    const [fallback] = text.split('|')
    expect(await failure({}), id).toMatchObject({ name: 'ApiError', message: fallback, fallback })
    expect(await failure({ detail: 'Not now.' }), id).toMatchObject({ message: 'Not now.', fallback })
  }
})

/** Whether the error has the text of the call, not that of an exception. */
function isSpoken(error: unknown, texts: string): boolean {
  return error instanceof ApiError && texts.split('|').includes(error.message)
}

const nothing = ['nothing, 200', 'nothing, 204', 'nothing, called JSON', 'null']

it.for(
  (
    [
      ['listMyChats', ['{}', '[]']],
      ['listCharacters', ['{}', '[]'], { rows: ['A8-37'] }],
      ['searchCharacters', ['{}', '[]'], { rows: ['A8-39'] }],
      ['listMyCharacters', ['{}', '[]']],
      ['listFavorites', ['{}', '[]']],
      ['listUserCharacters', ['{}', '[]']],
      ['listSimilarCharacters', ['{}']],
      ['listImages', ['{}']],
      ['listMessages', ['{}']],
      ['retouchImage', ['{}', '[]']],
      ['downloadChat', []],
      ['downloadCharacterCard', []],
    ] satisfies [OperationId, string[], { rows: string[] }?][]
  ).flatMap(([id, others]) => [...nothing, ...others].map((what) => ({ id, what }))),
)('$id: $what is a failure, not an empty list', async ({ id, what }) => {
  const { client } = answeredWith(ANSWERS[what]!)
  await expect(appCalls[id].make(client)).rejects.toMatchObject({ name: 'ApiError', message: appCalls[id].text })
})
