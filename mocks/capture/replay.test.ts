import { describe, expect, it } from 'vitest'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'
import type { Exchange } from '#src/contract/capture/exchange.ts'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { users } from '#mocks/fixtures/users.ts'
import { BASE, replayed, session } from '#tests/support/capturedSession.ts'
import { LARGEST_FILE, readWorldFile } from './worldFile.ts'

const CHARACTER = characterId('captain-oru')
const CHAT = chatId('mira-mirelle-of-the-tides')
const READS = [
  '/auth/me',
  '/auth/verified',
  '/characters?page=1&limit=24&sort=liked',
  '/characters/search?query=moon&page=1&limit=24',
  `/characters/${CHARACTER}`,
  `/characters/${CHARACTER}/stats`,
  `/characters/${CHARACTER}/owned`,
  `/characters/${CHARACTER}/similar?num_characters=6`,
  '/characters/me?page=1&limit=24&sort_by=created_at&sort_order=asc',
  '/characters/favorites?page=1&limit=24&sort_by=created_at&sort_order=asc',
  '/characters/personality-traits/random?count=5',
  '/chats/me?page=1&limit=8',
  `/chats/${CHAT}/messages`,
]

const options = { baseUrl: BASE, place: `/character/${CHARACTER}`, salt: 'salt' }
const withoutPictures = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, field) => (/url$|^avatar$|^email$/.test(name) ? undefined : field)))

describe('a replayed session', () => {
  it('with words, returns the recorded body of every read', async () => {
    const { exchanges, bodies } = await session(READS)
    const { call } = await replayed(captureFile(await captureOf(exchanges, { ...options, withWords: true })))
    for (const [path, body] of bodies)
      expect(withoutPictures(await (await call(path)).json()), path).toEqual(withoutPictures(body))
  })

  it('without words, keeps the order and the pages of every list', async () => {
    const { exchanges, bodies } = await session(READS)
    const { call } = await replayed(captureFile(await captureOf(exchanges, options)))
    const path = '/characters?page=1&limit=24&sort=liked'
    const body = await (await call(path)).json()
    const before = bodies.get(path) as any
    expect(body.meta).toEqual(before.meta)
    expect(body.data.map(({ id }: any) => id)).toEqual(before.data.map(({ id }: any) => id))
    for (const [at, { name }] of body.data.entries()) {
      expect(name).not.toBe(before.data[at].name)
      expect(Array.from(name)).toHaveLength(Array.from(before.data[at].name).length)
    }
  })

  it('refuses a call that was never recorded, and invents no response', async () => {
    const { exchanges } = await session(READS)
    const { call, server } = await replayed(captureFile(await captureOf(exchanges, options)))
    const response = await call('/characters?page=2&limit=24&sort=liked')
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({ detail: expect.stringContaining('the session never made this call') })
    expect(server.log.calls().at(-1)?.why).toEqual(['not in the capture'])
  })

  it('repeats a failure with its body, at its address only', async () => {
    const failing = `/characters/${CHARACTER}/stats`
    const { exchanges } = await session(READS, (path) =>
      path === failing ? Response.json({ detail: 'The counter broke.' }, { status: 500 }) : undefined,
    )
    const { call } = await replayed(captureFile(await captureOf(exchanges, { ...options, withWords: true })))
    const response = await call(failing)
    expect([response.status, await response.json()]).toEqual([500, { detail: 'The counter broke.' }])
    expect((await call(`/characters/${CHARACTER}`)).status).toBe(200)
  })

  it('returns a recorded departure from the contract unchanged, and the file lists it', async () => {
    const { exchanges } = await session(READS, (path, body) => {
      if (path === `/characters/${CHARACTER}`) return Response.json({ ...body, tags: null })
      return path === '/auth/me' ? Response.json({ ...body, plan: 'gold' }) : undefined
    })
    const capture = await captureOf(exchanges, { ...options, withWords: true })
    expect(capture.departures.map(({ operation, pointer }) => `${operation} ${pointer}`)).toEqual([
      'readMe /plan',
      'readCharacter /tags',
    ])
    const { call } = await replayed(captureFile(capture))
    expect(await (await call(`/characters/${CHARACTER}`)).json()).toMatchObject({ id: CHARACTER, tags: null })
    expect(await (await call('/auth/me')).json()).toMatchObject({ plan: 'gold', username: 'mira' })
  })

  it('can be changed: a like, a new message and a deletion show in later reads', async () => {
    const { exchanges } = await session(READS)
    const { call } = await replayed(captureFile(await captureOf(exchanges, { ...options, withWords: true })))
    const stats = async () => (await call(`/characters/${CHARACTER}/stats`)).json()
    const before = await stats()
    await call(`/characters/${CHARACTER}/like`, { method: before.isLiked ? 'DELETE' : 'POST' })
    expect((await stats()).isLiked).toBe(!before.isLiked)
    const messages = async () => (await (await call(`/chats/${CHAT}/messages`)).json()) as unknown[]
    const { length } = await messages()
    const body = JSON.stringify({ chat_id: CHAT, incoming_message: 'Hello', timezone: 'UTC' })
    await call('/chats/messages', { method: 'POST', body })
    expect(await messages()).toHaveLength(length + 2)
    const mine = async () => (await (await call(READS[8]!)).json()).data.map(({ id }: any) => id)
    const [first] = await mine()
    await call(`/characters/?character_id=${first}`, { method: 'DELETE' })
    expect(await mine()).not.toContain(first)
  })
})

