import { useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../conversation/chatMessage.ts'

/**
 * How many messages have been added since the reader left the end of the log. Whoever sends one goes to the end with
 * it; what the same person says in another tab moves nobody.
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
