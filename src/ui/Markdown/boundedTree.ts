import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '#src/lib/markdownBounds.ts'

interface Node {
  children?: Node[]
}

/** Thrown instead of a tree that would take too long to draw, or too much stack. */
export class BeyondBounds extends Error {}

/** The plugin that measures a tree, before the ones that walk it by calling themselves. */
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
