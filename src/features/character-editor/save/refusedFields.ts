import { ApiError } from '#src/api/calls/ApiError.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { fieldAt } from '../character.schema.ts'

const FIELD = /^(name|description|backgroundDescription|personalities|tags|greetings\.(main|alternatives\.\d+))$/

/**
 * The error messages of a rejection by form field. The response has one `{field, message}`, or a list of
 * issues whose `loc` is the path of the invalid part. Empty if it names no field.
 */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const detail: unknown = isRecord(error.body) ? error.body.detail : undefined
  const issues = Array.isArray(detail) ? detail.filter(isRecord).map(named) : error.field ? [error.field] : []
  const errors: Record<string, string> = {}
  for (const { field, message } of issues) {
    const path = fieldAt(field)
    if (FIELD.test(path) && message !== '') errors[path] ??= message
  }
  return errors
}

function named({ loc, msg }: Record<string, unknown>): { field: string; message: string } {
  const steps = Array.isArray(loc) ? loc.filter((step) => typeof step === 'string' || typeof step === 'number') : []
  return {
    field: steps.slice(steps[0] === 'body' ? 1 : 0).join('.'),
    message: typeof msg === 'string' ? msg : '',
  }
}
