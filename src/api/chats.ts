import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import {
  CHAT_LIST_FRESH_MS,
  CHAT_LIST_KEPT_MS,
  CHAT_LIST_PAGE_SIZE,
  FIRST_PAGE,
  MODEL_TIMEOUT_MS,
} from '#src/product/limits.ts'
import { ApiError, failingAs, parsedAs } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { chatsPage, type ChatsPage } from './chatsPage.ts'
import { fileIn } from './fileIn.ts'
import {
  createChat,
  deleteChat,
  downloadChat,
  findChat,
  listMessages,
  listMyChats,
  reportMessage,
  resetChat,
  sendMessage,
} from './generated/chats/chats.ts'
import type { Message } from './generated/schemas/message.ts'
import type { MessageReportCategory } from './generated/schemas/messageReportCategory.ts'
import type { CallOptions } from './http.ts'
import { foundChat, type Said, saidIn, replyIn, withExchange } from './conversationShapes.ts'
import { NOT_KNOWN } from './notKnown.ts'
import type { ChatSummary } from './shapes.ts'
import { textIn } from './textIn.ts'
import { done, cannotTell, goneIf404, notDone, writeMutation } from './writing.ts'

/** Every response about chats lives under `all`; a key that is about one chat holds its id. */
export const chatKeys = {
  all: ['chats'] as const,
  mine: ['chats', 'mine'] as const,
  withCharacter: (characterId: string) => ['chats', 'with character', characterId] as const,
  messages: (chatId: string) => ['chats', 'messages', chatId] as const,
}

/** The viewer's chats, page after page (B4.10, B7-39). */
export const myChatsQuery = infiniteQueryOptions({
  queryKey: chatKeys.mine,
  queryFn: ({ client, pageParam: page, signal }): Promise<ChatsPage> =>
    parsedAs(
      'Failed fetching user chats.', // B8.8-12
      listMyChats({ page, limit: CHAT_LIST_PAGE_SIZE }, { client, signal }),
      (response) => chatsPage(response, page),
    ),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
  gcTime: CHAT_LIST_KEPT_MS,
  meta: { ownedByViewer: true },
})

/** The viewer's chat with a character; null where there is none (AMB-51, B7-31, B7-32). */
export const chatQuery = (characterId: string) =>
  queryOptions({
    queryKey: chatKeys.withCharacter(characterId),
    queryFn: ({ client, signal }): Promise<ChatSummary | null> => foundChatWith(characterId, { client, signal }),
    meta: { ownedByViewer: true },
  })

/** What has been said in a chat, oldest first, without system messages (B7-34). */
export const messagesQuery = (chatId: string) =>
  queryOptions({
    queryKey: chatKeys.messages(chatId),
    queryFn: ({ client, signal }): Promise<Said[]> => saidNow(chatId, { client, signal }),
    meta: { ownedByViewer: true },
  })

/** Reads the viewer's chat with a character and what has been said in it, where neither was read just now. */
export async function readConversation(client: QueryClient, characterId: string): Promise<readonly Said[]> {
  const chat = await client.query({ ...chatQuery(characterId), staleTime: CHAT_LIST_FRESH_MS })
  return chat ? client.query({ ...messagesQuery(chat.id), staleTime: CHAT_LIST_FRESH_MS }) : []
}

/** Reads the viewer's chat with a character once more where it is shown: it was changed elsewhere. */
export async function readConversationAgain(client: QueryClient, characterId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: chatKeys.mine, refetchType: 'none' })
  void client.invalidateQueries({ queryKey: characterKeys.stats(characterId) })
  const key = chatKeys.withCharacter(characterId)
  await client.invalidateQueries({ queryKey: key })
  // A chat that is gone has no messages to read.
  const chat = client.getQueryData<ChatSummary | null>(key)
  if (chat) await client.invalidateQueries({ queryKey: chatKeys.messages(chat.id) })
}

