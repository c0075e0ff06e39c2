import type { Nodes, Root } from 'mdast'
import { indentOf } from './hasMarkdown.ts'

/** The only way to begin a line in a cell of a table. */
const LINE_OF_CELL = /<br ?\/?>/gi

/**
 * Keeps each line break, and in paragraphs the indent of each line (a poem has both).
 */
export function linesAsTyped() {
  return (tree: Root, file: { value: unknown }): void => {
    const indents = String(file.value)
      .split(/\r\n?|\n/)
      .map(indentOf)
    for (const block of tree.children) keepLines(block, block.type === 'paragraph' ? indents : [])
  }
}

/** @param indents By line, from 0; none for lists and quotes, whose marks are indented as well. */
function keepLines(node: Nodes, indents: readonly string[], isInRow = false): void {
  if (!('children' in node)) return
  const parent = node as { children: Nodes[] }
  const isInCell = isInRow || node.type === 'tableCell'
  for (const child of parent.children) keepLines(child, indents, isInCell)
  parent.children = parent.children.flatMap((child, place): Nodes[] => {
    if (child.type !== 'text') return [child]
    const first = child.position?.start.line ?? Infinity
    const isFirst = place === 0 ? node.type === 'paragraph' : parent.children[place - 1]!.type === 'break'
    const text = isInCell ? child.value.replace(LINE_OF_CELL, '\n') : child.value
    return text
      .split(/\r\n?|\n/)
      .flatMap((line, below) => [
        ...(below > 0 ? [{ type: 'break' } as const] : []),
        { type: 'text', value: (below > 0 || isFirst ? (indents[first - 1 + below] ?? '') : '') + line },
      ])
  })
}
