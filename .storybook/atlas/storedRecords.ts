import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'valibot'
import { recordSchema, type StoryRecord } from './storyRecord.ts'

/** The folder for the records of a run; it is not part of the repository. */
const folder = resolve(import.meta.dirname, '../../.cache/atlas')
const fileOf = (id: string) => join(folder, `${id}.json`)

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepStoryRecord(record: StoryRecord): Promise<void>
  }
}

/** A browser command that a story calls. */
export function keepStoryRecord(_context: unknown, record: StoryRecord): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(record.id), JSON.stringify(parse(recordSchema, record)))
}

export function forgetRecords(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** A story's record from the last run that included it. */
export function storedRecord(id: string): StoryRecord | undefined {
  try {
    return parse(recordSchema, JSON.parse(readFileSync(fileOf(id), 'utf8')))
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
}
