import { joinRuns, runsOfDocument } from '#src/ui/Markdown/renderedText.ts'
import type { Hit } from './findInMessages.ts'

// The CSS Custom Highlight API: marks hits without changing React's DOM. The page has one registry, so each log removes
// only its own ranges. Browsers without the API count hits and scroll to them, without marks.
const HIT = 'find-hit'
const CURRENT = 'find-current'

/** Marks the hits in the mounted messages. Returns a function that removes the marks. */
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

/** The position of a hit in the viewport; undefined while its message is not mounted. */
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

/** The ranges of the hits in a message, including hits that span two paragraphs. */
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