describe('a capture contains no secrets', () => {
  it.for([true, false])('no token, password or e-mail address is in the file, with words: %s', async (withWords) => {
    const emails = users.map(({ email }) => email)
    const password = 'perigee-7-moons'
    const sent = { chat_id: CHAT, incoming_message: `My mail is ${emails[0]}, ${password}`, timezone: 'UTC' }
    const message = { method: 'POST', path: '/chats/messages', body: sent }
    const { exchanges, tokens } = await session([...READS, message], (path, body, refreshToken) =>
      path === `/characters/${CHARACTER}`
        ? Response.json({ ...body, description: `Write to ${emails[1]} or say ${password}, ${refreshToken}` })
        : undefined,
    )
    const login: Exchange = {
      ...exchanges[0]!,
      method: 'POST',
      url: `${BASE}/auth/jwt/login`,
      requestBody: JSON.stringify({ login: emails[0], password, rememberMe: true }),
      responseBody: JSON.stringify(tokens),
    }
    const verify = { ...exchanges[0]!, url: `${BASE}/auth/verify-email?token=verify-fern`, status: 400 }
    const place = '/verify-email?token=verify-fern'
    const all = [login, ...exchanges, verify]
    const file = captureFile(await captureOf(all, { ...options, place, withWords }))
    expect(file).toContain('"incoming_message"')
    for (const secret of [...emails, password, tokens.access_token, tokens.refresh_token, 'verify-fern'])
      expect(file.includes(secret), secret).toBe(false)
  })

  it('without words, no name, description or tag is in the file', async () => {
    const { exchanges, bodies } = await session(READS)
    const file = captureFile(await captureOf(exchanges, options))
    const { data } = bodies.get(READS[2]!) as any
    for (const { name, description, creatorUsername, tags } of data)
      for (const text of [name, description, creatorUsername, ...tags].filter(({ length }) => length > 6))
        expect(file.includes(JSON.stringify(text).slice(1, -1)), text).toBe(false)
  })
})

describe('a file is refused', async () => {
  const { exchanges } = await session(READS)
  const file = captureFile(await captureOf(exchanges, options))
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(file), ...change })
  it.for([
    { what: 'of another version', text: changed({ version: 2 }), says: 'version 2; this server reads version 1' },
    { what: 'cut short', text: file.slice(0, -100), says: 'It may be cut short.' },
    { what: 'too large', text: ' '.repeat(LARGEST_FILE + 1), says: 'too large: 50 MB at most' },
    { what: 'with a place elsewhere', text: changed({ place: '//evil.example' }), says: 'is no place of the app' },
    { what: 'with an unknown call', text: changed({ reads: [{ operation: 'x' }] }), says: 'reads.0.operation' },
    {
      what: 'with a body of another kind',
      text: changed({
        reads: [{ operation: 'listMessages', address: `/chats/${CHAT}/messages`, at: exchanges[0]!.at, body: 3 }],
      }),
      says: 'damaged',
    },
  ])('$what', ({ text, says }) => {
    expect(readWorldFile(text)).toEqual({ problem: expect.stringContaining(says) })
  })
})

describe('a hostile text', async () => {
  const HOSTILE = '"><img src=x onerror=alert(1)>\u0000\u202E${x}{{y}}__proto__\uD800'
  const { exchanges } = await session(READS)
  const whole = {
    ...(await captureOf(exchanges, options)),
    failures: [{ operation: 'readStats', status: 500, body: {} }],
  }
  // The first entries of a list have every kind of field.
  const file = JSON.parse(
    JSON.stringify(whole, (name, value) => (Array.isArray(value) && name !== 'reads' ? value.slice(0, 2) : value)),
  )

  it('in any field of a file stays a text, or the file is refused in one sentence', () => {
    let count = 0
    for (const change of fieldsIn(file)) {
      const before = change.holder[change.name]
      change.holder[change.name] = HOSTILE
      const read = readWorldFile(JSON.stringify(file))
      change.holder[change.name] = before
      count++
      if ('problem' in read) expect(read.problem, change.path).toMatch(/^[^\n]{10,400}$/)
      else expect(Object.getPrototypeOf(read.snapshot.rows), change.path).toBe(Object.prototype)
    }
    expect(count).toBeGreaterThan(100)
  })

  it('in a response is returned as it came', async () => {
    const path = `/characters/${CHARACTER}`
    const { exchanges: hostile } = await session(['/auth/me', path], (at, body) =>
      at === path ? Response.json({ ...body, description: HOSTILE, tags: [HOSTILE] }) : undefined,
    )
    const { call } = await replayed(captureFile(await captureOf(hostile, { ...options, withWords: true })))
    expect(await (await call(path)).json()).toMatchObject({ description: HOSTILE, tags: [HOSTILE] })
  })
})

/** One field of each shape of path: the entries of a list have the same fields. */
function fieldsIn(file: unknown) {
  const seen = new Set<string>()
  const found: { holder: any; name: string; path: string }[] = []
  collect(file, '')
  return found

  function collect(holder: any, path: string): void {
    if (typeof holder !== 'object' || holder === null) return
    const isList = Array.isArray(holder) && path !== '/reads'
    for (const [name, value] of Object.entries(holder)) {
      const own = `${path}/${isList ? '*' : name}`
      if (!seen.has(own)) found.push({ holder, name, path: own })
      seen.add(own)
      collect(value, own)
    }
  }
}
