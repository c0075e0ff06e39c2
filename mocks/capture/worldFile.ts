import { CAPTURE_FORMAT } from '#src/contract/capture/capture.ts'
import { type DatabaseFileRead, databaseFile, readDatabaseFile } from '#mocks/db/databaseFile.ts'
import { SCHEMA_VERSION } from '#mocks/db/snapshot.ts'
import { checkedCapture } from './captureSchema.ts'
import { rowsOf } from './rowsOf.ts'

/** Browsers cannot store more characters than this in reasonable time. */
export const LARGEST_FILE = 50_000_000

/** Reads an export or a capture, and validates it completely before anything changes. */
export function readWorldFile(text: string): DatabaseFileRead {
  if (text.length > LARGEST_FILE)
    return { problem: `This file is too large: ${LARGEST_FILE / 1_000_000} MB at most are read.` }
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
