import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError, failingAs, isUnanswered } from './ApiError.ts'
import { fileIn } from '../shapes/fileIn.ts'
import { type Bearer, connect, type ConnectionParts, request } from './http.ts'

const OLD = { token: 'old', session: 1 }
const NEW = { token: 'new', session: 1 }

interface Circumstances extends Partial<ConnectionParts> {
  /** The server's responses, call by call; the last one repeats. */
  responses: (Response | Error | (() => Promise<Response>))[]
}

function connected({ responses, ...parts }: Circumstances) {
  const client = new QueryClient()
  const sent: Request[] = []
  const bodies: Promise<string>[] = []
  const onUnauthorised = vi.fn<ConnectionParts['onUnauthorised']>()
  const renewed = vi.fn<ConnectionParts['renewed']>(async () => NEW)
  connect(client, {
    baseUrl: 'https://api.example/api/v1',
    fetch: async (input) => {
      if (!(input instanceof Request)) throw new Error('The connection sends requests, not addresses.')
      input.signal.throwIfAborted()
      sent.push(input)
      bodies.push(input.clone().text())
      const response = responses[Math.min(sent.length, responses.length) - 1]
      if (response instanceof Error) throw response
      return typeof response === 'function' ? response() : response!.clone()
    },
    bearer: async () => OLD,
    renewed,
    onUnauthorised,
    isCurrent: () => true,
    ...parts,
  })
  return {
    client,
    sent,
    bodies,
    onUnauthorised,
    renewed,
    tokens: () => sent.map(({ headers }) => headers.get('Authorization')),
  }
}

const refused = () => Response.json({ detail: 'No.' }, { status: 401 })

