// npm run reach [-- FILE… | --keep]
// Runs the journeys, the pictures of the screens and every story, and writes down what their pages load: reach.json,
// from which `npm test -- --changed` chooses. With files of journeys or stories, only these are recorded again. With
// --keep it runs nothing and uses the recordings of the last run.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argumentsOf, endWith } from '#src/build/commandLine.ts'
import { byTitle } from '#tests/run/stages.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'
import { chunksFileOf } from './chunkModules.ts'
import type { ChunkModules } from './chunkModules.ts'
import { recordOf } from './recordOf.ts'
import { REACH_FILE, recordedAgain, textOf } from './reachRecord.ts'
import type { ReachRecord } from './reachRecord.ts'
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
const { values, positionals } = argumentsOf('npm run reach -- [FILE… | --keep]', {
  options: { keep: { type: 'boolean' } },
  allowPositionals: true,
})
const files = positionals.map((path) => path.replaceAll('\\', '/').replace(/^\.\//, ''))
for (const file of files) if (!existsSync(join(project, file))) endWith(`${file} is no file of this project.`)
if (values.keep && files.length > 0) endWith('--keep records nothing: write it without files.')

if (!values.keep) {
  rmSync(REQUESTED_FOLDER, { recursive: true, force: true })
  const [stories, journeys] = [files.filter(isOfStories), files.filter((file) => !isOfStories(file))]
  if (files.length === 0) runTests(...FOLDERS)
  if (journeys.length > 0) runTests(...journeys)
  if (stories.length > 0) runTests('tests/reach/', ...byTitle(stories))
}

const requested = globSync(`${REQUESTED_FOLDER}/*.jsonl`)
  .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Requested)
if (requested.length === 0) endWith('There are no recordings: run npm run reach without --keep.')
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
const former = () => JSON.parse(readFileSync(join(project, REACH_FILE), 'utf8')) as ReachRecord
const whole = files.length > 0 ? recordedAgain(former(), record, files) : record
writeFileSync(join(project, REACH_FILE), textOf(whole))
// Recordings of some files are no record of all.
if (files.length > 0) rmSync(REQUESTED_FOLDER, { recursive: true, force: true })
const count = Object.keys(record.loads).length
console.log(
  `${REACH_FILE}: what ${count} journeys, pictures and files of stories load${files.length > 0 ? '; the others as before' : ''}.`,
)

function runTests(...chosen: string[]) {
  const args = ['test', '-c', 'tests', ...PROJECTS.map((name) => `--project=${name}`), ...chosen]
  const { status } = spawnSync(join(project, 'node_modules/.bin/playwright'), args, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PERIGEE_REACH: '1' },
  })
  if (status === 0) return
  console.error('A test that failed has no record: npm test -- --changed always runs it.')
  process.exitCode = status ?? 1
}

/** The recording of a story file has its path as its title. */
function isOfStories(file: string): boolean {
  return file.endsWith('.stories.tsx')
}

function chunksIn(path: string): ChunkModules {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ChunkModules) : {}
}
