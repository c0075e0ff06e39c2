/** A node of a syntax tree, with the fields that are used here. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Calls `see` for a node and all its descendants, with the ancestors of each. */
export function visit(node: Node, parents: Node[], see: (node: Node, parents: Node[]) => void): void {
  see(node, parents)
  const inside = [...parents, node]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        visit(child as Node, inside, see)
}
