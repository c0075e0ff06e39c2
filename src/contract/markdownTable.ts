/** A table for an issue or a pull request; no cell breaks it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n')
}
