import type { ChatMessage } from '../conversation/chatMessage.ts'

/** A row of the log: a message or the typing dots. */
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

/** Lines that end early: about two fifths of a paragraph's last line are empty. */
const EMPTY_PART_OF_LINE = 0.4

/** The estimated height of a row in a column of a given width, until it is measured. Called for every row. */
export function estimateRowPx(row: LogRow | undefined, columnPx: number): number {
  if (!row?.message) return TYPING_PX
  const { content } = row.message
  const textPx = Math.max(120, Math.min(columnPx - 60, columnPx * 0.78) - 34)
  const fullLines = (content.length * CHARACTER_PX) / textPx
  const lines = fullLines + linesOf(content) * EMPTY_PART_OF_LINE
  return Math.round(AROUND_TEXT_PX + Math.max(1, lines) * LINE_PX)
}

function linesOf(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
