import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { characterQuery } from '#src/api/calls/characters.ts'
import { characterSummary, type ChatSummary } from '#src/api/shapes/characterShapes.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'

/**
 * Navigates to a chat and passes the data its page needs at once: the chat and its character. Without the
 * character it does not navigate. The last choice wins; leaving the list cancels it.
 */
export function useOpenChat() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [opening, setOpening] = useState<string>()
  const choice = useRef(0)
  useEffect(
    () => () => {
      choice.current += 1
    },
    [],
  )

  const open = useCallback(
    async (chat: ChatSummary): Promise<void> => {
      const mine = (choice.current += 1)
      setOpening(chat.id)
      const { characterId } = chat
      const character = await client.query(characterQuery(characterId)).catch(() => null)
      if (choice.current !== mine) return
      setOpening(undefined)
      if (!character) return showToast({ message: 'Failed to load character details', style: 'error' })
      await navigate({
        to: '/chat/character/$characterId',
        params: { characterId },
        state: { chat, character: characterSummary(character) },
      })
    },
    [client, navigate, showToast],
  )

  /** `opening` is the id of the chat whose character is loading. */
  return { opening, open }
}
