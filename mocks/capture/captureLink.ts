import type { Snapshot } from '#mocks/db/snapshot.ts'
import { type FileSite, linkedFile, notOpened } from '#mocks/world/linkedFile.ts'
import { readWorldFile } from './worldFile.ts'

/** The captured session that a link names, or one sentence that says why it is not opened. */
export type LinkedCapture = { snapshot: Snapshot } | { notice: string }

/** Loads and validates the file at this address. */
export async function linkedCapture(asked: string, site: FileSite): Promise<LinkedCapture> {
  const file = await linkedFile('capture', asked, site)
  if ('notice' in file) return file
  const read = readWorldFile(file.text, asked)
  if ('problem' in read) return notOpened('capture', asked, read.problem)
  if (read.snapshot.rows.captures.length === 0)
    return notOpened('capture', asked, 'This file is an export without a captured session. Import it under Data.')
  return read
}
