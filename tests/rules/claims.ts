import { parseSync } from 'vite'
import { asserts } from './asserts.ts'
import { RULE_ID } from './register.ts'
import { visit } from './syntax.ts'
import type { Node } from './syntax.ts'

/** A test claims to show a row: it must go red when the row does not hold. */
export interface Claim {
  rule: string
  test: string
  line: number
}
export interface Claims {
  claims: Claim[]
  /** Ids in places where they do not count, and the reasons. */
  misplaced: string[]
}

type Kind = 'unit' | 'story' | 'playwright'

/**
 * The rows that the tests of one file claim to show. Read from the syntax tree, without running: one syntax per kind of
 * test (tests/rules/README.md). A skipped test claims nothing.
 */
export function claimsOf(path: string, code: string): Claims {
  const { program, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const kind: Kind = path.includes('.stories.')
    ? 'story'
    : /\.(e2e|live|visual)\.ts$/.test(path)
      ? 'playwright'
      : 'unit'
  const found: Claims = { claims: [], misplaced: [] }
  const lineOf = (node: Node) => code.slice(0, node.start).split('\n').length
  const claim = (ids: Node[], test: string, from: Node, body: Node) => {
    if (!asserts(program as unknown as Node, body)) return misplaced(from, 'a test without an assertion shows nothing.')
    for (const id of ids) found.claims.push({ rule: idOf(id), test, line: lineOf(from) })
  }
  const misplaced = (node: Node, why: string) => found.misplaced.push(`${path}:${lineOf(node)} ${why}`)

  visit(program as unknown as Node, [], (node, parents) => {
    if (node.type !== 'Property') return
    const key = nameOf(node.key as Node)
    if (key !== KEY[kind]) return
    const ids = strings(node.value as Node).filter((text) => RULE_ID.test(idOf(text)))
    if (ids.length === 0) return
    const call = parents.findLast((parent) => parent.type === 'CallExpression' && isTest(kind, parent))
    const skipped = parents.some((parent) => parent.type === 'CallExpression' && isSkipped(parent))
    if (kind === 'unit') {
      const loop = call ?? loopOver(program as unknown as Node, parents)
      if (!loop) misplaced(node, 'rows stand in the data of it.for([…]), nowhere else.')
      else if (!skipped && !isSkipped(loop)) {
        const test = callAround(program as unknown as Node, loop)
        claim(ids, titleOf(test) ?? '', node, test)
      }
      return
    }
    if (!call)
      return misplaced(node, kind === 'story' ? 'a row is the tag of one story.' : 'a row is the tag of one test.')
    if (kind === 'playwright' && ids.some((id) => !valueOf(id).startsWith('@')))
      return misplaced(node, "a tag of a Playwright test starts with '@'.")
    if (kind === 'story') {
      if (strings(node.value as Node).some((tag) => valueOf(tag) === '!test')) return
      if (!canFail(call)) return misplaced(node, 'a story without a play function shows nothing that could fail.')
    }
    if (!skipped && !skipsItself(call)) claim(ids, titleOf(call) ?? declaredName(parents) ?? '', node, call)
  })
  return found
}

const KEY: Record<Kind, string> = { unit: 'rows', story: 'tags', playwright: 'tag' }
const STORY_CALLS = ['story', 'test', 'extend']

function isTest(kind: Kind, call: Node): boolean {
  const chain = chainOf(call.callee as Node)
  if (kind === 'unit') return chain.at(-1) === 'for' && (chain[0] === 'it' || chain[0] === 'test')
  if (kind === 'story') return STORY_CALLS.includes(chain.at(-1) ?? '')
  return chain[0] === 'test' && chain.at(-1) !== 'describe'
}

/** `it.skip.for`, `describe.skip`, `test.fixme`, `describe.todo` … */
function isSkipped(call: Node): boolean {
  return chainOf(call.callee as Node).some((name) => ['skip', 'fixme', 'todo', 'skipIf', 'runIf'].includes(name))
}

/** `test.skip()` or `test.fixme()` without a condition, inside a Playwright test. */
function skipsItself(call: Node): boolean {
  let skips = false
  visit(call, [], (node) => {
    if (node.type !== 'CallExpression' || node === call) return
    const args = node.arguments as Node[]
    if (isSkipped(node) && (args[0] === undefined || args[0].type === 'Literal')) skips = true
  })
  return skips
}

function canFail(story: Node): boolean {
  const [last] = chainOf(story.callee as Node).slice(-1)
  if (last === 'test' || last === 'extend') return true
  const options = (story.arguments as Node[]).find((node) => node.type === 'ObjectExpression')
  return ((options?.properties ?? []) as Node[]).some(
    (property) => property.type === 'Property' && nameOf(property.key as Node) === 'play',
  )
}

/** The `it.for(cases)` that iterates over the constant with the rows. */
function loopOver(program: Node, parents: Node[]): Node | undefined {
  const name = declaredName(parents)
  let loop: Node | undefined
  visit(program, [], (node) => {
    if (name === undefined || node.type !== 'CallExpression' || !isTest('unit', node)) return
    if ((node.arguments as Node[]).some((given) => mentions(given, name))) loop = node
  })
  return loop
}

function mentions(node: Node, name: string): boolean {
  let found = false
  visit(node, [], (inner) => {
    if (inner.type === 'Identifier' && inner.name === name) found = true
  })
  return found
}

function declaredName(parents: Node[]): string | undefined {
  const declaration = parents.findLast((parent) => parent.type === 'VariableDeclarator')
  return declaration && nameOf(declaration.id as Node)
}

/** The call around the loop: `it.for(data)('title', …)`. */
function callAround(program: Node, loop: Node): Node {
  let around = loop
  visit(program, [], (node) => {
    if (node.type === 'CallExpression' && node.callee === loop) around = node
  })
  return around
}

function titleOf(call: Node): string | undefined {
  const first = (call.arguments as Node[])[0]
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
}

/** `it.skip.for` as ['it', 'skip', 'for']; calls inside the chain (`describe.skipIf(x)`) are skipped. */
function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name as string]
  if (node.type === 'MemberExpression') return [...chainOf(node.object as Node), nameOf(node.property as Node) ?? '']
  if (node.type === 'CallExpression') return chainOf(node.callee as Node)
  return ['']
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string
  return node.type === 'Literal' ? String(node.value) : undefined
}

function strings(node: Node): Node[] {
  const all: Node[] = []
  visit(node, [], (inner) => {
    if (inner.type === 'Literal' && typeof inner.value === 'string') all.push(inner)
  })
  return all
}

const valueOf = (literal: Node) => literal.value as string
const idOf = (literal: Node) => valueOf(literal).replace(/^@/, '')
