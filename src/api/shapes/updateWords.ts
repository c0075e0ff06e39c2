import { isRecord } from '#src/lib/isRecord.ts'

/** The server's messages about a successful change, one per line; '' if there are none. */
export function updateWords(response: unknown): string {
  const messages: unknown = isRecord(response) ? response.messages : undefined
  const lines = isRecord(messages) ? Object.values(messages).filter(isSaid) : []
  return lines.join('\n')
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
