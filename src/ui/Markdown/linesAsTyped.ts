import type { Nodes, PhrasingContent, Root, Text } from 'mdast'
import { indentOf } from './hasMarkdown.ts'

/** Marks around words with a space before the last of them: `*sigh... *`. */
const LOOSE = /(?<![^\s("“])(\*{1,2})(?=[^\s*])([^*\n]*[ \t])\1(?=$|[\s.,!?…)"”])/gm
/** The only way to begin a line in a cell of a table. */
const LINE_OF_CELL = /<br ?\/?>/gi

/**
 * Keeps each line break, and in paragraphs the indent of each line (a poem has both). Marks with a space before the
 * last of them are an emphasis.
 */
export function linesAsTyped() {
  return (tree: Root, file: { value: unknown }): void => {
    const source = String(file.value)
    const lines = source.split(/\r\n?|\n/)
    for (const block of tree.children) {
      const indents = block.type === 'paragraph' ? lines.map(indentOf) : undefined
      write(block, { source, indents })
    }
  }
}

interface Writing {
  source: string
  /** By line, from 0; only in paragraphs that are not in a list or a quote. */
  indents: string[] | undefined
}

function write(node: Nodes, writing: Writing, isInRow = false): void {
  if (!('children' in node)) return
  const parent = node as { children: Nodes[] }
  const isInCell = isInRow || node.type === 'tableCell'
  for (const child of parent.children) write(child, writing, isInCell)
  parent.children = parent.children.flatMap((child, place): Nodes[] => {
    if (child.type !== 'text') return [child]
    const isFirst = place === 0 ? node.type === 'paragraph' : parent.children[place - 1]!.type === 'break'
    return partsOf(child, writing, isFirst, isInCell)
  })
}

function partsOf(text: Text, { source, indents }: Writing, isFirst: boolean, isInCell: boolean): PhrasingContent[] {
  const { start, end } = text.position ?? { start: undefined, end: undefined }
  // An escaped mark has no meaning.
  const isLiteral = start !== undefined && source.slice(start.offset, end.offset) === text.value
  const value = isInCell ? text.value.replace(LINE_OF_CELL, '\n') : text.value
  return value.split(/\r\n?|\n/).flatMap((line, place): PhrasingContent[] => {
    const indent = (place > 0 || isFirst) && start ? (indents?.[start.line - 1 + place] ?? '') : ''
    const words = isLiteral ? emphasised(line) : [textOf(line)]
    return [...(place > 0 ? [{ type: 'break' } as const] : []), ...(indent ? [textOf(indent)] : []), ...words]
  })
}

function emphasised(line: string): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let end = 0
  for (const { index, 0: whole, 1: marks, 2: words } of line.matchAll(LOOSE)) {
    if (!/\p{L}/u.test(words!)) continue
    parts.push(textOf(line.slice(end, index)))
    parts.push({ type: marks === '*' ? 'emphasis' : 'strong', children: [textOf(words!.trimEnd())] })
    end = index + whole.length
  }
  return [...parts, textOf(line.slice(end))]
}

const textOf = (value: string): Text => ({ type: 'text', value })
