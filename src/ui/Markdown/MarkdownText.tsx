import { type ReactNode, useEffect, useState } from 'react'
import { loadCode } from '#src/code/loadCode.ts'
import { hasMarkdown } from './hasMarkdown.ts'
import { paragraphs, PlainText } from './PlainText.tsx'

/** The code that renders markdown, once it has loaded. Code, not state: all apps on a page share it. */
let loaded: typeof import('./Markdown.tsx') | undefined

async function loadMarkdown(): Promise<void> {
  loaded = await loadCode(() => import('./Markdown.tsx'))
}

/** Loads the markdown code before a text needs it. A failure is handled when the text renders. */
export function preloadMarkdownCode(): void {
  void loadMarkdown().catch(() => undefined)
}

/** Loads the italic font as well: without it, emphasis is laid out twice. */
export function preloadMarkdown(): void {
  preloadMarkdownCode()
  // Tests of the routes import pages without a document.
  if (typeof document !== 'undefined') document.fonts.load('italic 1em "Figtree Variable"').catch(() => undefined)
}

/** Parses texts that will be shown soon, one per idle callback; does nothing if the code fails to load. */
export async function parseAhead(texts: readonly string[]): Promise<void> {
  await loadMarkdown().catch(() => undefined)
  for (const text of texts.filter(hasMarkdown)) {
    // Some Safari versions have no idle callbacks.
    await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
    loaded?.elementsOf(text)
  }
}

/** Loads the markdown code if it is needed: 'pending' until it has loaded or failed. */
export function useMarkdownCode(isNeeded: boolean): 'ready' | 'pending' | 'failed' {
  const [outcome, setOutcome] = useState<'pending' | 'ready' | 'failed'>('pending')
  const isWaiting = isNeeded && loaded === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    let isStale = false
    const settle = (now: 'ready' | 'failed') => () => isStale || setOutcome(now)
    const load = () => void loadMarkdown().then(settle('ready'), settle('failed'))
    load()
    // The connection is restored.
    window.addEventListener('online', load)
    return () => {
      isStale = true
      window.removeEventListener('online', load)
    }
  }, [isWaiting])
  return isWaiting ? outcome : 'ready'
}

/**
 * A text that may contain markdown. A text without markdown renders without the markdown code, with the same result; a
 * text with markdown renders as typed until the code has loaded, and while it cannot be loaded.
 */
export function MarkdownText({ children: text }: { children: string }) {
  const isMarkdown = hasMarkdown(text)
  useMarkdownCode(isMarkdown)
  const Markdown = loaded?.Markdown
  return isMarkdown && Markdown ? <Markdown>{text}</Markdown> : <PlainText>{text}</PlainText>
}

/** The elements that `MarkdownText` renders for a text at this moment, rendered once. */
export function elementsDrawnFor(text: string): ReactNode {
  return hasMarkdown(text) && loaded ? loaded.parse(text) : paragraphs(text)
}
