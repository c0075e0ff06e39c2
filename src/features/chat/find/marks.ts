import { joinRuns, runsOfDocument } from '#src/ui/Markdown/renderedText.ts'
import type { Hit } from './findInMessages.ts'

// The CSS Custom Highlight API: hits are marked without touching what React has drawn. One registry for the page, so
// each log takes out its own ranges only. Where a browser lacks it, hits are counted and scrolled to, without a mark.
const HIT = 'find-hit'
const CURRENT = 'find-current'

/** Marks what matches in the messages that are in the document. Returns how to take the marks off again. */
export function markHits(log: HTMLElement, pattern: RegExp, current: Hit | undefined): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const marked: { name: string; range: Range }[] = []
  for (const row of log.querySelectorAll<HTMLElement>('[data-index]')) {
    const ranges = matchesIn(row, pattern)
    const index = Number(row.dataset.index)
    ranges.forEach((range, nth) =>
      marked.push({ name: current?.index === index && current.nth === nth ? CURRENT : HIT, range }),
    )
  }
  for (const { name, range } of marked) registered(name).add(range)
  return () => {
    for (const { name, range } of marked) registered(name).delete(range)
  }
}

/** Where a hit is on the screen; undefined while its message is not in the document. */
export function boxOfHit(log: HTMLElement, pattern: RegExp, { index, nth }: Hit): DOMRect | undefined {
  const row = log.querySelector<HTMLElement>(`[data-index="${index}"]`)
  const ranges = row ? matchesIn(row, pattern) : []
  return (ranges[nth] ?? ranges.at(-1))?.getBoundingClientRect() ?? row?.getBoundingClientRect()
}

function registered(name: string): Highlight {
  const known = CSS.highlights.get(name)
  if (known) return known
  const made = new Highlight()
  made.priority = name === CURRENT ? 1 : 0
  CSS.highlights.set(name, made)
  return made
}

/** The ranges of a message that match: also those that begin in one paragraph and end in the next. */
function matchesIn(row: HTMLElement, pattern: RegExp): Range[] {
  const root = row.querySelector('[data-text]')
  if (!root) return []
  const runs = runsOfDocument(root)
  const { text, starts } = joinRuns(runs)
  const placeOf = (offset: number) => {
    const run = starts.findLastIndex((start) => start <= offset)
    return [runs[run]!.node, offset - starts[run]!] as const
  }
  return [...text.matchAll(pattern)].map((match) => {
    const range = row.ownerDocument.createRange()
    range.setStart(...placeOf(match.index))
    const [node, last] = placeOf(match.index + match[0].length - 1)
    range.setEnd(node, last + 1)
    return range
  })
}
