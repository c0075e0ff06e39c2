import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { elementsDrawnFor } from './MarkdownText.tsx'
import { AsTyped } from './PlainText.tsx'
import { wordsOfPicture } from './pictureWords.ts'

/** A piece of rendered text. */
export interface TextRun {
  text: string
  /** The innermost block around it: the texts of two blocks never form one word. */
  block: object
}

/** Elements whose text begins a new line or a new cell. */
const BLOCKS = new Set('p,li,ul,ol,h1,h2,h3,h4,h5,h6,pre,blockquote,th,td,tr,table,figure,section,div'.split(','))

/** The words of a text as `MarkdownText` renders it, without rendering it. */
export function renderedTextOf(markdown: string): string {
  return textOfElements(elementsDrawnFor(markdown))
}

/**
 * What a reader sees of a text at this moment, in one line: for previews, announcements and reports. Unlike
 * `renderedTextOf`, it contains the numbers of lists, which are not in the document.
 */
export function plainText(markdown: string): string {
  return linesOf(markdown).replace(/\s+/g, ' ').trim()
}

/** The same, line by line, with what is drawn beside the words: for the clipboard. */
export function shownText(markdown: string): string {
  return linesOf(markdown, { bullets: '•◦▪', boxes: '☐☑', line: '---' })
}

/** The words of React elements as they appear in the document. */
export function textOfElements(elements: ReactNode): string {
  return joinRuns(runsOfElements(elements)).text
}

/** Joins the pieces to one text, with a space between two blocks, and lists where each piece begins. */
export function joinRuns(runs: readonly TextRun[]): { text: string; starts: number[] } {
  const starts: number[] = []
  let text = ''
  for (const [place, { text: own, block }] of runs.entries()) {
    if (place > 0 && runs[place - 1]!.block !== block) text += ' '
    starts.push(text.length)
    text += own
  }
  return { text, starts }
}

/** The texts below a node of the document. `root` counts as a block. */
export function runsOfDocument(root: Element): (TextRun & { node: Text })[] {
  const runs: (TextRun & { node: Text })[] = []
  const collect = (parent: Element, block: Element) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) runs.push({ text: node.data, block, node })
      else if (node instanceof Element) collect(node, BLOCKS.has(node.localName) ? node : block)
    }
  }
  collect(root, root)
  return runs
}

function runsOfElements(root: ReactNode): TextRun[] {
  const runs: TextRun[] = []
  const collect = (node: ReactNode, block: object, isInLink: boolean) => {
    if (typeof node === 'string' || typeof node === 'number') runs.push({ text: String(node), block })
    else if (Array.isArray(node)) for (const child of node as ReactNode[]) collect(child, block, isInLink)
    else if (isValidElement<ElementProps>(node)) {
      const name = nameOf(node)
      if (name === 'img') return collect(wordsOfPicture(node.props, isInLink), block, isInLink)
      collect(node.props.children, name && BLOCKS.has(name) ? node : block, isInLink || name === 'a')
    }
  }
  collect(root, runs, false)
  return runs
}

/** What stands for drawn signs. */
interface Signs {
  /** Of a list, of a list in it, and of all below. */
  bullets: string
  /** To do, and done. */
  boxes: string
  line: string
}

/** The lines of a text, with tabs between the cells of a row, as browsers copy tables. */
function linesOf(markdown: string, signs?: Signs): string {
  let lines = ''
  /** Line breaks and tabs before the next text. */
  let gap = ''
  /** Numbers and bullets before the next text. */
  let mark = ''
  /** The number of the next item of each list around; NaN where items have none. */
  const lists: number[] = []
  const write = (text: string) => {
    lines += (lines ? gap : gap.replaceAll('\n', '')) + mark + text
    gap = mark = ''
  }
  const breakLine = (times: 1 | 2) => {
    lines = lines.trimEnd()
    const before = gap.replace(/\t+$/, '')
    gap = before.length > times ? before : '\n'.repeat(times)
  }
  const read = (node: ReactNode, isInLink: boolean, isTyped: boolean): void => {
    if (Array.isArray(node)) for (const child of node as ReactNode[]) read(child, isInLink, isTyped)
    else if (typeof node === 'string') {
      const text = isTyped
        ? node
        : node.replace(/[ \t]+/g, ' ').replace(/^\u00A0+/gm, (indent) => ' '.repeat(indent.length))
      // White space around blocks is not shown.
      if (text.trim() || !(gap || mark)) write(text)
    } else if (isValidElement<ElementProps>(node)) {
      const { type, props } = node
      const name = nameOf(node)
      if (name === 'img') return read(wordsOfPicture(props, isInLink), isInLink, isTyped)
      const isList = name === 'ol' || name === 'ul'
      const isCell = name === 'th' || name === 'td'
      const isBlock = name === 'hr' || (!isCell && BLOCKS.has(name ?? ''))
      const breaks = name === 'li' || name === 'tr' || (isList && lists.length > 0) ? 1 : 2
      if (isBlock) breakLine(breaks)
      if (isList) lists.push(name === 'ol' ? (props.start ?? 1) : NaN)
      if (name === 'li') mark += markOf(props, lists, signs)
      if (name === 'hr' && signs) write(signs.line)
      if (name === 'input' && signs) write(signs.boxes[Number(props.checked)]!)
      read(props.children, isInLink || name === 'a', isTyped || name === 'pre' || type === AsTyped)
      if (isCell) gap += '\t'
      if (name === 'li' && mark) write('')
      if (isList) lists.pop()
      if (isBlock) breakLine(breaks)
    }
  }
  read(elementsDrawnFor(markdown), false, false)
  return lines
}

/** The number or bullet of the next item of the innermost list. */
function markOf({ className }: ElementProps, lists: number[], signs: Signs | undefined): string {
  const depth = lists.length - 1
  const number = lists[depth]!++
  // A box replaces the mark of its item.
  const isTask = className?.includes('task-list-item')
  const mark = isTask ? undefined : number >= 0 ? `${number}.` : signs?.bullets[Math.min(depth, 2)]
  return (signs ? '  '.repeat(depth) : '') + (mark ? `${mark} ` : '')
}

/** An element that a component renders has the node of the parsed markdown as a prop. */
function nameOf({ type, props }: ReactElement<ElementProps>): string | undefined {
  return typeof type === 'string' ? type : props.node?.tagName
}

interface ElementProps {
  node?: { tagName: string }
  className?: string
  /** The first number of a list. */
  start?: number
  checked?: boolean
  src?: unknown
  alt?: string
  children?: ReactNode
}
