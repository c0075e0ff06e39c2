interface Node {
  type: string
  label?: string | null
  children?: Node[]
  value?: string
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/**
 * Footnotes are not supported (gitHubFlavour.ts). Without this, `[^1]: note` would define a link,
 * and `[^1]` would lead to `note`: both stay as typed.
 */
export function noFootnotes() {
  return (tree: Node, file: { value: unknown }): void => asTyped(tree, String(file.value))
}

function asTyped(node: Node, source: string): void {
  node.children = node.children?.map((child) => {
    asTyped(child, source)
    if (!child.label?.startsWith('^')) return child
    const text = { type: 'text', value: source.slice(child.position?.start.offset, child.position?.end.offset) }
    return child.type === 'definition' ? { type: 'paragraph', children: [text] } : text
  })
  if (node.children === undefined) delete node.children
}
