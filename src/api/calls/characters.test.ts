import { describe, expect, it } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { failure, tabOfMira } from '#tests/support/tabOfMira.ts'
import { ownershipQuery, publicCharactersQuery, similarQuery, statsQuery } from './characters.ts'
import { downloadCardMutation } from './downloads.ts'
import { likeMutation } from './likes.ts'
import { reportCharacterMutation } from './reports.ts'
import { reportMessageMutation } from './reports.ts'
import { resetChatMutation } from './endChat.ts'
import { sendMessageMutation } from './sendMessage.ts'

// Calls for one character, from their options to the request and the response.

const MIRELLE = characterId('mirelle-of-the-tides')
const UNSENT = characterId('the-unsent-letter')

const { server, tab, bodies, read, mutate, callsOf } = tabOfMira()

describe('a call without an id is not sent', () => {
  it.for([
    {
      rows: ['B5.7-01', 'B8.1-17'],
      call: 'stats',
      run: () => read(statsQuery('')),
      words: 'Character ID is required to fetch stats.',
    },
    {
      rows: ['B5.7-02', 'B8.1-22'],
      call: 'a report',
      run: () => mutate(reportCharacterMutation, { id: '', category: 'Other' }),
      words: 'Character ID is required for report.',
    },
    {
      rows: ['B5.7-04', 'B8.1-03'],
      call: 'ownership',
      run: () => read(ownershipQuery('')),
      words: 'Character ID must be provided.',
    },
    {
      rows: ['AMB-64'],
      call: 'a report of a message outside a chat',
      run: () =>
        mutate(reportMessageMutation, { id: '', reportedMessage: 'x', category: 'Other', optionalMessage: '' }),
      words: 'Report failed.',
    },
    {
      rows: ['B8.8-11'],
      call: 'a restart of a chat',
      run: () => mutate(resetChatMutation, { chat: { id: '' } }),
      words: 'Chat ID is required for update.',
    },
    {
      rows: ['B8.8-11'],
      call: 'a message',
      run: () => mutate(sendMessageMutation, { chat: { id: '' }, text: 'hi', timeZone: 'UTC' }),
      words: 'Chat ID is required for update.',
    },
  ])('$call: $words', async ({ run, words }) => {
    const error = await failure(run())
    expect(error.message).toBe(words)
    expect(server.log.calls()).toEqual([])
  })
})

it.for([
  { rows: ['B8.3-03'], body: {}, words: 'Authentication required to perform this action.' },
  { rows: ['B8.3-03'], body: { detail: 'Come in first.' }, words: 'Come in first.' },
])('a like that was refused with $body gives: $words', async ({ body, words }) => {
  server.faults.add({ operation: 'likeCharacter', status: 401, body })
  const refused = await failure(mutate(likeMutation, { id: MIRELLE, isLiked: true }))
  expect(refused).toMatchObject({ status: 401, message: words })
})

it.for([
  { rows: ['B7-26', 'B9-26', 'B9-28'], shown: 7, asked: 8 },
  { rows: ['B7-26', 'B9-28'], shown: 5, asked: 6 },
  { rows: ['B9-25'], shown: undefined, asked: 6 },
])(
  'for $shown similar characters, one more is requested and the character itself is omitted',
  async ({ shown, asked }) => {
    const found = await read<{ id: string }[]>(similarQuery(MIRELLE, shown))
    expect(callsOf('listSimilarCharacters')).toMatchObject([
      { path: `/characters/${MIRELLE}/similar?num_characters=${asked}` },
    ])
    expect(found).toHaveLength(shown ?? 5)
    expect(found.map(({ id }) => id)).not.toContain(MIRELLE)
  },
)

it.for([{ rows: ['B3-28', 'A7-26', 'AMB-15'] }])(
  'a list reads its pages only from the documented fields of meta',
  async () => {
    const meta = { total_results: 4, total_pages: 2, page: 1 }
    const data = [{ id: MIRELLE }, { id: UNSENT }]
    const pageOf = (page: number) => ({ status: 200, offContract: true, body: { data, meta: { ...meta, page } } })
    for (const nth of [1, 2]) server.faults.add({ operation: 'listUserCharacters', nth, ...pageOf(nth) } as Fault)
    const list = await tab().client.infiniteQuery({ ...publicCharactersQuery('old salt', 2), retry: false, pages: 5 })
    expect(list.pages).toHaveLength(2)
    expect(callsOf('listUserCharacters').map(({ path }) => path)).toEqual([
      '/characters/user/old%20salt?page=1&limit=2',
      '/characters/user/old%20salt?page=2&limit=2',
    ])
  },
)

describe('reports', () => {
  it.for([{ rows: ['B7-28', 'B3-25', 'AMB-45'] }])('of a character have these three fields', async () => {
    const body = { id: MIRELLE, category: 'Duplicate / Spam', optionalMessage: '' }
    await mutate(reportCharacterMutation, body)
    expect(bodies()).toEqual([{ path: 'POST /api/v1/characters/report', body }])
  })

  it.for([{ rows: ['B7-38', 'B3-26', 'B3-27', 'AMB-45'] }])('of a message have these four fields', async () => {
    const [id, category] = [chatId('mira-sunday-pilkington'), 'Other']
    await mutate(reportMessageMutation, { id, category, reportedMessage: 'No bay.', optionalMessage: 'There is.' })
    const body = { reported_message: 'No bay.', category, optional_message: 'There is.', chat_id: id }
    expect(bodies()).toEqual([{ path: 'POST /api/v1/chats/report', body }])
  })
})

it.for([{ rows: ['NS-38'] }])('a card that comes as JSON is a file without a name', async () => {
  server.faults.add({
    operation: 'downloadCharacterCard',
    status: 200,
    offContract: true,
    body: { spec: 'chara_card_v3' },
  })
  const file = await mutate<File>(downloadCardMutation, { id: MIRELLE, spec: 'v3' })
  expect(file).toMatchObject({ name: '', type: 'application/json' })
  expect(JSON.parse(await file.text())).toEqual({ spec: 'chara_card_v3' })
})