/** Opens the viewer's chat with a character. The cache learns of it with its first message (AMB-35). */
export const createChatMutation = writeMutation({
  call: (asked: { characterId: string; timeZone: string }, options) =>
    parsedAs(
      'Send message failed.',
      createChat({ character_id: asked.characterId, timezone: asked.timeZone }, options),
      (response) => foundChat(response, asked.characterId) ?? undefined,
    ),
  lookUp: async ({ characterId }, { options }) => {
    const chat = await foundChatWith(characterId, options)
    return chat ? done(chat) : notDone
  },
  notKnown: NOT_KNOWN.newChat,
})

export interface MessageToSend {
  chat: ChatSummary
  text: string
  /** The greeting on the screen, with the first message (B4.9-10). */
  greeting: Said | undefined
  /** How many messages the chat had before. */
  after: number
  sentAt: string
  timeZone: string
  /** The moment, when the reply has come. */
  now: () => string
}

/** Sends a message and returns the reply (B7-35). Messages, list and counts follow. */
export const sendMessageMutation = writeMutation(
  {
    call: ({ chat, text, greeting, timeZone }: MessageToSend, options) =>
      parsedAs(
        'Send message failed.', // B8.8-04
        needed(chat.id, () =>
          sendMessage(
            {
              chat_id: chat.id,
              incoming_message: text,
              timezone: timeZone,
              ...(greeting && { greeting_content: greeting.content }),
            },
            { ...options, timeoutMs: MODEL_TIMEOUT_MS },
          ),
        ),
        replyIn,
      ),
    lookUp: async ({ chat, text, after }, { options }) => {
      const since = (await saidNow(chat.id, options)).slice(after)
      const at = since.findIndex(({ isCharacter, content }) => !isCharacter && content.trim() === text.trim())
      if (at < 0) return notDone
      const reply = since.slice(at).find(({ isCharacter }) => isCharacter)
      // The conversation looks again until the reply is there.
      return reply ? done(reply.content) : cannotTell
    },
    notKnown: NOT_KNOWN.message,
  },
  {
    onSuccess: (reply, sent, _before, { client }) => {
      const { chat, text, greeting, after, sentAt } = sent
      const repliedAt = sent.now()
      const exchange = [
        ...(greeting ? [greeting] : []),
        { isCharacter: false, content: text, timestamp: sentAt },
        { isCharacter: true, content: reply, timestamp: repliedAt },
      ]
      const isKnown = client.getQueryData(chatKeys.messages(chat.id)) !== undefined
      // A chat that was opened just now and turns out to have a past is read as a whole.
      if (isKnown || chat.lastMessage === '') {
        client.setQueryData<Said[]>(chatKeys.messages(chat.id), (said = []) => withExchange(said, after, exchange))
      }
      // Another tab may have said something in between.
      void client.invalidateQueries({ queryKey: chatKeys.messages(chat.id) })
      noteInCache(client, { ...chat, lastInteraction: repliedAt, lastMessage: reply })
      void client.invalidateQueries({ queryKey: characterKeys.stats(chat.characterId) }) // AMB-47
    },
  },
)

/** Starts a chat over: its messages are gone for good (B7-36). */
export const resetChatMutation = writeMutation(
  {
    call: ({ chat }: { chat: ChatSummary; now: () => string }, options) =>
      failingAs(
        'Failed to reset chat.', // B8.8-07
        needed(chat.id, () => resetChat({ chat_id: chat.id }, options)),
      ),
    lookUp: async ({ chat }, { options }) =>
      (await saidNow(chat.id, options)).length === 0 ? done<Message>({}) : notDone,
    notKnown: NOT_KNOWN.chatReset,
  },
  {
    onSuccess: (_response, { chat, now }, _before, { client }) => {
      client.setQueryData<Said[]>(chatKeys.messages(chat.id), [])
      noteInCache(client, { ...chat, lastInteraction: now(), lastMessage: '' })
      void client.invalidateQueries({ queryKey: characterKeys.stats(chat.characterId) })
    },
  },
)

