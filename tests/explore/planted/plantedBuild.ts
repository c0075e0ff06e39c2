import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildEnvironment } from '#tests/support/testBuilds.ts'
import type { Defect } from './defects.ts'

const PROJECT = resolve(import.meta.dirname, '../../..')
/** What a build of the app does not need. */
const LEFT_OUT = /^(\.git|\.cache|node_modules|dist.*|storybook-static|docs)$/
const LEFT_OUT_OF_TESTS = /tests[/\\](visual|e2e|live)$/

/** The source of a file with a defect. */
export function withDefect(source: string, { file, changes }: Defect): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`${file} does not contain once: ${from}`)
    return text.replace(from, () => to)
  }, source)
}

/** Builds the app with a defect, from a copy of the source. Returns the folder of the build. */
export function plantedBuild(name: string, defect: Defect): string {
  const copy = join(PROJECT, '.cache', 'planted', name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(PROJECT))
    if (!LEFT_OUT.test(entry))
      cpSync(join(PROJECT, entry), join(copy, entry), {
        recursive: true,
        filter: (path) => !LEFT_OUT_OF_TESTS.test(path),
      })
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const file = join(copy, defect.file)
  writeFileSync(file, withDefect(readFileSync(file, 'utf8'), defect))
  const { status, stdout, stderr } = spawnSync(
    join(PROJECT, 'node_modules', '.bin', 'vite'),
    ['build', '--mode', 'mock', '--logLevel', 'warn', '--outDir', 'built'],
    { cwd: copy, encoding: 'utf8', env: buildEnvironment(), shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`The build with the defect "${name}" failed.\n${stdout}\n${stderr}`)
  return join(copy, 'built')
}
