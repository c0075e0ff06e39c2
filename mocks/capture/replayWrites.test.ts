import { expect, it } from 'vitest'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { BASE, replayed, session, type Step } from '#tests/support/capturedSession.ts'

const CHARACTER = characterId('captain-oru')
const CHAT = chatId('mira-mirelle-of-the-tides')
const CHATS = '/chats/me?page=1&limit=8'
const MESSAGES = `/chats/${CHAT}/messages`
const FAVORITES = '/characters/favorites?page=1&limit=24&sort_by=created_at&sort_order=asc'
const MINE = '/characters/me?page=1&limit=24&sort_by=created_at&sort_order=asc'
const options = { baseUrl: BASE, place: '/chats', salt: 'salt' }

const post = (path: string, body?: unknown): Step => ({ method: 'POST', path, body })
const send = (incoming_message: string, more: object = {}) =>
  post('/chats/messages', { chat_id: CHAT, incoming_message, timezone: 'UTC', ...more })

/** The JSON bodies of the replay of these calls, by path. */
async function replayOf(steps: readonly Step[], withWords = true) {
  const { exchanges, bodies } = await session(['/auth/me', ...steps])
  const file = captureFile(await captureOf(exchanges, { ...options, withWords }))
  const { call } = await replayed(file)
  const read = async (path: string): Promise<any> => (await call(path)).json()
  return { read, call, file, bodies }
}

it('a message that was not read again is at the end of its conversation, with its reply', async () => {
  const { read, bodies } = await replayOf([CHATS, MESSAGES, send('Is the lamp lit?'), send('And now?')])
  const before = bodies.get(MESSAGES) as unknown[]
  const messages = await read(MESSAGES)
  expect(messages.slice(0, -4)).toEqual(before)
  expect(messages.slice(-4)).toEqual([
    { role: 'user', content: 'Is the lamp lit?', timestamp: expect.stringContaining('12:00:03') },
    { role: 'assistant', content: expect.any(String), timestamp: expect.any(String) },
    { role: 'user', content: 'And now?', timestamp: expect.any(String) },
    { role: 'assistant', content: bodies.get('/chats/messages'), timestamp: expect.any(String) },
  ])
})

it('a message moves its chat to the beginning of a list that was read before', async () => {
  const { bodies: first } = await replayOf([CHATS])
  const { id } = (first.get(CHATS) as any).data.at(-1)
  const messages = `/chats/${id}/messages`
  const { read, bodies } = await replayOf([CHATS, messages, send('Still there?', { chat_id: id })])
  const { data, meta } = await read(CHATS)
  expect(data[0]).toMatchObject({ id, last_interaction_msg: bodies.get('/chats/messages') })
  expect(data.map((chat: any) => chat.id).slice(1)).toEqual(
    (bodies.get(CHATS) as any).data.map((chat: any) => chat.id).slice(0, -1),
  )
  expect(meta).toEqual((bodies.get(CHATS) as any).meta)
})

it('a later read of the conversation decides', async () => {
  const { read, bodies } = await replayOf([MESSAGES, CHATS, send('Hello'), MESSAGES])
  expect(await read(MESSAGES)).toEqual(bodies.get(MESSAGES))
})

it('a conversation whose earlier messages were never read stays unknown', async () => {
  const { call } = await replayOf([CHATS, send('Hello')])
  expect((await call(MESSAGES)).status).toBe(501)
})

it('a chat that was created has its greeting, the message and the reply', async () => {
  const other = characterId('bosun-thrice')
  const steps = [`/characters/${other}`, post('/chats/', { character_id: other, timezone: 'UTC' })]
  const { bodies } = await session(steps)
  const { id } = bodies.get('/chats/') as any
  const { read } = await replayOf([...steps, send('Hi', { chat_id: id, greeting_content: 'Welcome aboard.' })])
  const messages = await read(`/chats/${id}/messages`)
  expect(messages.map(({ role, content }: any) => `${role}: ${content}`)).toEqual([
    'assistant: Welcome aboard.',
    'user: Hi',
    expect.stringMatching(/^assistant: ./),
  ])
})

