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

/** What begins on a line, or in a place, of its own in a message. */
const BLOCKS = 'p, li, ul, ol, h3, h4, h5, h6, pre, blockquote, th, td, tr, table, figure, [data-text]'

/** The ranges of a message that match: also those that begin in one paragraph and end in the next (findInMessages.ts). */
function matchesIn(row: HTMLElement, pattern: RegExp): Range[] {
  const text = row.querySelector('[data-text]')
  if (!text) return []
  const walker = row.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const parts: { node: Text; start: number }[] = []
  let whole = ''
  let block: Element | null | undefined
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const nextBlock = node.parentElement?.closest(BLOCKS)
    // Between cells nothing is written; without a blank two of them would be one word.
    if (block && nextBlock !== block) whole += ' '
    block = nextBlock
    parts.push({ node, start: whole.length })
    whole += node.data
  }
  const placeOf = (offset: number) => {
    const part = parts.findLast(({ start }) => start <= offset)!
    return [part.node, offset - part.start] as const
  }
  return [...whole.matchAll(pattern)].map((match) => {
    const range = row.ownerDocument.createRange()
    range.setStart(...placeOf(match.index))
    const [node, last] = placeOf(match.index + match[0].length - 1)
    range.setEnd(node, last + 1)
    return range
  })
}
