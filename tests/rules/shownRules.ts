import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { claimsOf } from './claims.ts'
import type { Claim } from './claims.ts'

const project = resolve(import.meta.dirname, '../..')
const TESTS = [
  'src/**/*.{test,stories}.{ts,tsx}',
  'mocks/**/*.test.{ts,tsx}',
  'openapi/**/*.test.ts',
  '.storybook/**/*.{test,stories}.{ts,tsx}',
  'tests/**/*.{test,e2e,live,visual}.ts',
]

export interface PlacedClaim extends Claim {
  path: string
}

/** The rows that the tests of this project claim to show, and the misplaced ids. */
export function claimsOfProject(): { claims: PlacedClaim[]; misplaced: string[] } {
  const claims: PlacedClaim[] = []
  const misplaced: string[] = []
  for (const path of globSync(TESTS, { cwd: project }).sort()) {
    const found = claimsOf(path, readFileSync(resolve(project, path), 'utf8'))
    claims.push(...found.claims.map((claim) => ({ ...claim, path })))
    misplaced.push(...found.misplaced)
  }
  return { claims, misplaced }
}

export const shownFile = resolve(import.meta.dirname, 'shown.json')

/** The rows in shown.json when it was last written: none of them may be lost. */
export function shownBefore(): string[] {
  return JSON.parse(readFileSync(shownFile, 'utf8')) as string[]
}
