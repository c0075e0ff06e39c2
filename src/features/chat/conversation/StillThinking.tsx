import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { STILL_THINKING_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from '../ChatPage.module.css'

interface Props {
  characterName: string
  /** When the message on its way was sent; '' while none is. */
  sentAt: string
}

/**
 * Says once that a reply takes long, so that nobody takes it for lost. The element is always there: screen readers
 * announce what appears in it.
 */
export function StillThinking({ characterName, sentAt }: Props) {
  const { clock } = useAtomValue(worldAtom)
  /** The message whose reply takes long. */
  const [longFor, setLongFor] = useState('')
  useEffect(() => {
    if (sentAt === '') return undefined
    // Whoever comes back has waited already.
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
