import { failingAs, unlessNotFound } from './ApiError.ts'
import { characterKeys } from './characters.ts'
import { chatKeys, saidNow } from './chats.ts'
import { forgetChat, noteInCache } from '../cache/chatsInCache.ts'
import type { StoredMessage } from '../shapes/conversationShapes.ts'
import { listMessages } from '../generated/chats/reads.ts'
import { deleteChat, resetChat } from '../generated/chats/writes.ts'
import type { Message } from '../generated/calls.schemas.ts'
import { LOOK, notKnown } from './notKnown.ts'
import { neededChat } from './needed.ts'
import type { ChatSummary } from '../shapes/characterShapes.ts'
import { done, goneIf404, notDone, writeMutation } from './writing.ts'

/** Restarts a chat: deletes its messages permanently. */
export const resetChatMutation = writeMutation(
  {
    call: ({ chat }: { chat: ChatSummary; now: () => string }, options) =>
      failingAs(
        'Failed to reset chat.',
        neededChat(chat.id, () => resetChat({ chat_id: chat.id }, options)),
      ),
    lookUp: async ({ chat }, { options }) =>
      (await saidNow(chat.id, options)).length === 0 ? done<Message>({}) : notDone,
    notKnown: notKnown('the chat was reset', `Look at the conversation ${LOOK}`),
  },
  {
    onSuccess: (_response, { chat, now }, _before, { client }) => {
      client.setQueryData<StoredMessage[]>(chatKeys.messages(chat.id), [])
      noteInCache(client, { ...chat, lastInteraction: now(), lastMessage: '' })
      void client.invalidateQueries({ queryKey: characterKeys.stats(chat.characterId) })
    },
  },
)

/** Deletes a chat with its messages; the screen keeps it until the server has confirmed. */
export const deleteChatMutation = writeMutation(
  {
    call: ({ id }: Pick<ChatSummary, 'id' | 'characterId'>, options): Promise<unknown> =>
      failingAs('Failed to delete chat', deleteChat(id, options)).catch(unlessNotFound),
    lookUp: ({ id }, { options }) => goneIf404(listMessages(id, options)),
    notKnown: notKnown('the chat was deleted', `Look at your chats ${LOOK}`),
  },
  {
    onSuccess: (_response, { id, characterId }, _before, { client }) => {
      forgetChat(client, { id, characterId })
      void client.invalidateQueries({ queryKey: chatKeys.mine })
      void client.invalidateQueries({ queryKey: characterKeys.stats(characterId) })
    },
  },
)
