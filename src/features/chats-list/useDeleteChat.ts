import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { deleteChatMutation } from '#src/api/calls/endChat.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { sessionAtom } from '#src/session/session.ts'
import { noteChatChange } from '#src/storage/chatChanges.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

export interface DeleteChat {
  /** The chat to delete; kept while the dialog closes. */
  chat: ChatSummary | undefined
  isAsking: boolean
  isDeleting: boolean
  ask(chat: ChatSummary): void
  confirm(): void
  cancel(): void
}

/**
 * Asks for confirmation before a chat is deleted. `onClosed` receives the outcome when the dialog closes.
 */
export function useDeleteChat(onClosed: (chat: ChatSummary, isDeleted: boolean) => void): DeleteChat {
  const showToast = useSetAtom(showToastAtom)
  const { storage } = useAtomValue(worldAtom)
  const { user } = useAtomValue(sessionAtom)
  const [chat, setChat] = useState<ChatSummary>()
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useMutation(deleteChatMutation)

  const close = (isDeleted: boolean) => {
    setIsAsking(false)
    if (chat) onClosed(chat, isDeleted)
  }
  const confirm = () => {
    if (!chat || deletion.isPending) return
    deletion.mutate(chat, {
      onSuccess: () => {
        noteChatChange(storage, { viewer: user?.id ?? '', characterId: chat.characterId })
        close(true)
      },
      onError: (error) => {
        close(false)
        const notKnown = notKnownOf(error)
        showToast({ message: notKnown?.text ?? 'Failed to delete chat. Please try again.', style: 'error' })
      },
    })
  }
  return {
    chat,
    isAsking,
    isDeleting: deletion.isPending,
    ask: useCallback((next) => {
      setChat(next)
      setIsAsking(true)
    }, []),
    confirm,
    cancel: () => close(false),
  }
}
