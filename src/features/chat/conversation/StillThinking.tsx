import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { STILL_THINKING_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from '../ChatPage.module.css'

interface Props {
  characterName: string
  /** When the pending message was sent; '' if none is pending. */
  sentAt: string
}

/**
 * Announces once that a reply takes long. The element is always mounted because screen readers announce only changes
 * of an existing live region.
 */
export function StillThinking({ characterName, sentAt }: Props) {
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
  return (
    <output className={classes.thinking} data-long={isLong || undefined}>
      {isLong && `${characterName} is still thinking. Some replies take a few minutes.`}
    </output>
  )
}
