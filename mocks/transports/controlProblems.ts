import * as v from 'valibot'

/** The problems in the body of a control call, one sentence per field. */
export function problemsIn({ issues }: v.ValiError<any>): string {
  return issues.map((issue) => sentenceOf(issue as v.BaseIssue<unknown>)).join('\n')
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, message } = issue
  const path = v.getDotPath(issue) ?? 'The body'
  if (type === 'strict_object' && expected === 'never') return `${path} is not known.`
  if (type === 'strict_object' && expected !== 'Object') return `${path} is missing.`
  if (type === 'picklist')
    return `${path} must be one of ${(expected ?? '').replaceAll(/^\(|\)$/g, '').replaceAll(' | ', ', ')}, got ${received}.`
  // Some schemas have their own sentences; all others use the form "must be …, got …".
  if (message.endsWith('.')) return `${path}: ${message}`
  return `${path} must be ${WORDS[expected ?? ''] ?? expected ?? type}, got ${received}.`
}

const WORDS: Record<string, string> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
}
