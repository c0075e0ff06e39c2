import { type ReactNode, useEffect, useState } from 'react'
import { loadCode } from '#src/code/loadCode.ts'
import { hasMarkdown } from './hasMarkdown.ts'
import { paragraphs, PlainText } from './PlainText.tsx'

/** The code that draws markdown, once it is here. Code, not state: every app on a page shares it. */
let loaded: typeof import('./Markdown.tsx') | undefined

async function loadMarkdown(): Promise<void> {
  loaded = await loadCode(() => import('./Markdown.tsx'))
}

/** Has the markdown code brought, ahead of the text that needs it. A failure is met again when it is drawn. */
export function preloadMarkdown(): void {
  void loadMarkdown().catch(() => undefined)
}

/** Parses texts that will be shown soon, one in each pause of the browser; without the code nothing is done. */
export async function parseAhead(texts: readonly string[]): Promise<void> {
  await loadMarkdown().catch(() => undefined)
  for (const text of texts.filter(hasMarkdown)) {
    // Safari has no idle callbacks.
    await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
    loaded?.elementsOf(text)
  }
}

/** Brings the markdown code where it is needed: 'pending' until it is here or has failed to come. */
export function useMarkdownCode(isNeeded: boolean): 'ready' | 'pending' | 'failed' {
  const [outcome, setOutcome] = useState<'pending' | 'ready' | 'failed'>('pending')
  const isWaiting = isNeeded && loaded === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    let isStale = false
    const settle = (now: 'ready' | 'failed') => () => isStale || setOutcome(now)
    const load = () => void loadMarkdown().then(settle('ready'), settle('failed'))
    load()
    // The connection is back.
    window.addEventListener('online', load)
    return () => {
      isStale = true
      window.removeEventListener('online', load)
    }
  }, [isWaiting])
  return isWaiting ? outcome : 'ready'
}

/**
 * Text that may hold markdown. What holds none is drawn without the markdown code, exactly as with it; what does hold
 * some is shown as it was written until the code is here, and for as long as it cannot be had.
 */
export function MarkdownText({ children: text }: { children: string }) {
  const isMarkdown = hasMarkdown(text)
  useMarkdownCode(isMarkdown)
  const Markdown = loaded?.Markdown
  return isMarkdown && Markdown ? <Markdown>{text}</Markdown> : <PlainText>{text}</PlainText>
}

/** What `MarkdownText` draws for a text at this moment, for one look at it. */
export function elementsDrawnFor(text: string): ReactNode {
  return hasMarkdown(text) && loaded ? loaded.parse(text) : paragraphs(text)
}
