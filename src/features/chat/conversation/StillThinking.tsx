import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { STILL_THINKING_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { Sending, Turn } from './conversationState.ts'
import classes from '../ChatPage.module.css'

interface Props {
  characterName: string
  /** The pending message. */
  sending: Pick<Sending, 'at' | 'turn'> | undefined
}

/** What the message waits for, if another tab sends into the conversation. */
const WAITING: Partial<Record<Turn, string>> = {
  'waited for': 'Another tab is waiting for a reply. Your message is sent after it.',
  'of another tab': 'This message was sent in another tab. The reply appears here, too.',
}

/**
 * Announces once that a reply takes long, or that another tab is sending. The element is always mounted because screen readers announce only changes
 * of an existing live region.
 */
export function StillThinking({ characterName, sending }: Props) {
  const sentAt = sending?.at ?? ''
  const { clock } = useAtomValue(worldAtom)
  /** `sentAt` of the message whose reply takes long. */
  const [longFor, setLongFor] = useState('')
  useEffect(() => {
    if (sentAt === '') return undefined
    // The time spent on other pages counts.
    const waitedMs = clock.now() - Date.parse(sentAt)
    return clock.setTimeout(() => setLongFor(sentAt), Math.max(0, STILL_THINKING_MS - waitedMs))
  }, [sentAt, clock])
  const isLong = sentAt !== '' && longFor === sentAt
  const text =
    (sending && WAITING[sending.turn]) ??
    (isLong && `${characterName} is still thinking. Some replies take a few minutes.`)
  return (
    <output className={classes.thinking} data-long={text ? true : undefined}>
      {text}
    </output>
  )
}
