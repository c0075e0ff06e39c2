import { useLayoutEffect, useMemo, useState } from 'react'
import { hasMarkdown } from '#src/ui/Markdown/hasMarkdown.ts'
import { useMarkdownCode } from '#src/ui/Markdown/MarkdownText.tsx'
import { renderedTextOf } from '#src/ui/Markdown/renderedText.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { mayContain } from './findInMessages.ts'

/** The user may be typing: tasks of this length do not delay a key press noticeably. */
const TASK_MS = 12
/** The interval at which partial results are shown. */
const SHOWN_EVERY_MS = 100

/**
 * The rendered texts of all messages that may contain a hit. Parsing two thousand messages takes a second, so it is
 * done in short tasks, newest first. A text that is not rendered yet is undefined.
 */
export function useRenderedTexts(messages: readonly ChatMessage[], query: string) {
  const code = useMarkdownCode(useMemo(() => messages.some(({ content }) => hasMarkdown(content)), [messages]))
  // Without the markdown code the rendered text would differ.
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
    // The first task runs before the paint: a short search never appears as unfinished.
    if (query.trim() !== '' && left.length > 0) work()
    return () => window.clearTimeout(timer)
  }, [wanted, rendered, query])

  return { texts, isComplete: wanted.every((content) => rendered.has(content)) }
}
