import { visit } from './syntax.ts'
import type { Node } from './syntax.ts'

/** `expect(…)`, `expectLook(…)`, and queries that throw if they find nothing. */
const ASSERTION = /^(expect|assert|(find|get)(All)?By[A-Z]|waitFor)/

/**
 * Whether a test can fail because of what it finds: it contains an assertion, or calls a function of its file that
 * does. Imported helpers count by name only (`expectNoViolations`).
 */
export function asserts(program: Node, test: Node): boolean {
  const declared = declarationsOf(program)
  const looked = new Set<Node>()
  const look = (node: Node): boolean => {
    if (looked.has(node)) return false
    looked.add(node)
    let found = false
    visit(node, [], (inner) => {
      if (found || inner.type !== 'Identifier') return
      const name = inner.name as string
      const used = declared.get(name)
      found = ASSERTION.test(name) || (used !== undefined && look(used))
    })
    return found
  }
  return look(test)
}

/** The top-level declarations of the file, by name. */
function declarationsOf(program: Node): Map<string, Node> {
  const declared = new Map<string, Node>()
  for (const statement of program.body as Node[]) {
    const declaration = (statement.type.startsWith('Export') && (statement.declaration as Node | null)) || statement
    const all = declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [declaration]
    for (const one of all) {
      const name = (one.id as Node | null | undefined)?.name
      if (typeof name === 'string') declared.set(name, one)
    }
  }
  return declared
}
