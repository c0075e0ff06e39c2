import { useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../conversation/chatMessage.ts'

/**
 * How many messages were added since the user scrolled away from the end of the log. A message sent from this tab
 * scrolls to the end; one that the same person sends from another tab does not.
 */
export function useUnseen(messages: readonly ChatMessage[], isAtEnd: boolean, goToEnd: () => void): number {
  const { length } = messages
  const [seen, setSeen] = useState(length)
  if ((isAtEnd && seen !== length) || seen > length) setSeen(length)

  const last = messages.at(-1)
  const before = useRef({ id: last?.id, length })
  useLayoutEffect(() => {
    const isSent = length > before.current.length && last?.isOnItsWay === true && last.id !== before.current.id
    before.current = { id: last?.id, length }
    if (isSent) goToEnd()
  }, [length, last, goToEnd])

  return Math.max(0, length - seen)
}
