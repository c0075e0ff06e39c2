import { parseSync } from 'vite'
import { VALUE } from './valueMark.ts'

interface Node {
  type: string
  [key: string]: unknown
}

/** Attributes whose values are visible or read aloud. */
const READ_ATTRIBUTES = new Set(['label', 'aria-label', 'title', 'placeholder', 'alt', 'description', 'ariaLabel'])
/** Nodes that contain no visible text. */
const SILENT = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAnnotation',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeParameterInstantiation',
  'TSAsExpression',
])

/** The visible texts of a module: in JSX, in attributes such as `label`, and sentences in strings. */
export function productTexts(path: string, code: string): string[] {
  const { program } = parseSync(path, code)
  const texts = new Set<string>()
  const add = (raw: string, isRead: boolean) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim()
    if (isRead ? /\p{L}{2}/u.test(text) : isSentence(text)) texts.add(text)
  }
  visit(program as unknown as Node, false, add)
  return [...texts]
}

function visit(node: Node, isRead: boolean, add: (text: string, isRead: boolean) => void): void {
  if (SILENT.has(node.type)) {
    // `'…' as const` can be a visible text.
    if (node.type === 'TSAsExpression') visit(node.expression as Node, isRead, add)
    return
  }
  switch (node.type) {
    case 'JSXText':
      add(node.value as string, true)
      return
    case 'JSXAttribute': {
      const { name } = node.name as { name?: string }
      if (node.value) visit(node.value as Node, READ_ATTRIBUTES.has(String(name)), add)
      return
    }
    case 'JSXExpressionContainer':
      visit(node.expression as Node, isRead, add)
      return
    case 'Literal':
      if (typeof node.value === 'string') add(node.value, isRead)
      return
    case 'TemplateLiteral': {
      const quasis = node.quasis as { value: { cooked: string } }[]
      add(quasis.map(({ value }) => value.cooked).join(VALUE), isRead)
      break
    }
    case 'Property':
      if (!node.computed) {
        visit(node.value as Node, isReadProperty(node), add)
        return
      }
  }
  for (const [key, child] of Object.entries(node)) {
    if (key === 'quasis') continue
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, false, add)
  }
}

function isReadProperty({ key }: Node): boolean {
  const { name, value } = key as { name?: string; value?: string }
  return READ_ATTRIBUTES.has(name ?? value ?? '')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Two or more words that begin like a sentence or a label; class lists and addresses do not match. */
function isSentence(text: string): boolean {
  return (
    /^[\p{Lu}“"‘{]/u.test(text) && /\p{L}{2,}.*\s.*\p{L}/u.test(text) && !/[=<>]|^https?:|^\{…\}[^\p{L}]*$/u.test(text)
  )
}
