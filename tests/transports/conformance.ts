import { chunksOf, isPng, textOf } from '#mocks/cards/png.ts'
import { characterId, userId } from '#mocks/fixtures/ids.ts'

/** The complete response; for a picture, its text chunks. */
export interface RecordedResponse {
  call: string
  status: number
  type: string | null
  disposition: string | null
  body: unknown
}

type Send = (method: string, path: string, body?: unknown, token?: string) => Promise<RecordedResponse>

const NINE = characterId('nine')
const ARIA = characterId('aria')

/**
 * A session with the mock server: reads, sign-ins, writes and refusals. With every transport, a fresh world at the same
 * time gives the same responses.
 */
export async function afternoon(fetch: typeof globalThis.fetch, baseUrl: string): Promise<RecordedResponse[]> {
  const responses: RecordedResponse[] = []
  const send: Send = async (method, path, body, token) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const received = { call: `${method} ${path}`, ...(await recorded(response)) }
    responses.push(received)
    return received
  }
  await lookAround(send)
  const { access, refresh } = await signIn(send)
  await send('POST', '/auth/jwt/refresh', undefined, refresh)
  await write(send, access)
  await talk(send, access)
  await beRefused(send, access)
  return responses
}

async function lookAround(send: Send) {
  await send('GET', '/characters?page=1&limit=7&sort=chatiest')
  await send('GET', `/characters/search?query=${encodeURIComponent('Zoë')}`)
  await send('GET', `/characters/user/${encodeURIComponent('old salt')}?page=1`)
  await send('GET', `/characters/${NINE}/similar?num_characters=6`)
  await send('GET', '/characters/personality-traits/random')
  await send('GET', '/characters/tags/search?q=sea')
  await send('GET', `/auth/${userId('mira')}`)
  await send('GET', `/characters/${NINE}/cc?spec=v3`)
}

async function signIn(send: Send): Promise<{ access: string; refresh: string }> {
  const { body } = await send('POST', '/auth/jwt/login', {
    login: 'mira',
    password: 'perigee-7-moons',
    rememberMe: true,
  })
  const { access_token: access, refresh_token: refresh } = body as { access_token: string; refresh_token: string }
  return { access, refresh }
}

async function write(send: Send, token: string) {
  await send('GET', '/auth/me', undefined, token)
  await send('POST', `/characters/${ARIA}/like`, undefined, token)
  await send('POST', `/characters/renew?character_id=${ARIA}`, undefined, token)
  await send('GET', `/characters/${ARIA}/collections`, undefined, token)
  await send('PATCH', '/auth/me', { description: 'Ünder a paper moon 🌙' }, token)
  const { body } = await send(
    'POST',
    '/characters/',
    {
      name: '名前 😀',
      description: 'Counts bridges.',
      backgroundDescription: 'A hut with four windows.',
      personalities: [],
      greetings: { main: 'Four hundred and two.', alternatives: [] },
      tags: ['bridges'],
    },
    token,
  )
  const { id } = body as { id: string }
  await send('GET', `/characters/${id}/cc?spec=v2`, undefined, token)
  await send('DELETE', `/characters/?character_id=${id}`, undefined, token)
}

async function talk(send: Send, token: string) {
  const { body } = await send('POST', '/chats/', { character_id: NINE, timezone: 'UTC' }, token)
  const { id: chat_id } = body as { id: string }
  const message = { chat_id, timezone: 'UTC' }
  await send('POST', '/chats/messages', { ...message, incoming_message: 'Hello', greeting_content: 'You came.' }, token)
  await send('POST', '/chats/messages', { ...message, incoming_message: 'What is that light?' }, token)
  await send('GET', `/chats/${chat_id}/messages`, undefined, token)
  await send('GET', '/chats/me?page=1&limit=8', undefined, token)
  await send('GET', `/chats/${chat_id}/cc`, undefined, token)
  await send('DELETE', `/chats/${chat_id}`, undefined, token)
}

async function beRefused(send: Send, token: string) {
  await send('GET', '/auth/me')
  await send('GET', '/auth/me', undefined, 'garbage')
  await send('PATCH', `/characters/${NINE}`, { name: '' }, token)
  await send('GET', `/characters/${characterId('nobody')}`)
  await send('GET', '/characters?limit=500')
  await send('GET', '/chats')
  await send('GET', '/nowhere')
}

async function recorded(response: Response): Promise<Omit<RecordedResponse, 'call'>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    disposition: response.headers.get('Content-Disposition'),
    body: isPng(bytes) ? cardOf(bytes) : parsed(new TextDecoder().decode(bytes)),
  }
}

/** The picture itself depends on the renderer: a browser's pixels differ from Node's. */
function cardOf(png: Uint8Array) {
  return chunksOf(png)
    .filter(({ type }) => type === 'tEXt')
    .map(textOf)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
