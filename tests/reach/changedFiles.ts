import { spawnSync } from 'node:child_process'

/** The branches from which work begins. */
const MAIN_BRANCHES = ['main', 'origin/main']

export interface Changes {
  /** What the files are compared with, for people: "main (3f2a91c)". */
  since: string
  /** Changed, new and removed files, also those that are not committed; a renamed file under both names. */
  files: string[]
}

/** The changes of the working tree since a revision, or since the branch left main. */
export function changedFiles(cwd: string, revision?: string): Changes {
  const git = (...args: string[]) => {
    const { status, stdout, error } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    return status === 0 && !error ? stdout : undefined
  }
  const commit = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim()
  const named = revision ?? MAIN_BRANCHES.find(commit)
  if (named === undefined) throw new Error('Git knows no branch main to compare with: write --changed=REVISION')
  const base = revision === undefined ? git('merge-base', named, 'HEAD')?.trim() : commit(revision)
  if (base === undefined)
    throw new Error(`Git cannot compare with "${named}": write --changed=REVISION with a commit of this history`)
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', base) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard', '-z') ?? ''
  const files = [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].sort()
  return { since: `${named} (${base.slice(0, 7)})`, files }
}