it.for([{ rows: ['NS-45'], url: '/characters' }, { url: '/chats/c1/cc' }, { url: '/auth/me' }])(
  '$url neither reads nor fills the browser’s cache, also with a new token',
  async ({ url }) => {
    const { client, sent } = connected({ responses: [refused(), Response.json('fine')] })
    await request(url, { client })
    expect(sent.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
  },
)

it.for<{
  rows?: string[]
  what: string
  url?: string
  init?: RequestInit
  parts?: Partial<ConnectionParts>
  responses: Response[]
  tokens: (string | null)[]
  renewals: number
  unauthorised: (Bearer | undefined)[]
  status?: number
}>([
  {
    rows: ['A7-02'],
    what: 'a response at once: one try',
    responses: [Response.json('fine')],
    tokens: ['Bearer old'],
    renewals: 0,
    unauthorised: [],
  },
  {
    rows: ['A9-33'],
    what: 'refused for good: two tries, never a third',
    responses: [refused()],
    tokens: ['Bearer old', 'Bearer new'],
    renewals: 1,
    unauthorised: [NEW],
    status: 401,
  },
  {
    rows: ['A4.1-27'],
    what: 'refused, and nothing better to be had: the error is passed on',
    parts: { renewed: async () => undefined },
    responses: [refused()],
    tokens: ['Bearer old'],
    renewals: 0,
    unauthorised: [OLD],
    status: 401,
  },
  {
    rows: ['A7-03'],
    what: 'a visitor refused: one try without a token',
    parts: { bearer: async () => undefined },
    responses: [refused()],
    tokens: [null],
    renewals: 0,
    unauthorised: [undefined],
    status: 401,
  },
  {
    what: 'a failing server is not asked twice here: retries are the query client’s',
    responses: [Response.json({}, { status: 500 })],
    tokens: ['Bearer old'],
    renewals: 0,
    unauthorised: [],
    status: 500,
  },
  ...['/auth/jwt/login', '/auth/jwt/register', '/auth/jwt/refresh'].map((url) => ({
    what: `${url} refused: no token, no refresh, no prompt`,
    url,
    responses: [refused()],
    tokens: [null],
    renewals: 0,
    unauthorised: [],
    status: 401,
  })),
  {
    rows: ['A4.1-16'],
    what: 'a call with an authorization of its own is sent with it, and is not refreshed',
    init: { headers: { Authorization: 'Bearer mine' } },
    responses: [refused()],
    tokens: ['Bearer mine'],
    renewals: 0,
    unauthorised: [],
    status: 401,
  },
])('$what', async ({ url = '/chats/me', init, parts, responses, tokens, renewals, unauthorised, status }) => {
  const connection = connected({ responses, ...parts })
  const response = request(url, { ...init, client: connection.client })
  if (status === undefined) await expect(response).resolves.toBe('fine')
  else await expect(response).rejects.toMatchObject({ name: 'ApiError', status })
  expect(connection.tokens()).toEqual(tokens)
  expect(connection.renewed).toHaveBeenCalledTimes(renewals)
  expect(connection.onUnauthorised.mock.calls.map(([carried]) => carried)).toEqual(unauthorised)
})

it('a retry sends the same body', async () => {
  const { client, bodies } = connected({ responses: [refused(), Response.json('fine')] })
  await request('/characters/', { client, method: 'POST', body: '{"name":"Nine"}' })
  expect(await Promise.all(bodies)).toEqual(['{"name":"Nine"}', '{"name":"Nine"}'])
})

it.for([{ rows: ['A7-01', 'B7-01'] }])('a call has the base path and the token, and sends no referrer', async () => {
  const { client, sent } = connected({ responses: [Response.json('fine')] })
  await request('/auth/verify-email?token=a%2Bb', { client })
  expect(sent[0]?.url).toBe('https://api.example/api/v1/auth/verify-email?token=a%2Bb')
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer old')
  expect(sent[0]?.referrerPolicy).toBe('no-referrer')
})

it.for([
  ['JSON', Response.json({ a: 1 }), { a: 1 }],
  ['problem+json', new Response('{"a":1}', { headers: { 'Content-Type': 'application/problem+json' } }), { a: 1 }],
  [
    'numbers as ids',
    Response.json({ id: 7, chara_id: 8, creatorId: 9, paid: 3 }),
    { id: '7', chara_id: '8', creatorId: '9', paid: 3 },
  ],
  ['JSON without a type', new Response('{"a":1}'), { a: 1 }],
  ['a deletion without content', new Response(null, { status: 204 }), undefined, { method: 'DELETE' }],
  ['a reply as text', new Response('7 moons'), '7 moons', { besides: 'text' }],
] as const)('%s is an answer', async ([, response, body, options]) => {
  const { client } = connected({ responses: [response] })
  expect(await request('/x', { client, ...options })).toEqual(body)
})

const PAGE = '<!doctype html><title>Sign in to the hotel’s network</title>'
const typed = (type: string, body: string) => (status: number) =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const BODIES = [
  ['a page', typed('text/html', PAGE)],
  ['a text', typed('text/plain', 'Forbidden')],
  ['nothing', (status: number) => new Response(null, { status })],
  ['JSON that breaks off', typed('application/json', '{"detail":"N')],
  ['JSON without fields', (status: number) => Response.json('No.', { status })],
] as const

it.for<{ rows?: string[]; what: string; response: Response }>([
  ...[401, 403, 404, 500, 200].flatMap((status) =>
    BODIES.filter(([what]) => status !== 200 || what !== 'JSON without fields').map(([what, response]) => ({
      rows: ['NS-42'],
      what: `${status} with ${what}`,
      response: response(status),
    })),
  ),
  ...[429, 502, 503, 504, 511, 520, 525, 530].map((status) => ({
    rows: ['NS-42'],
    what: `${status} with words`,
    response: Response.json({ detail: 'The tide is out.' }, { status }),
  })),
])('$what is no answer of the API: no words, no refresh, no prompt', async ({ response }) => {
  const { client, onUnauthorised, renewed } = connected({ responses: [response] })
  const failure = await failingAs('Could not.', request('/chats/me', { client })).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'Could not.', status: undefined, words: undefined })
  expect(isUnanswered(failure)).toBe(true)
  expect((failure as ApiError).call).toContain(`: ${response.status} `)
  expect(renewed).not.toHaveBeenCalled()
  expect(onUnauthorised).not.toHaveBeenCalled()
})

it('after the time-out of a proxy, the server may still be working on the call', async () => {
  for (const status of [504, 524]) {
    const { client } = connected({ responses: [new Response('', { status })] })
    await expect(request('/x', { client })).rejects.toMatchObject({ isLate: true })
  }
})