it('without words, a sent message and its reply have other letters and the same length', async () => {
  const text = 'Nobody else may read this sentence.'
  const { read, file, bodies } = await replayOf([CHATS, MESSAGES, send(text)], false)
  const [sent, reply] = (await read(MESSAGES)).slice(-2)
  expect(sent.content).toHaveLength(text.length)
  expect(reply.content).toHaveLength((bodies.get('/chats/messages') as string).length)
  for (const word of ['Nobody', 'sentence']) expect(file).not.toContain(word)
})

it('a like that was not read again is in the counts and in the favourites', async () => {
  const path = `/characters/${CHARACTER}`
  const { bodies: before } = await session([path])
  const { isLiked, likeCount } = before.get(path) as any
  const like: Step = { method: isLiked ? 'DELETE' : 'POST', path: `${path}/like` }
  const { read } = await replayOf([path, `${path}/stats`, FAVORITES, like])
  expect(await read(`${path}/stats`)).toMatchObject({ isLiked: !isLiked, likeCount: likeCount + (isLiked ? -1 : 1) })
  const { data } = await read(FAVORITES)
  expect(data.map(({ id }: any) => id).includes(CHARACTER)).toBe(!isLiked)
})

it('a chat and a character that were deleted are missing in lists that were read before', async () => {
  const { bodies } = await session([CHATS, MINE])
  const chat = (bodies.get(CHATS) as any).data[0].id
  const character = (bodies.get(MINE) as any).data[0].id
  const { read } = await replayOf([
    CHATS,
    MINE,
    { method: 'DELETE', path: `/chats/${chat}` },
    { method: 'DELETE', path: `/characters/?character_id=${character}` },
  ])
  expect((await read(CHATS)).data.map(({ id }: any) => id)).not.toContain(chat)
  const mine = await read(MINE)
  expect(mine.data.map(({ id }: any) => id)).not.toContain(character)
  expect(mine.meta.total_results).toBe((bodies.get(MINE) as any).meta.total_results - 1)
})

it('a character that was created is first in the own list, and its page has responses', async () => {
  const own = characterId('the-unsent-letter')
  const { bodies } = await session([`/characters/${own}`])
  const { name, description, backgroundDescription, personalities, greetings, tags } = bodies.get(
    `/characters/${own}`,
  ) as any
  const body = { name, description, backgroundDescription, personalities, greetings, tags, isPublic: false }
  const { read, bodies: seen } = await replayOf([MINE, post('/characters/', body)])
  const { id } = seen.get('/characters/') as any
  expect((await read(MINE)).data[0].id).toBe(id)
  expect(await read(`/characters/${id}`)).toMatchObject({ id, name })
})

it('a changed username is the one of the profile', async () => {
  const { read } = await replayOf([{ method: 'PATCH', path: '/auth/me', body: { username: 'mira-of-the-sea' } }])
  expect(await read('/auth/me')).toMatchObject({ username: 'mira-of-the-sea' })
})

it('a write whose response departs from the contract does not damage the file', async () => {
  const { exchanges } = await session(
    ['/auth/me', `/characters/${CHARACTER}`, CHATS, MESSAGES, post(`/characters/${CHARACTER}/like`), send('Hello')],
    (path) => {
      if (path.endsWith('/like')) return Response.json({ isLiked: 'yes', likeCount: 'many' })
      return path === '/chats/messages' ? Response.json({ reply: 'Hello.' }) : undefined
    },
  )
  const capture = await captureOf(exchanges, { ...options, withWords: true })
  expect(new Set(capture.departures.map(({ operation }) => operation))).toEqual(
    new Set(['likeCharacter', 'sendMessage']),
  )
  const { call } = await replayed(captureFile(capture))
  const messages = (await (await call(MESSAGES)).json()) as any[]
  expect(messages.at(-1)).toMatchObject({ role: 'user', content: 'Hello' })
})
