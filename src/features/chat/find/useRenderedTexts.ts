import { useLayoutEffect, useMemo, useState } from 'react'
import { hasMarkdown } from '#src/ui/Markdown/hasMarkdown.ts'
import { useMarkdownCode } from '#src/ui/Markdown/MarkdownText.tsx'
import { renderedTextOf } from '#src/ui/Markdown/renderedText.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { mayContain } from './findInMessages.ts'

/** Somebody is typing meanwhile: a task this short delays no key noticeably. */
const TASK_MS = 12
/** So often what has been rendered so far is shown. */
const SHOWN_EVERY_MS = 100

/**
 * The words, as they are rendered, of all messages that may contain what is searched for. To parse two thousand messages
 * takes a second: it is done in short tasks, from the newest on. A text that has not been rendered is undefined.
 */
export function useRenderedTexts(messages: readonly ChatMessage[], query: string) {
  const code = useMarkdownCode(useMemo(() => messages.some(({ content }) => hasMarkdown(content)), [messages]))
  // Rendered without the markdown code they were other words.
  const rendered = useMemo(() => ({ code, texts: new Map<string, string>() }).texts, [code])
  const [renderedCount, setRenderedCount] = useState(0)
  const wanted = useMemo(() => messages.map(({ content }) => content).filter(mayContain(query)), [messages, query])
  const texts = useMemo(
    () => messages.map(({ content }) => rendered.get(content)),
    // oxlint-disable-next-line react/exhaustive-deps -- the map grows
    [messages, rendered, renderedCount],
  )

  useLayoutEffect(() => {
    const left = wanted.filter((content) => !rendered.has(content))
    let timer = 0
    let shownAt = performance.now()
    const work = () => {
      const start = performance.now()
      while (left.length > 0 && performance.now() - start < TASK_MS) {
        const content = left.pop()!
        if (!rendered.has(content)) rendered.set(content, renderedTextOf(content))
      }
      if (left.length > 0) timer = window.setTimeout(work)
      if (left.length > 0 && start - shownAt < SHOWN_EVERY_MS) return
      shownAt = performance.now()
      setRenderedCount(rendered.size)
    }
    // The first task before anything is painted: what is quickly rendered is never shown as unfinished.
    if (query.trim() !== '' && left.length > 0) work()
    return () => window.clearTimeout(timer)
  }, [wanted, rendered, query])

  return { texts, isComplete: wanted.every((content) => rendered.has(content)) }
}