it.for([
  ['attachment; filename="Nine.png"', 'Nine.png'],
  ['attachment; filename=Nine.png', 'Nine.png'],
  ['attachment; filename=my nine.png', 'my nine.png'],
  ['Attachment;FILENAME = "my nine.png" ;size=3', 'my nine.png'],
  ['attachment; filename="nine;v3.png"', 'nine;v3.png'],
  [String.raw`attachment; filename="say \"nine\".png"`, 'say "nine".png'],
  ['attachment; original-filename="old.png"; filename="nine.png"', 'nine.png'],
  ['attachment; filename="nine.png"; creation-date="x"; filename="second.png"', 'nine.png'],
  ["attachment; filename*=UTF-8''N%C3%AFne.png; filename=nine.png", 'Nïne.png'],
  ["attachment; filename=nine.png; filename*=utf-8'en'N%C3%AFne%3B.png", 'Nïne;.png'],
  ["attachment; filename*=ISO-8859-1''N%EFne.png", 'Nïne.png'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=nine.png", 'nine.png'],
  ['attachment; filename="N\u00C3\u00AFne.png"', 'Nïne.png'],
  ['attachment; filename="N\u00EFne.png"', 'Nïne.png'],
  ['attachment', ''],
])('a download with %j is a file called %j', async ([disposition = '', name = '']) => {
  const { client } = connected({
    responses: [new Response('png', { headers: { 'Content-Disposition': disposition, 'Content-Type': 'image/png' } })],
  })
  const file = await request<File>('/x', { client })
  expect([file.name, file.type, await file.text()]).toEqual([name, 'image/png', 'png'])
  expect(fileIn(file)).toBe(file)
})

it.for([
  ['a broken connection', new TypeError('Failed to fetch')],
  // Only these two wait for the time-out: on a busy machine the first would be late, too.
  ['no response in time', () => new Promise<Response>(() => undefined), 60],
  ['a body that never ends', async () => new Response(new ReadableStream()), 60],
] as const)('%s is a failed call with the fallback text', async ([, response, timeoutMs]) => {
  const { client } = connected({ responses: [response] })
  const options = { client, ...(timeoutMs !== undefined && { timeoutMs }) }
  const failure = await failingAs('Could not.', request('/x', options)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message: 'Could not.', status: undefined })
})

it.for([
  { url: '/auth/verify-email?token=x', method: 'GET', writes: true },
  { url: '/characters?page=1', method: 'GET', writes: false },
  { url: '/chats/messages', method: 'POST', writes: true },
])('the error of $method $url states whether the call writes', async ({ url, method, writes }) => {
  const { client } = connected({ responses: [new TypeError('Failed to fetch')] })
  await expect(request(url, { client, method })).rejects.toMatchObject({ writes })
})

it('a response for an ended session is dropped', async () => {
  const { client } = connected({ responses: [Response.json('private')], isCurrent: () => false })
  await expect(request('/chats/me', { client })).rejects.toMatchObject({ name: 'AbortError' })
})

it('a call for one user is not sent as another user', async () => {
  const { client, sent } = connected({ responses: [Response.json('private')], bearer: async () => OLD })
  const onlyAs = { token: 'former', session: 0 }
  await expect(request('/auth/me', { client, onlyAs })).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toEqual([])
  expect(await request('/auth/me', { client, onlyAs: OLD })).toBe('private')
})

it('a call can set a longer timeout', async () => {
  const { client } = connected({
    responses: [async () => new Promise((resolve) => setTimeout(() => resolve(Response.json('late')), 250))],
  })
  await expect(request('/chats/messages', { client, timeoutMs: 5_000 })).resolves.toBe('late')
})

it('an aborted call throws an AbortError and opens no prompt', async () => {
  const { client, onUnauthorised } = connected({ responses: [refused()], renewed: async () => undefined })
  const controller = new AbortController()
  const call = request('/chats/me', { client, signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(onUnauthorised).not.toHaveBeenCalled()
})

it('no error contains an address or a token', async () => {
  for (const response of [refused(), new TypeError('Failed to fetch'), () => new Promise<Response>(() => undefined)]) {
    const { client } = connected({ responses: [response] })
    const failure = (await request('/auth/verify-email?token=SECRET', { client, timeoutMs: 50 }).catch(
      (error: unknown) => error,
    )) as Error
    const logged = [
      failure.stack,
      JSON.stringify(failure),
      String(failure.cause),
      (failure.cause as Error | undefined)?.stack,
    ]
    expect(logged.join('\n')).not.toMatch(/SECRET|Bearer/)
  }
})

it('a client that is not connected throws a clear error', async () => {
  await expect(request('/x', { client: new QueryClient() })).rejects.toThrow('connect(queryClient, …)')
})
