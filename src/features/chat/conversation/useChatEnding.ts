import { useConversationControl } from './conversationControl.ts'
import type { useConversation } from './useConversation.ts'

/** Restart and deletion for the settings dialog: promises that reject with the text to show. */
export function useChatEnding(
  { conversationKey, chat }: Pick<ReturnType<typeof useConversation>, 'conversationKey' | 'chat'>,
  onDeleted: () => void,
) {
  const control = useConversationControl()
  return {
    onRestart: async () => {
      if (chat) await control.restart(conversationKey, chat)
    },
    onDelete: async () => {
      if (!chat) return
      await control.delete(conversationKey, chat)
      onDeleted()
    },
  }
}
