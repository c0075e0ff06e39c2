import { isDocumentation } from './filesRead.ts'
import { IN_GRAPH, OF_EVERYTHING } from './reachedTests.ts'
import { LAZY_PART, type SourceGraph } from './sourceGraph.ts'

/** Settings of the linter, and declarations that no file imports. */
const OF_LINT = /^\.oxlintrc\.json$|\.d\.ts$|\.gen\.ts$/
const LINTED = /\.tsx?$/
/** For more, all files are as fast; a command line on Windows holds 8,191 characters. */
const MOST_FILES = 100

/**
 * The files in which the linter may find something else after a change: the changed ones, and those that import them,
 * also indirectly or only for types. Undefined: all files.
 */
export function lintedFiles(changed: readonly string[], graph: SourceGraph): string[] | undefined {
  const code = changed.filter((file) => !isDocumentation(file))
  if (code.some((file) => OF_EVERYTHING.test(file) || OF_LINT.test(file) || !IN_GRAPH.test(file))) return undefined
  const importers = importersIn(graph)
  const found = new Set<string>()
  const open = [...code]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue
    found.add(node)
    open.push(...(importers.get(node) ?? []))
  }
  const files = new Set([...found].map((node) => node.replace(LAZY_PART, '')))
  const linted = [...files].filter((file) => LINTED.test(file) && graph.has(file)).sort()
  return linted.length > MOST_FILES ? undefined : linted
}

function importersIn(graph: SourceGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [node, { static: direct, lazy, types = [] }] of graph)
    for (const file of [...direct, ...lazy, ...types]) {
      // The type of a route, and so that of the whole route tree, does not contain its components.
      if (!file.endsWith(LAZY_PART)) importers.set(file, [...(importers.get(file) ?? []), node])
    }
  return importers
}
