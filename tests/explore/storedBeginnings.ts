import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StoredBeginning } from './beginnings.ts'

const FILE = resolve(import.meta.dirname, 'beginnings.json')

/** Trails that earlier runs found, so that a run need not search for dialogs and forms first. */
export function storedBeginnings(): StoredBeginning[] {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as StoredBeginning[]) : []
}

/** One line for each, so that a change is readable. */
export function storeBeginnings(beginnings: readonly StoredBeginning[]): void {
  writeFileSync(FILE, `[\n${beginnings.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
}
