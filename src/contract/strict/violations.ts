import type { OperationId } from '../generated/operations.ts'
import type { Operation } from './operations.ts'
import type { Problem } from './problems.ts'

/** A violation of the contract by a request or a response. */
export interface Violation {
  operation: OperationId | undefined
  where: 'path' | 'method' | 'security' | 'query' | 'body' | 'response'
  /** Joined by dots: `personalities.0.name`; '' is the body itself. */
  field: string
  /** The whole sentence, with operation and field. */
  message: string
  /** The broken rule: a keyword of JSON Schema, or one of this project. */
  rule: string
  /** The sentence without the operation, as a server would send it. */
  words: string
  /** For an unknown path: the most similar path of the contract. */
  nearest?: string | undefined
}

export function violation(operation: Operation | undefined, where: Violation['where'], problem: Problem): Violation {
  const { field, rule, words } = problem
  const place = field === '' ? where : `${where}.${field}`
  return {
    operation: operation?.id,
    where,
    field,
    rule,
    words: `${field === '' ? where : field} ${words}`,
    message: `${operation?.id ?? 'Unknown call'}: ${place} ${words}`,
  }
}
