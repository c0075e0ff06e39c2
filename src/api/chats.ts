import { infiniteQueryOptions, mutationOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { CHAT_LIST_KEPT_MS, CHAT_LIST_PAGE_SIZE, FIRST_PAGE } from '#src/product/limits.ts'
import { ApiError, failingAs } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { chatsPage, type ChatsPage } from './chatsPage.ts'
import { deleteChat, listMyChats, reportMessage } from './generated/chats/chats.ts'
import type { ReportMessageBody } from './generated/schemas/reportMessageBody.ts'
import type { ChatSummary } from './shapes.ts'

/** Every answer about chats lives under `all`; a key that is about one chat holds its id. */
export const chatKeys = {
  all: ['chats'] as const,
  mine: ['chats', 'mine'] as const,
}

/** The viewer's chats, page after page (B4.10, B7-39). */
export const myChatsQuery = infiniteQueryOptions({
  queryKey: chatKeys.mine,
  queryFn: ({ client, pageParam: page, signal }): Promise<ChatsPage> =>
    failingAs(
      'Failed fetching user chats.', // B8.8-12
      listMyChats({ page, limit: CHAT_LIST_PAGE_SIZE }, { client, signal }),
    ).then((answer) => chatsPage(answer, page)),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
  gcTime: CHAT_LIST_KEPT_MS,
  meta: { ownedByViewer: true },
})

/** Deletes a chat with its messages; nothing is taken off the screen before the server has said yes (A4.2-16). */
export const deleteChatMutation = mutationOptions({
  mutationFn: ({ id }: Pick<ChatSummary, 'id' | 'characterId'>, { client }) =>
    failingAs('Failed to delete chat', deleteChat(id, { client })).catch(unlessGone), // B8.8-09
  onSuccess: (_answer, { id, characterId }, _before, { client }) => {
    forgetChat(client, id)
    void client.invalidateQueries({ queryKey: chatKeys.mine })
    void client.invalidateQueries({ queryKey: characterKeys.stats(characterId) })
  },
})

/** A chat that has been deleted elsewhere meanwhile is as gone as was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Takes a chat out of the list, and whatever else is known of it out of the cache. */
function forgetChat(client: QueryClient, id: string): void {
  client.setQueryData<InfiniteData<ChatsPage, number>>(chatKeys.mine, (list) => list && without(list, id))
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

export const reportMessageMutation = mutationOptions({
  mutationFn: (report: ReportMessageBody, { client }) => {
    // AMB-64: before its first message a conversation has no chat to report.
    if (!report.chat_id) return Promise.reject(new Error('Report failed.'))
    return failingAs('Report failed.', reportMessage(report, { client })) // B8.7-04
  },
})
