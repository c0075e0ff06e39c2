import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { plainText } from '#src/ui/Markdown/renderedText.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { announcementAtom, withdrawAnnouncementAtom } from './announcement.ts'

interface Props {
  messages: readonly ChatMessage[]
  characterName: string
  isTyping: boolean
  isLoading: boolean
}

/** The previous messages of the log. */
type Announced = { ids: Set<string>; last: ChatMessage | undefined; isTyping: boolean } | undefined

/**
 * Announces each event in the log once. The log itself is no live region: the virtualizer mounts rows during
 * scrolling, and screen readers would read them out.
 */
export function Announcements({ messages, characterName, isTyping, isLoading }: Props) {
  const [announcement, announce] = useAtom(announcementAtom)
  const withdraw = useSetAtom(withdrawAnnouncementAtom)
  const known = useRef<Announced>(undefined)
  const shown = useRef(announcement)

  useEffect(() => {
    if (isLoading) return
    const before = known.current
    const last = messages.at(-1)
    known.current = { ids: new Set(messages.map(({ id }) => id)), last, isTyping }
    // The initial messages are not announced.
    if (!before) return
    // Another greeting has been chosen.
    const isOther = last?.id === before.last?.id && last?.content !== before.last?.content
    if (last?.isCharacter && (isOther || !before.ids.has(last.id)))
      announce({ text: `${characterName}: ${plainText(last.content)}` })
    else if (isTyping && !before.isTyping) announce({ text: `${characterName} is typing.`, isAboutTyping: true })
  }, [messages, characterName, isTyping, isLoading, announce])

  useEffect(() => {
    shown.current = announcement
  }, [announcement])
  // The next log does not repeat the last announcement, unless it was made for the next log (a restart).
  useEffect(() => () => withdraw(shown.current), [withdraw])

  const isOver = announcement.isAboutTyping && !isTyping
  return <output className="visually-hidden">{isOver ? '' : announcement.text}</output>
}
