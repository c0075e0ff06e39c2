import type { ChatMessage } from '../chatMessage.ts'

/** A row of the log: a message, or the dots of somebody who is typing. */
export type LogRow = { key: string; message: ChatMessage } | { key: 'typing'; message: undefined }

export function logRows(messages: readonly ChatMessage[], isTyping: boolean): LogRow[] {
  const rows: LogRow[] = messages.map((message) => ({ key: message.id, message }))
  return isTyping ? [...rows, { key: 'typing', message: undefined }] : rows
}

const CHARACTER_PX = 7.6
const LINE_PX = 24
/** Time, padding and the space between two rows. */
const AROUND_TEXT_PX = 62
const TYPING_PX = 61

/** About how high a row will be in a column of a width, until it has been drawn and measured. */
export function estimateRowPx(row: LogRow | undefined, columnPx: number): number {
  if (!row?.message) return TYPING_PX
  const textPx = Math.max(120, Math.min(columnPx - 60, columnPx * 0.78) - 34)
  const charactersPerLine = textPx / CHARACTER_PX
  const lines = row.message.content
    .split('\n')
    .reduce((sum, line) => sum + Math.max(line === '' ? 0.5 : 1, Math.ceil(line.length / charactersPerLine)), 0)
  return Math.round(AROUND_TEXT_PX + lines * LINE_PX)
}
