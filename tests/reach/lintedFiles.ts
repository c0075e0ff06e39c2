import { isDocumentation } from './filesRead.ts'
import { IN_GRAPH, OF_EVERYTHING } from './reachedTests.ts'
import { filesFrom, LAZY_PART, type SourceGraph } from './sourceGraph.ts'

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
  const reached = filesFrom(importersIn(graph), code)
  const files = new Set([...reached].map((node) => node.replace(LAZY_PART, '')))
  const linted = [...files].filter((file) => LINTED.test(file) && graph.has(file)).sort()
  return linted.length > MOST_FILES ? undefined : linted
}

/** The same graph in the other direction. */
function importersIn(graph: SourceGraph): SourceGraph {
  const importers = new Map<string, { static: string[]; lazy: string[] }>()
  for (const [node, { static: direct, lazy, types = [] }] of graph)
    for (const file of [...direct, ...lazy, ...types]) {
      // The type of a route, and so that of the whole route tree, does not contain its components.
      if (file.endsWith(LAZY_PART)) continue
      const known = importers.get(file)
      if (known) known.static.push(node)
      else importers.set(file, { static: [node], lazy: [] })
    }
  return importers
}
