import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changedFiles } from './changedFiles.ts'

/** A repository with one commit on main, and a branch that is checked out. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-changed-'))
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  git('init', '--initial-branch=main')
  for (const name of ['kept.ts', 'changed.ts', 'deleted.ts', 'renamed.ts']) write(name, name.repeat(20))
  git('add', '.')
  git('commit', '-m', 'first')
  git('switch', '-c', 'work')
  return { folder, git, write }
}

it('finds changed, deleted, new and renamed files, committed or not', () => {
  const { folder, git, write } = repository()
  write('changed.ts', 'other')
  rmSync(join(folder, 'deleted.ts'))
  git('add', '.')
  git('commit', '-m', 'second')
  renameSync(join(folder, 'renamed.ts'), join(folder, 'a new name.ts'))
  const { since, files } = changedFiles(folder)
  expect(files).toEqual(['a new name.ts', 'changed.ts', 'deleted.ts', 'renamed.ts'])
  expect(since).toMatch(/^main \([\da-f]{7}\)$/)
  expect(changedFiles(folder, 'HEAD').files).toEqual(['a new name.ts', 'renamed.ts'])
})

it('does not count what others did on main meanwhile', () => {
  const { folder, git, write } = repository()
  git('switch', 'main')
  write('kept.ts', 'other')
  git('commit', '-am', 'of others')
  git('switch', 'work')
  expect(changedFiles(folder).files).toEqual([])
})

it('says what to do without a branch main, and with an unknown revision', () => {
  const { folder, git } = repository()
  expect(() => changedFiles(folder, 'nowhere')).toThrow('write --changed=REVISION')
  git('branch', '-D', 'main')
  expect(() => changedFiles(folder)).toThrow('Git knows no branch main to compare with')
})
