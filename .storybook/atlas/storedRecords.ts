import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'valibot'
import { recordSchema, type StoryRecord } from './storyRecord.ts'

/** Where a run of the stories leaves its records; no part of the repository. */
const folder = resolve(import.meta.dirname, '../../.cache/atlas')
const fileOf = (id: string) => join(folder, `${id}.json`)

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepStoryRecord(record: StoryRecord): Promise<void>
  }
}

/** Called by a story in the browser. */
export function keepStoryRecord(_context: unknown, record: StoryRecord): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(record.id), JSON.stringify(parse(recordSchema, record)))
}

export function forgetRecords(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** The record of a story in the last run that it was part of. */
export function storedRecord(id: string): StoryRecord | undefined {
  try {
    return parse(recordSchema, JSON.parse(readFileSync(fileOf(id), 'utf8')))
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
}
