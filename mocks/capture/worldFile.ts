import { CAPTURE_FORMAT } from '#src/contract/capture/capture.ts'
import { type DatabaseFileRead, databaseFile, readDatabaseFile } from '#mocks/db/databaseFile.ts'
import { SCHEMA_VERSION, type Snapshot } from '#mocks/db/snapshot.ts'
import { checkedCapture } from './captureSchema.ts'
import { rowsOf } from './rowsOf.ts'

/** Browsers cannot store more characters than this in reasonable time. */
export const LARGEST_FILE = 50_000_000
/** No character has more bytes than three of UTF-8 in a JSON text of the limit. */
export const LARGEST_BYTES = 3 * LARGEST_FILE
export const TOO_LARGE = { problem: `This file is too large: ${LARGEST_FILE / 1_000_000} MB at most are read.` }

/**
 * Reads an export or a capture, and validates it completely before anything changes. `from` is the address of a file that
 * a link names.
 */
export function readWorldFile(text: string, from?: string): DatabaseFileRead {
  const read = readRows(text)
  if ('problem' in read) return read
  const { schemaVersion, rows } = read.snapshot
  const { file: _, from: __, ...capture } = rows.captures[0] ?? {}
  if (!('id' in capture)) return read
  // A reset returns to this text.
  const captures = [{ ...capture, file: text, ...(from !== undefined && { from }) }]
  return { snapshot: { schemaVersion, rows: { ...rows, captures } } }
}

/** A database for export, without the file that it was imported from. */
export function exportFile({ schemaVersion, rows }: Snapshot): string {
  const captures = rows.captures.map(({ file: _, from: __, ...capture }) => capture)
  return databaseFile({ schemaVersion, rows: { ...rows, captures } })
}

function readRows(text: string): DatabaseFileRead {
  if (text.length > LARGEST_FILE) return TOO_LARGE
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'This is not valid JSON. It may be cut short.' }
  }
  if ((content as { format?: unknown } | null)?.format !== CAPTURE_FORMAT) return readDatabaseFile(text)
  const read = checkedCapture(content)
  if ('problem' in read) return read
  try {
    return readDatabaseFile(databaseFile({ schemaVersion: SCHEMA_VERSION, rows: rowsOf(read.capture) }))
  } catch {
    return { problem: 'This capture is damaged: a response in it is none that the contract knows.' }
  }
}
