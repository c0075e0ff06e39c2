import { useSetAtom } from 'jotai'
import { deleteAtom, restartAtom } from './conversationActions.ts'
import type { useConversation } from './useConversation.ts'

/** Restart and deletion for the settings dialog: promises that reject with the text to show. */
export function useChatEnding(
  { conversationKey, chat }: Pick<ReturnType<typeof useConversation>, 'conversationKey' | 'chat'>,
  onDeleted: () => void,
) {
  const restart = useSetAtom(restartAtom)
  const deleteChat = useSetAtom(deleteAtom)
  return {
    onRestart: async () => {
      if (chat) await restart(conversationKey, chat)
    },
    onDelete: async () => {
      if (!chat) return
      await deleteChat(conversationKey, chat)
      onDeleted()
    },
  }
}
