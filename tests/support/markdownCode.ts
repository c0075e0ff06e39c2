import { vi } from 'vitest'
import { parseAhead } from '#src/ui/Markdown/MarkdownText.tsx'

/** Loads the markdown code where there is no page. */
export async function loadMarkdownCode(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true })
  await parseAhead([])
}
