import type { Difference } from './describedChange.ts'

/** The differences as a table for an issue, those that can break a client first. */
export function differencesText(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'The two descriptions say the same.'
  const inOrder = [...differences].sort((one, other) => Number(other.breaks) - Number(one.breaks))
  const rows = inOrder.map(({ operation, where, ours, theirs, breaks }) =>
    [operation, where, ours, theirs, breaks ? 'yes' : ''].map(inCell),
  )
  const head = ['Operation', 'Where', 'Contract', 'Theirs', 'Breaks the app']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function inCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ')
}
