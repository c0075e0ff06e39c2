// npm run reach [-- --keep]
// Runs the journeys, the pictures of the screens and every story, and writes down what their pages load: reach.json,
// from which `npm test -- --changed` chooses. With --keep it runs nothing and uses the recordings of the last run.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argumentsOf } from '#src/build/commandLine.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { chunksFileOf } from './chunkModules.ts'
import type { ChunkModules } from './chunkModules.ts'
import { recordOf } from './recordOf.ts'
import { REACH_FILE, textOf } from './reachRecord.ts'
import { REQUESTED_FOLDER } from './requestedChunks.ts'
import type { Requested } from './requestedChunks.ts'
import { sourceGraph } from './sourceGraph.ts'

const project = resolve(import.meta.dirname, '../..')
const PROJECTS = ['tools', 'journeys', 'reach', 'visual']
/** The pictures of stories load what the project `reach` records. */
const FOLDERS = [
  'tests/e2e/',
  'tests/live/',
  'tests/storybook/',
  'tests/replay/',
  'tests/reach/',
  'tests/visual/screens.visual.ts',
]

// Before the recordings of the last run are deleted.
const { keep } = argumentsOf('npm run reach -- [--keep]', { options: { keep: { type: 'boolean' } } }).values

if (!keep) {
  rmSync(REQUESTED_FOLDER, { recursive: true, force: true })
  const args = ['test', '-c', 'tests', ...PROJECTS.map((name) => `--project=${name}`), ...FOLDERS]
  const { status } = spawnSync(join(project, 'node_modules/.bin/playwright'), args, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PERIGEE_REACH: '1' },
  })
  if (status !== 0) console.error('A test that failed has no record: npm test -- --changed always runs it.')
  process.exitCode = status ?? 1
}

const requested = globSync(`${REQUESTED_FOLDER}/*.jsonl`)
  .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Requested)
const builds = [
  ...(['mock', 'live', 'storybook'] as const).map((name) => chunksFileOf(buildFolder(name))),
  // Of builds that a test makes for itself.
  ...globSync(chunksFileOf(`${REQUESTED_FOLDER}/*`)),
]
const chunks = Object.assign({}, ...builds.map(chunksIn)) as ChunkModules
const { record, unexplained } = recordOf(requested, {
  chunks,
  graph: sourceGraph(),
  textOfTest: (file) => readFileSync(join(project, file), 'utf8'),
})
if (unexplained.length > 0) {
  console.error(
    `Loaded, but not among the references that tests/reach/sourceGraph.ts finds:\n${unexplained.join('\n')}`,
  )
  process.exit(1)
}
writeFileSync(join(project, REACH_FILE), textOf(record))
console.log(`${REACH_FILE}: what ${Object.keys(record.loads).length} journeys, pictures and files of stories load.`)

function chunksIn(path: string): ChunkModules {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ChunkModules) : {}
}
