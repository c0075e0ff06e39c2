import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { chatKeys } from '../calls/chats.ts'
import type { ChatsPage } from '../shapes/chatsPage.ts'
import type { ChatSummary } from '../shapes/characterShapes.ts'

/** Shows a change of a chat; the list is refetched the next time it is shown. */
export function noteInCache(client: QueryClient, chat: ChatSummary): void {
  client.setQueryData<ChatSummary | null>(chatKeys.withCharacter(chat.characterId), chat)
  client.setQueryData<InfiniteData<ChatsPage, number>>(chatKeys.mine, (list) => {
    const [first, ...others] = (list && without(list, chat.id).pages) ?? []
    return list && first && { ...list, pages: [{ ...first, chats: [chat, ...first.chats] }, ...others] }
  })
  void client.invalidateQueries({ queryKey: chatKeys.mine, refetchType: 'none' })
}

/** Removes a chat from the list, and its other data from the cache. */
export function forgetChat(client: QueryClient, { id, characterId }: Pick<ChatSummary, 'id' | 'characterId'>): void {
  client.setQueryData<InfiniteData<ChatsPage, number>>(chatKeys.mine, (list) => list && without(list, id))
  client.setQueryData<ChatSummary | null>(chatKeys.withCharacter(characterId), (chat) =>
    chat?.id === id ? null : chat,
  )
  client.removeQueries({
    queryKey: chatKeys.all,
    predicate: ({ queryKey, state: { data } }) =>
      queryKey.includes(id) || (typeof data === 'object' && data !== null && 'id' in data && data.id === id),
  })
}

function without(list: InfiniteData<ChatsPage, number>, id: string): InfiniteData<ChatsPage, number> {
  const pages = list.pages.map((page) => ({ ...page, chats: page.chats.filter((chat) => chat.id !== id) }))
  return { ...list, pages }
}
