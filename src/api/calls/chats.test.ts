import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { characterId, chatId, userId } from '#mocks/fixtures/ids.ts'
import { tabOfMira } from '#tests/support/tabOfMira.ts'
import { characterKeys } from './characters.ts'
import { chatKeys, myChatsQuery } from './chats.ts'
import { deleteChatMutation } from './endChat.ts'
import type { ChatsPage } from '../shapes/chatsPage.ts'

const NINE = { id: chatId('mira-nine'), characterId: characterId('nine') }

const { server, tab, logged, mutate } = tabOfMira()

const pagesInCache = () => tab().client.getQueryData<InfiniteData<ChatsPage>>(chatKeys.mine)?.pages ?? []
const idsInCache = () => pagesInCache().flatMap(({ chats }) => chats.map(({ id }) => id))
const readPages = (pages: number) => tab().client.infiniteQuery({ ...myChatsQuery, retry: false, pages })
const deleteNine = () => mutate(deleteChatMutation, NINE)

describe('chats that are deleted elsewhere between two pages', () => {
  /** All chats, read page by page; `between` runs before the second page. */
  async function allRead(between: () => unknown): Promise<string[]> {
    await readPages(1)
    between()
    const list = new InfiniteQueryObserver(tab().client, { ...myChatsQuery, retry: false, enabled: false })
    while (list.getCurrentResult().hasNextPage) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      await list.fetchNextPage()
    }
    return idsInCache()
  }
  const miras = () => server.db.chats.findMany((q) => q.where({ ownerId: userId('mira') })).map(({ id }) => id)
  const deleteElsewhere = () => {
    const gone = idsInCache().slice(2, 5)
    for (const id of gone) server.db.chats.delete((q) => q.where({ id }))
    return gone
  }

  it.for([{ rows: ['AMB-17'] }])('leave no gap: chats that moved up are shown', async () => {
    const all = miras().length
    const ids = await allRead(deleteElsewhere)
    expect(new Set(ids)).toEqual(new Set([...ids.slice(2, 5), ...miras()]))
    expect(ids).toHaveLength(all)
  })
})

describe('a deletion', () => {
  it('removes everything about the chat from the cache, and nothing else', async () => {
    const { client } = tab()
    await readPages(1)
    const messages = [...chatKeys.all, 'messages', NINE.id]
    const found = [...chatKeys.all, 'with character', NINE.characterId]
    const another = [...chatKeys.all, 'with character', 'another']
    client.setQueryData(messages, [])
    client.setQueryData(found, { id: NINE.id })
    client.setQueryData(another, { id: 'another chat' })
    client.setQueryData(characterKeys.stats(NINE.characterId), {})
    await deleteNine()
    expect(client.getQueryData(messages)).toBeUndefined()
    // Known without a request: there is none.
    expect(client.getQueryData(found)).toBeNull()
    expect(client.getQueryData(another)).toEqual({ id: 'another chat' })
    expect(client.getQueryState(chatKeys.mine)?.isInvalidated).toBe(true)
    expect(client.getQueryState(characterKeys.stats(NINE.characterId))?.isInvalidated).toBe(true)
  })

  it('of a chat that is already deleted succeeds', async () => {
    await readPages(1)
    await deleteNine()
    await deleteNine()
    expect(tab().sentTo(`/chats/${NINE.id}`)).toHaveLength(2)
    expect(logged()).toEqual([])
  })
})
