import type { Held, ReadLine } from './scrollState.ts'

/** The first line of text that is wholly in view in a log: the scroll anchor. */
export function findReadLine(scroller: HTMLElement): Held | undefined {
  const { top: edge } = scroller.getBoundingClientRect()
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-index]')]
    .map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > edge)
    .sort((one, other) => one.box.top - other.box.top)
  for (const { row } of rows.slice(0, 3)) {
    const found = firstLineBelow(row, edge)
    if (found) return { row: Number(row.dataset.index), ...found }
  }
  return undefined
}

/** The position of a line in the viewport; undefined if its text was removed. */
export function topOfLine({ node, offset }: ReadLine): number | undefined {
  return node.isConnected ? boxAt(node, offset)?.top : undefined
}

function firstLineBelow(row: HTMLElement, edge: number): { line: ReadLine; top: number } | undefined {
  const texts = row.ownerDocument.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const range = row.ownerDocument.createRange()
    range.selectNodeContents(node)
    const line = [...range.getClientRects()].find(({ top, width, height }) => top >= edge && width > 1 && height > 1)
    if (line) return { line: { node, offset: offsetOfLine(node, line.top) }, top: line.top }
  }
  return undefined
}

/** The first character of a text in the line at `top` or below it. */
function offsetOfLine(node: Text, top: number): number {
  let [before, found] = [-1, node.length - 1]
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2)
    const box = boxAt(node, middle)
    if (box && box.top >= top - 1) found = middle
    else before = middle
  }
  return Math.max(0, found)
}

function boxAt(node: Text, offset: number): DOMRect | undefined {
  const range = node.ownerDocument.createRange()
  range.setStart(node, Math.min(offset, node.length))
  range.setEnd(node, Math.min(offset + 1, node.length))
  return range.getClientRects()[0]
}
