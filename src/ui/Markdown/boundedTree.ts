import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '#src/lib/markdownBounds.ts'

interface Node {
  children?: Node[]
}

/** Thrown instead of a tree that would take too long to render, or too much stack. */
export class BeyondBounds extends Error {}

/** A plugin that measures the tree; it runs before the plugins that walk it recursively. */
export function boundedTree() {
  return (tree: Node): void => {
    let nodes = 0
    let level: Node[] = [tree]
    for (let depth = 0; level.length > 0; depth += 1) {
      nodes += level.length
      if (depth > MAX_TREE_DEPTH || nodes > MAX_TREE_NODES) throw new BeyondBounds()
      level = level.flatMap(({ children }) => children ?? [])
    }
  }
}
