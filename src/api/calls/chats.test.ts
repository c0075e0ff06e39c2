import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
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

it.for([{ rows: ['B7-39', 'B9-32', 'A9-16'] }])('the list requests eight per page, from page 1', async () => {
  await readPages(2)
  expect(tab().sent.map(({ path }) => path)).toEqual(['/chats/me?page=1&limit=8', '/chats/me?page=2&limit=8'])
  expect(idsInCache()).toHaveLength(16)
  expect(pagesInCache().map(({ next }) => next)).toEqual([2, 3])
})

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
  it.for([{ rows: ['A4.2-16', 'B4.9-27', 'NS-09'] }])('shows only after the server confirms it', async () => {
    server.faults.add({ operation: 'deleteChat', hold: true })
    await readPages(1)
    expect(idsInCache()).toContain(NINE.id)
    const deletion = deleteNine()
    await vi.waitFor(() => expect(tab().sentTo(`/chats/${NINE.id}`)).toMatchObject([{ method: 'DELETE' }]))
    expect(idsInCache()).toContain(NINE.id)
    server.release('deleteChat')
    await deletion
    expect(idsInCache()).not.toContain(NINE.id)
    // Seven rows now, and still not the last page.
    expect(pagesInCache()[0]).toMatchObject({ chats: { length: 7 }, next: 2 })
  })

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

  it.for([{ rows: ['B8.8-09'] }])('that fails changes nothing and is logged', async () => {
    server.faults.add({ operation: 'deleteChat', status: 500 })
    await readPages(1)
    await expect(deleteNine()).rejects.toThrow('Failed to delete chat')
    expect(logged()).toEqual(['Failed to delete chat'])
    expect(idsInCache()).toContain(NINE.id)
  })

  it('of a chat that is already deleted succeeds', async () => {
    await readPages(1)
    await deleteNine()
    await deleteNine()
    expect(tab().sentTo(`/chats/${NINE.id}`)).toHaveLength(2)
    expect(logged()).toEqual([])
  })
})
