// npm run atlas [-- --reuse] [-- src/features/chat …]
// Runs all stories, or those of the given folders, and writes their records to `records`. With --reuse: uses the
// records of the last run.
import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { argumentsOf, endWith, firstSentenceOf } from '#src/build/commandLine.ts'
import { prepareBrowser } from '#tests/support/browser.ts'
import { gather } from './gather.ts'
import { readAtlas, writeAtlas } from './recordFiles.ts'
import { forgetRecords, storedRecord } from './storedRecords.ts'
import { storySources } from './storySources.ts'

const { values, positionals } = argumentsOf('npm run atlas -- [--reuse] [src/features/chat …]', {
  allowPositionals: true,
  options: { reuse: { type: 'boolean' } },
})
const project = resolve(import.meta.dirname, '../..')
const sources = await storySources()
const files = Object.keys(sources.files)
const unknown = positionals.find((word) => filesNamed(word).length === 0)
if (unknown !== undefined) endWith(`There is no file of stories at "${unknown}".`)
const chosen = positionals.length > 0 ? positionals.flatMap(filesNamed) : files
if (!values.reuse) {
  await prepareBrowser().catch((failure: unknown) => endWith(firstSentenceOf(failure)))
  forgetRecords()
  run(positionals.length > 0 ? chosen : [])
}
// A story that failed, possibly on a busy machine, runs once more with one worker.
const failed = [...new Set(gathered().missing.map(({ file }) => file))]
if (failed.length > 0) run(['--maxWorkers=1', ...failed])

const { atlas, missing } = gathered()
const ran = sources.stories.filter(({ id }) => storedRecord(id) !== undefined)
if (ran.length === 0) console.error('No story has a record: none ran, or none passed.')
else for (const { id, file } of missing) console.error(`${id} (${file}) has no record: does it pass?`)
if (ran.length === 0 || missing.length > 0) process.exitCode = 1
else {
  writeAtlas(atlas)
  const count = atlas.reduce((sum, { states }) => sum + states.length, 0)
  console.log(`${count} stories of ${atlas.length} files stand in .storybook/atlas/records.`)
}

/** A story that was chosen and has no record failed: its entry of the previous atlas must not hide that. */
function gathered() {
  const before = readAtlas()
  return gather(sources, storedRecord, values.reuse ? before : before.filter(({ file }) => !chosen.includes(file)))
}

/** The files of stories that a word names: by their path, a folder of it, or, as in Vitest, a part of it. */
function filesNamed(word: string): string[] {
  const path = relative(project, resolve(project, word)).replaceAll('\\', '/')
  // A folder is exact: `src/features/chat` is not also `src/features/chats`.
  const below = files.filter((file) => path === '' || file.startsWith(`${path}/`))
  return below.length > 0 ? below : files.filter((file) => file.includes(path))
}

function run(args: string[]): void {
  const vitest = resolve(project, 'node_modules/.bin/vitest')
  spawnSync(vitest, ['run', '--project', 'stories (chromium)', '--reporter=dot', '--silent=true', ...args], {
    cwd: project,
    env: { ...process.env, PERIGEE_ATLAS: '1' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}
