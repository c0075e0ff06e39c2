import { type InfiniteData, infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { CHAT_LIST_FRESH_MS, CHAT_LIST_KEPT_MS, CHAT_LIST_PAGE_SIZE, FIRST_PAGE } from '#src/product/limits.ts'
import { parsedAs, unlessNotFound } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { asRead, chatsPage, type ChatsPage } from '../shapes/chatsPage.ts'
import { pagesBefore, readFollowingPage } from '../cache/followingPage.ts'
import { findChat, listMessages, listMyChats } from '../generated/chats/reads.ts'
import type { ListResponse } from '../shapes/listPage.ts'
import type { CallOptions } from './http.ts'
import { foundChat, type StoredMessage, saidIn } from '../shapes/conversationShapes.ts'
import type { ChatSummary } from '../shapes/characterShapes.ts'

/** Every response about chats has a key below `all`; a key about one chat contains its id. */
export const chatKeys = {
  all: ['chats'] as const,
  mine: ['chats', 'mine'] as const,
  withCharacter: (characterId: string) => ['chats', 'with character', characterId] as const,
  messages: (chatId: string) => ['chats', 'messages', chatId] as const,
}

/** The viewer's chats, page by page (B4.10, B7-39). */
export const myChatsQuery = infiniteQueryOptions({
  queryKey: chatKeys.mine,
  queryFn: ({ client, pageParam: page, signal }): Promise<ChatsPage> => {
    return parsedAs(
      'Failed fetching user chats.',
      readFollowingPage<ListResponse>({
        page,
        limit: CHAT_LIST_PAGE_SIZE,
        before: pagesBefore(client.getQueryData<InfiniteData<ChatsPage, number>>(chatKeys.mine), page).map(asRead),
        read: (at) => listMyChats({ page: at, limit: CHAT_LIST_PAGE_SIZE }, { client, signal }),
      }),
      (response) => chatsPage(response, page),
    )
  },
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
  gcTime: CHAT_LIST_KEPT_MS,
  meta: { ownedByViewer: true },
})

/** The viewer's chat with a character; null where there is none. */
export const chatQuery = (characterId: string) =>
  queryOptions({
    queryKey: chatKeys.withCharacter(characterId),
    queryFn: ({ client, signal }): Promise<ChatSummary | null> => foundChatWith(characterId, { client, signal }),
    meta: { ownedByViewer: true },
  })

/** The messages of a chat, oldest first, without system messages. */
export const messagesQuery = (chatId: string) =>
  queryOptions({
    queryKey: chatKeys.messages(chatId),
    queryFn: ({ client, signal }): Promise<StoredMessage[]> => saidNow(chatId, { client, signal }),
    meta: { ownedByViewer: true },
  })

/** Reads the viewer's chat with a character and its messages, unless they are fresh. */
export async function readConversation(client: QueryClient, characterId: string): Promise<readonly StoredMessage[]> {
  const chat = await client.query({ ...chatQuery(characterId), staleTime: CHAT_LIST_FRESH_MS })
  return chat ? client.query({ ...messagesQuery(chat.id), staleTime: CHAT_LIST_FRESH_MS }) : []
}

/** Refetches the viewer's chat with a character if it is on the screen: it was changed elsewhere. */
export async function readConversationAgain(client: QueryClient, characterId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: chatKeys.mine, refetchType: 'none' })
  void client.invalidateQueries({ queryKey: characterKeys.stats(characterId) })
  const key = chatKeys.withCharacter(characterId)
  await client.invalidateQueries({ queryKey: key })
  // A deleted chat has no messages to read.
  const chat = client.getQueryData<ChatSummary | null>(key)
  if (chat) await client.invalidateQueries({ queryKey: chatKeys.messages(chat.id) })
}

/** The viewer's chat with a character; null where there is none. */
export function foundChatWith(characterId: string, options: CallOptions): Promise<ChatSummary | null> {
  return parsedAs('Chat error.', findChat({ character_id: characterId }, options), (response) =>
    foundChat(response, characterId),
  ).catch((error: unknown) => {
    unlessNotFound(error)
    return null
  })
}

export function saidNow(chatId: string, options: CallOptions): Promise<StoredMessage[]> {
  return parsedAs('Failed to load messages.', listMessages(chatId, options), saidIn)
}