/** A call about no chat is not made (B8.8-11). */
function needed<T>(chatId: string, call: () => Promise<T>): Promise<T> {
  return chatId ? call() : Promise.reject(new Error('Chat ID is required for update.'))
}

/** Shows what has happened in a chat; the list is read anew when it is next looked at. */
function noteInCache(client: QueryClient, chat: ChatSummary): void {
  client.setQueryData<ChatSummary | null>(chatKeys.withCharacter(chat.characterId), chat)
  client.setQueryData<InfiniteData<ChatsPage, number>>(chatKeys.mine, (list) => {
    const [first, ...others] = (list && without(list, chat.id).pages) ?? []
    return list && first && { ...list, pages: [{ ...first, chats: [chat, ...first.chats] }, ...others] }
  })
  void client.invalidateQueries({ queryKey: chatKeys.mine, refetchType: 'none' })
}

/** Deletes a chat with its messages; nothing is taken off the screen before the server has said yes (A4.2-16). */
export const deleteChatMutation = writeMutation(
  {
    call: ({ id }: Pick<ChatSummary, 'id' | 'characterId'>, options): Promise<unknown> =>
      failingAs('Failed to delete chat', deleteChat(id, options)).catch(unlessGone), // B8.8-09
    lookUp: ({ id }, { options }) => goneIf404(listMessages(id, options)),
    notKnown: NOT_KNOWN.chatDeletion,
  },
  {
    onSuccess: (_response, { id, characterId }, _before, { client }) => {
      forgetChat(client, { id, characterId })
      void client.invalidateQueries({ queryKey: chatKeys.mine })
      void client.invalidateQueries({ queryKey: characterKeys.stats(characterId) })
    },
  },
)

/** The conversation as a JSON file (B2.10-05, B7-40). */
export const downloadChatMutation = mutationOptions({
  mutationFn: (id: string, { client }) =>
    parsedAs(
      'Error while downloading chat', // B8.8-13
      needed(id, () => downloadChat(id, { client })),
      fileIn,
    ),
})

/** The viewer's chat with a character; null where there is none (AMB-51). */
function foundChatWith(characterId: string, options: CallOptions): Promise<ChatSummary | null> {
  return parsedAs('Chat error.', findChat({ character_id: characterId }, options), (response) =>
    foundChat(response, characterId),
  ).catch((error: unknown) => {
    unlessGone(error)
    return null
  })
}

function saidNow(chatId: string, options: CallOptions): Promise<Said[]> {
  return parsedAs('Failed to load messages.', listMessages(chatId, options), saidIn) // B8.8-03
}

/** A chat that has been deleted elsewhere meanwhile is as gone as was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Takes a chat out of the list, and whatever else is known of it out of the cache. */
function forgetChat(client: QueryClient, { id, characterId }: Pick<ChatSummary, 'id' | 'characterId'>): void {
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

/** A report of a message (B3-27). It has no id of its own on the server: its text and its chat name it (AMB-45). */
export interface MessageReport {
  /** Of the chat. */
  id: string
  reportedMessage: string
  category: MessageReportCategory
  optionalMessage: string
}

/** Resolves with what the server says of the report; '' where it says nothing. */
export const reportMessageMutation = writeMutation({
  call: ({ id, reportedMessage, category, optionalMessage }: MessageReport, options) => {
    // AMB-64: before its first message a conversation has no chat to report.
    if (!id) return Promise.reject(new Error('Report failed.'))
    const body = { reported_message: reportedMessage, category, optional_message: optionalMessage, chat_id: id }
    return parsedAs('Report failed.', reportMessage(body, options), (response) => textIn(response, 'message') ?? '') // B8.7-04
  },
  notKnown: NOT_KNOWN.report,
})
