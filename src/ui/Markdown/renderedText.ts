import { isValidElement, type ReactNode } from 'react'
import { elementsDrawnFor } from './MarkdownText.tsx'
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
  return joinRuns(runsOfElements(elementsDrawnFor(markdown), true))
    .text.replace(/\s+/g, ' ')
    .trim()
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

function runsOfElements(root: ReactNode, withNumbers = false): TextRun[] {
  const runs: TextRun[] = []
  /** The number of the next item, for each list around the present node; NaN where items have none. */
  const numbers = [NaN]
  const collect = (node: ReactNode, block: object, isInLink: boolean) => {
    if (typeof node === 'string' || typeof node === 'number') runs.push({ text: String(node), block })
    else if (Array.isArray(node)) for (const child of node as ReactNode[]) collect(child, block, isInLink)
    else if (isValidElement<ElementProps>(node)) {
      const { type, props } = node
      // An element that a component renders has the node of the parsed markdown as a prop.
      const name = typeof type === 'string' ? type : props.node?.tagName
      if (name === 'img') return collect(wordsOfPicture(props, isInLink), block, isInLink)
      const number = name === 'li' && withNumbers ? numbers.at(-1)! : NaN
      if (number >= 0) runs.push({ text: `${number}. `, block: node })
      if (name === 'li') numbers[numbers.length - 1]! += 1
      if (name === 'ol' || name === 'ul') numbers.push(name === 'ol' ? (props.start ?? 1) : NaN)
      collect(props.children, name && BLOCKS.has(name) ? node : block, isInLink || name === 'a')
      if (name === 'ol' || name === 'ul') numbers.pop()
    }
  }
  collect(root, runs, false)
  return runs
}

interface ElementProps {
  node?: { tagName: string }
  /** The first number of a list. */
  start?: number
  src?: unknown
  alt?: string
  children?: ReactNode
}
