import { markdownTable } from '#src/contract/markdownTable.ts'
import type { Difference } from './compareDescriptions.ts'
import type { Description } from './upgradedDescription.ts'

/** The differences as a table for an issue, those that can break a client first. */
export function differencesText(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'The two descriptions say the same.'
  const inOrder = differences.toSorted((one, other) => Number(other.breaks) - Number(one.breaks))
  return markdownTable(
    ['Operation', 'Where', 'Contract', 'Theirs', 'Breaks the app'],
    inOrder.map(inWords).map(({ operation, where, ours, theirs, breaks }) => {
      return [operation, where, ours, theirs, breaks ? 'yes' : '']
    }),
  )
}

/** `response 200 /meta/page type`, and both values in a few words. */
export function inWords({ operation, part, path, what, ours, theirs, breaks }: Difference) {
  const where = [part, path.map((step) => `/${step}`).join(''), what].filter(Boolean).join(' ')
  const [before, after] = [ours, theirs].map((value) =>
    what === 'required' ? (value === true ? 'required' : 'optional') : textOf(value),
  ) as [string, string]
  return { operation, where, ours: before, theirs: after, breaks }
}

/** A value of a description in a few words. */
function textOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return value.map(textOf).join(', ') || 'none'
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : JSON.stringify(value)
  const { type, schema, content, required, ...rest } = value as Description
  if (schema) return `${textOf(schema)}${required ? ', required' : ''}`
  if (content) return Object.keys(content as object).join(', ') || 'no body'
  if (type !== undefined) return [type].flat().join(' or ')
  return textOf(Object.keys(rest))
}
