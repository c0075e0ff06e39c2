import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import type { Runner } from './stages.ts'

/** The branches from which work begins. */
const MAIN_BRANCHES = ['main', 'origin/main']

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** The options of the runners for `npm test -- --changed[=REVISION]`; `revision` is '' without one. */
export function optionsForChanges(revision: string): Record<Runner, string[]> {
  const main = MAIN_BRANCHES.map((name) => git('merge-base', name, 'HEAD')).find(Boolean)
  const base = (revision === '' ? main : git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`))?.trim()
  if (!base) throw new Error(`Git cannot compare with ${revision || 'main'}: write --changed=REVISION.`)
  const changed = git('diff', '--name-only', '--no-renames', base) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  const files = `${changed}${added}`.split('\n').filter(Boolean)
  return { vitest: [`--changed=${base}`], playwright: optionsOfPlaywright(files, base, readdirSync('src/features')) }
}

const TESTS = /^tests\/|\.test\.tsx?$|\.md$|^docs\//

/**
 * Playwright knows which tests import a changed file, but not which show a changed part of the app. Files of journeys and
 * stories bear the name of the feature that they show: after changes of features alone, those of the other features are
 * left out.
 */
export function optionsOfPlaywright(changed: readonly string[], base: string, features: readonly string[]): string[] {
  const ofApp = changed.filter((file) => !TESTS.test(file))
  if (ofApp.length === 0) return [`--only-changed=${base}`]
  const names = changed.flatMap((file) => /^(?:src\/features|tests\/e2e)\/([\w-]+)/.exec(file)?.[1] ?? [])
  if (ofApp.some((file) => !file.startsWith('src/features/'))) return []
  const isNamed = (feature: string) => names.some((name) => `${name}-`.startsWith(`${feature}-`))
  const others = features.filter((feature) => !isNamed(feature)).join('|')
  // Playwright compares with the path of the file and the title; the title of a picture is the id of its story.
  return others === '' ? [] : [`--grep-invert=e2e/(${others})[-.]|features-(${others})-`]
}
