import { describe, expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { readStats } from '#src/api/generated/characters/reads.ts'
import { updateCharacter } from '#src/api/generated/characters/writes.ts'
import { downloadChat, findChat, listMessages, listMyChats } from '#src/api/generated/chats/reads.ts'
import { createChat, deleteChat, resetChat, sendMessage } from '#src/api/generated/chats/writes.ts'
import { callersOf } from '#tests/calls/caller.ts'
import { draft } from '#tests/calls/characters.ts'

const NINE = characterId('nine')
const timezone = 'Europe/Berlin'

/** Jonas, who has no chats, and Nine. */
async function jonasAndNine() {
  const callers = callersOf()
  const me = callers.as('jonas')
  const { id } = await createChat({ character_id: NINE, timezone }, me)
  const send = (incoming_message: string, greeting_content?: string) =>
    sendMessage({ chat_id: id, incoming_message, timezone, ...(greeting_content && { greeting_content }) }, me)
  const said = async () => (await listMessages(id, me)).map(({ role, content }) => [role, content])
  const counts = async () => {
    const { conversationCount = 0, messageCount = 0 } = await readStats(NINE, me)
    return { conversationCount, messageCount }
  }
  return { ...callers, me, id, send, said, counts }
}

it('there is one chat per user and character, even if it is opened several times at once', async () => {
  const { as } = callersOf()
  const opened = await Promise.all([1, 2, 3].map(() => createChat({ character_id: NINE, timezone }, as('jonas'))))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect((await createChat({ character_id: NINE, timezone }, as('mira'))).id).not.toBe(opened[0]!.id)
})

it('a new chat contains only the system message and has no last message', async () => {
  const { me, said } = await jonasAndNine()
  expect((await said()).map(([role]) => role)).toEqual(['system'])
  expect(await findChat({ character_id: NINE }, me)).toMatchObject({ last_interaction_msg: null })
})

describe('the first message', () => {
  it('is stored after the greeting and before the reply', async () => {
    const { send, said, me } = await jonasAndNine()
    const reply = await send('Where are we?', 'Hello, traveller.')
    expect((await said()).slice(1)).toEqual([
      ['assistant', 'Hello, traveller.'],
      ['user', 'Where are we?'],
      ['assistant', reply],
    ])
    expect(await findChat({ character_id: NINE }, me)).toMatchObject({ last_interaction_msg: reply })
  })

  it('is the only one whose greeting is stored', async () => {
    const { send, said } = await jonasAndNine()
    await send('One')
    await send('Two', 'Hello, traveller.')
    expect((await said()).map(([, content]) => content)).not.toContain('Hello, traveller.')
  })
})

it('a restart keeps only the system message; the next message counts one conversation', async () => {
  const { send, said, counts, me, id } = await jonasAndNine()
  await send('One', 'Hello.')
  const before = await counts()
  await resetChat({ chat_id: id }, me)
  expect((await said()).map(([role]) => role)).toEqual(['system'])
  expect(await findChat({ character_id: NINE }, me)).toMatchObject({ last_interaction_msg: null })
  await send('Again', 'Hello.')
  expect((await counts()).conversationCount).toBe(before.conversationCount + 1)
})

it('the list is sorted by last interaction, newest first, across pages', async () => {
  const { as, clock } = callersOf()
  const me = as('jonas')
  const ids: string[] = []
  for (const slug of ['nine', 'hush', 'tomo']) {
    clock.advance(60_000)
    ids.unshift((await createChat({ character_id: characterId(slug), timezone }, me)).id)
  }
  clock.advance(60_000)
  await sendMessage({ chat_id: ids.at(-1)!, incoming_message: 'Hello', timezone }, me)
  const listed = [...(await listMyChats({ limit: 2 }, me)).data, ...(await listMyChats({ limit: 2, page: 2 }, me)).data]
  expect(listed.map(({ id }) => id)).toEqual([ids.at(-1), ...ids.slice(0, -1)])
})

it('deleting a chat keeps other chats, and the next chat is new', async () => {
  const { me, id, send, as } = await jonasAndNine()
  const miras = await createChat({ character_id: NINE, timezone }, as('mira'))
  await send('One')
  expect(await deleteChat(id, me)).toEqual({ deleted_chat_id: id })
  await expect(findChat({ character_id: NINE }, me)).rejects.toMatchObject({ status: 404 })
  expect((await findChat({ character_id: NINE }, as('mira'))).id).toBe(miras.id)
  const again = await createChat({ character_id: NINE, timezone }, me)
  expect(await listMessages(again.id, me)).toHaveLength(1)
})

it('a chat disappears for others when the owner hides its character', async () => {
  const { as } = callersOf()
  const aria = characterId('aria')
  const { id } = await createChat({ character_id: aria, timezone }, as('jonas'))
  await updateCharacter(aria, { ...draft, isPublic: false }, as('mira'))
  await expect(listMessages(id, as('jonas'))).rejects.toMatchObject({ status: 404 })
  expect((await listMyChats({}, as('jonas'))).data).toEqual([])
})

it('a downloaded chat is named after its id and contains its messages', async () => {
  const { me, id, send, said } = await jonasAndNine()
  await send('Where are we?')
  const file = await downloadChat(id, me)
  expect(file.name).toBe(`${id}.json`)
  const content = JSON.parse(await file.text()) as { messages: { role: string; content: string }[] }
  expect(content).toMatchObject({ chat_id: id, character: 'Nine' })
  expect(content.messages.map(({ role, content }) => [role, content])).toEqual(await said())
})
