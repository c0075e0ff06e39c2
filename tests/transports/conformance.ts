import { chunksOf, isPng, textOf } from '#mocks/cards/png.ts'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'

const NINE = characterId('nine')
const ARIA = characterId('aria')
const CHAT = chatId('mira-mirelle-of-the-tides')

/** Calls of every kind, in this order: as a visitor, as Mira, or with a token that is none. */
const CALLS: [as: 'visitor' | 'mira' | 'garbage', method: string, path: string, body?: object][] = [
  ['visitor', 'POST', '/auth/jwt/login', { login: 'mira', password: 'perigee-7-moons', rememberMe: true }],
  ['visitor', 'GET', '/characters?page=1&limit=7&sort=chatiest'],
  ['visitor', 'GET', `/characters/search?query=${encodeURIComponent('Zoë')}`],
  ['visitor', 'GET', `/characters/user/${encodeURIComponent('old salt')}?page=1`],
  ['visitor', 'GET', `/characters/${NINE}/cc?spec=v3`],
  ['visitor', 'GET', `/characters/${characterId('namae')}/cc?spec=v2`],
  ['mira', 'GET', '/auth/me'],
  ['mira', 'POST', `/characters/${ARIA}/like`],
  ['mira', 'POST', `/characters/renew?character_id=${ARIA}`],
  ['mira', 'PATCH', '/auth/me', { description: 'Ünder a paper moon 🌙' }],
  ['mira', 'POST', '/chats/', { character_id: NINE, timezone: 'UTC' }],
  ['mira', 'POST', '/chats/messages', { chat_id: CHAT, timezone: 'UTC', incoming_message: '名前 😀' }],
  ['mira', 'GET', `/chats/${CHAT}/messages`],
  ['mira', 'GET', `/chats/${CHAT}/cc`],
  ['mira', 'DELETE', `/characters/?character_id=${ARIA}`],
  ['visitor', 'GET', '/auth/me'],
  ['garbage', 'GET', '/auth/me'],
  ['mira', 'PATCH', `/characters/${NINE}`, { name: '' }],
  ['visitor', 'GET', `/characters/${characterId('nobody')}`],
  ['visitor', 'GET', '/characters?limit=500'],
  ['visitor', 'GET', '/chats'],
  ['visitor', 'GET', '/nowhere'],
]

/** The complete responses; with every transport, a fresh world at the same time gives the same ones. */
export async function afternoon(fetch: typeof globalThis.fetch, baseUrl: string) {
  const responses: { call: string; status: number; body: unknown }[] = []
  const tokens = { visitor: undefined as string | undefined, mira: '', garbage: 'garbage' }
  for (const [as, method, path, body] of CALLS) {
    // oxlint-disable-next-line no-await-in-loop -- later calls read what earlier ones wrote
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(tokens[as] !== undefined && { Authorization: `Bearer ${tokens[as]}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line no-await-in-loop -- the same
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    if (path === '/auth/jwt/login') tokens.mira = (JSON.parse(text) as { access_token: string }).access_token
    const { status, headers } = response
    responses.push({
      call: `${method} ${path}`,
      status,
      ...Object.fromEntries(['Content-Type', 'Content-Disposition'].map((name) => [name, headers.get(name)])),
      // The picture of a card depends on the renderer: a browser's pixels differ from Node's.
      body: isPng(bytes) ? chunksOf(bytes).flatMap((chunk) => (chunk.type === 'tEXt' ? textOf(chunk) : [])) : text,
    })
  }
  return responses
}
