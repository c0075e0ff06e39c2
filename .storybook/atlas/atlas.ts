// npm run atlas [-- --reuse] [-- src/features/chat …]
// Runs all stories, or those of the given folders, and writes their records to atlas.json. With --reuse: uses the
// records of the last run.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareBrowser } from '#tests/support/browser.ts'
import { readAtlas, writeAtlas } from './atlasFile.ts'
import { gather } from './gather.ts'
import { forgetRecords, storedRecord } from './storedRecords.ts'
import { storySources } from './storySources.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { reuse: { type: 'boolean' } } })
const sources = await storySources()
if (!values.reuse) {
  await prepareBrowser()
  forgetRecords()
  run(positionals)
}
// A story that failed, possibly on a busy machine, runs once more with one worker.
const failed = [...new Set(gathered().missing.map(({ file }) => file))]
if (failed.length > 0) run(['--maxWorkers=1', ...failed])

const { atlas, missing } = gathered()
for (const { id, file } of missing) console.error(`${id} (${file}) has no record: does it pass?`)
if (missing.length > 0) process.exitCode = 1
else {
  writeAtlas(atlas)
  console.log(
    `${atlas.states.length} stories of ${Object.keys(atlas.files).length} files stand in .storybook/atlas/atlas.json.`,
  )
}

function gathered() {
  return gather(sources, storedRecord, readAtlas())
}

function run(args: string[]): void {
  const project = resolve(import.meta.dirname, '../..')
  const vitest = resolve(project, 'node_modules/.bin/vitest')
  spawnSync(vitest, ['run', '--project', 'stories (chromium)', '--reporter=dot', '--silent=true', ...args], {
    cwd: project,
    env: { ...process.env, PERIGEE_ATLAS: '1' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}
