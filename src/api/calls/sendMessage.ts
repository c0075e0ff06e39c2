import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import { parsedAs } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { chatKeys, foundChatWith, saidNow } from './chats.ts'
import { noteInCache } from '../cache/chatsInCache.ts'
import { foundChat, type StoredMessage } from '../shapes/conversationShapes.ts'
import { replyIn, withExchange } from '../shapes/exchange.ts'
import { createChat, sendMessage } from '../generated/chats/writes.ts'
import { LOOK, notKnown } from './notKnown.ts'
import { neededChat } from './needed.ts'
import { indexOfSent } from '../shapes/sentText.ts'
import type { ChatSummary } from '../shapes/characterShapes.ts'
import { cannotTell, done, notDone, writeMutation } from './writing.ts'

/** Creates the viewer's chat with a character. The cache gets it with its first message. */
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
  notKnown: notKnown('the chat was opened', `Look at your chats ${LOOK}`),
})

export interface MessageToSend {
  chat: ChatSummary
  text: string
  /** The visible greeting, with the first message. */
  greeting: StoredMessage | undefined
  /** The number of messages before. */
  after: number
  sentAt: string
  timeZone: string
  /** The current time, when the reply has arrived. */
  now: () => string
}

/** Sends a message and returns the reply. Updates messages, list and counts. */
export const sendMessageMutation = writeMutation(
  {
    call: ({ chat, text, greeting, timeZone }: MessageToSend, options) =>
      parsedAs(
        'Send message failed.',
        neededChat(chat.id, () =>
          sendMessage(
            {
              chat_id: chat.id,
              incoming_message: text,
              timezone: timeZone,
              ...(greeting && { greeting_content: greeting.content }),
            },
            { ...options, timeoutMs: MODEL_TIMEOUT_MS, besides: 'text' },
          ),
        ),
        replyIn,
      ),
    lookUp: async ({ chat, text, after }, { options }) => {
      const stored = await saidNow(chat.id, options)
      const at = indexOfSent(stored, text, after)
      if (at < 0) return notDone
      const reply = stored.slice(at).find(({ isCharacter }) => isCharacter)
      // The conversation polls until the reply is there.
      return reply ? done(reply.content) : cannotTell
    },
    notKnown: notKnown('your message arrived', `Look at the conversation ${LOOK}`),
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
      // A chat that was just created and has older messages is refetched as a whole.
      if (isKnown || chat.lastMessage === '') {
        client.setQueryData<StoredMessage[]>(chatKeys.messages(chat.id), (stored = []) =>
          withExchange(stored, after, exchange),
        )
      }
      // Another tab may have sent a message in between.
      void client.invalidateQueries({ queryKey: chatKeys.messages(chat.id) })
      noteInCache(client, { ...chat, lastInteraction: repliedAt, lastMessage: reply })
      void client.invalidateQueries({ queryKey: characterKeys.stats(chat.characterId) })
    },
  },
)
