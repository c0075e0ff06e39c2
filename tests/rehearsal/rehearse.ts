// npm run contract:rehearse -- new-openapi.yaml|https://… [--only likeCharacter,readMe] [--map renames.yaml]
//   [--stories 40] [--open]
// What people notice of a new contract, in every screen. Exit code 1: somebody notices something; 2: nobody does, but
// something could not be rehearsed; 0: nobody notices.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { type Rehearsal, rehearsalsOf, type Renames } from '#mocks/rehearsal/rehearsals.ts'
import { readDescription } from '#openapi/descriptions/readDescription.ts'
import { argumentsOf, countIn, endWith, firstSentenceOf } from '#src/build/commandLine.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { operations } from '#src/contract/generated/operations.ts'
import { readAtlas } from '#storybook/atlas/recordFiles.ts'
import { indexedStories } from '#storybook/storyIndex.ts'
import { reportMarkdown, reportPage } from './report.ts'
import { byHarm, type ChosenStory, errorTexts, exitCodeOf, type Result, resultOf, storiesFor } from './results.ts'
import { FOLDER, pictureOf, type ShownStories, startStoryRuns } from './storyRuns.ts'
import { verdictOf } from './verdict.ts'

const USAGE =
  'npm run contract:rehearse -- new-openapi.yaml [--only likeCharacter,readMe] [--map renames.yaml] [--stories 40] [--open]'
/** The share of different pixels, in small pictures, from which a person sees a difference. */
const SEEN_SHARE = 0.002
const SEEN_STEP = 24
/** How long a story waits today. A story that waits for what the new contract has removed ends sooner, see below. */
const WAIT_MS = 30_000
const SHORTEST_WAIT_MS = 4_000

const { values, positionals } = argumentsOf(USAGE, {
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    map: { type: 'string' },
    stories: { type: 'string', default: '40' },
    open: { type: 'boolean', default: false },
  },
})
const [from, ...more] = positionals
if (from === undefined || more.length > 0) endWith(`Which description? ${USAGE}`)
const most = countIn(values.stories, '--stories')
const only = values.only?.split(',')
const unknown = only?.find((name) => operations.every(({ id }) => id !== name))
if (unknown !== undefined) endWith(`--only ${unknown}: the contract has no such call.`)
try {
  process.exitCode = await rehearse(from)
} catch (failure) {
  endWith(failure instanceof Error ? failure.message : String(failure))
}

async function rehearse(description: string): Promise<0 | 1 | 2> {
  const renames = renamesIn(values.map)
  const rehearsals = rehearsalsOf(document, await readDescription(description), renames).flatMap(ofChosenCalls)
  const results = byHarm(await resultsOf([...rehearsals, ...allTogether(rehearsals)]))
  const rows = new Map((await indexedStories()).map(({ id, tags = [] }) => [id, tags.filter((tag) => /-\d/.test(tag))]))
  const report = { from: description, results, rowsOf: (id: string) => rows.get(id) ?? [] }
  const page = join(FOLDER, 'index.html')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(page, reportPage(report))
  writeFileSync(join(FOLDER, 'report.md'), reportMarkdown(report))
  console.log(`\n${reportMarkdown(report)}\n${page}`)
  if (values.open) open(page)
  return exitCodeOf(results)
}

function renamesIn(file: string | undefined): Renames {
  if (file === undefined) return {}
  const renames = yamlIn(file)
  const isMap = typeof renames === 'object' && renames !== null && !Array.isArray(renames)
  if (!isMap || Object.values(renames).some((value) => typeof value !== 'string'))
    throw new Error(`${file} is no list of renames: write one "oldName: newName" per line.`)
  return renames as Renames
}

function yamlIn(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${firstSentenceOf(cause)}`, { cause })
  }
}

function ofChosenCalls(rehearsal: Rehearsal): Rehearsal | [] {
  if (!only) return rehearsal
  const isChosen = ({ operation }: { operation: string }) => only.includes(operation)
  const places = rehearsal.places.filter(isChosen)
  return places.length === 0 ? [] : { ...rehearsal, places, alterations: rehearsal.alterations.filter(isChosen) }
}

function allTogether(rehearsals: readonly Rehearsal[]): Rehearsal[] {
  const changing = rehearsals.filter(({ alterations }) => alterations.length > 0)
  if (changing.length < 2) return []
  const places = changing.flatMap((one) => one.places)
  return [{ title: 'All differences together', places, alterations: changing.flatMap((one) => one.alterations) }]
}

async function resultsOf(rehearsals: readonly Rehearsal[]): Promise<Result[]> {
  const atlas = readAtlas()
  const planned = rehearsals.map((rehearsal, at) => ({
    rehearsal,
    run: String(at + 1),
    ...storiesFor(rehearsal.alterations, atlas, most),
  }))
  const running = planned.filter(({ chosen }) => chosen.length > 0)
  const shown = running.length > 0 ? await runStories(running) : new Map<string, ShownStories>()
  const isErrorText = errorTexts()
  const writes = new Set<string>(operations.flatMap(({ id, writes: isWrite }) => (isWrite ? [id] : [])))
  const results: Result[] = []
  for (const { rehearsal, run, chosen, of } of planned) {
    const stories: Result['stories'] = []
    for (const story of chosen) {
      const before = shown.get('today')?.get(story.id)
      // A story that fails today tells nothing.
      if (!before || before.failures.length > 0) continue
      const after = shown.get(run)?.get(story.id)
      const differs = after !== undefined && (await isSeen(pictureOf('today', story.id), pictureOf(run, story.id)))
      stories.push({ story, ...verdictOf(before, after, { isErrorText, writes, differs }) })
    }
    results.push(resultOf({ rehearsal, run, stories, of }))
  }
  return results
}

interface Planned {
  rehearsal: Rehearsal
  run: string
  chosen: ChosenStory[]
}

/** What the stories show today and with each difference, by the names of the runs. */
async function runStories(planned: readonly Planned[]): Promise<Map<string, ShownStories>> {
  const every = [
    ...new Map(planned.flatMap(({ chosen }) => chosen.map((story) => [story.id, story] as const))).values(),
  ]
  const runs = await startStoryRuns(resolve(import.meta.dirname, '../..'))
  const all = [{ rehearsal: { title: 'As today', alterations: [] }, run: 'today', chosen: every }, ...planned]
  const total = all.reduce((sum, { chosen }) => sum + chosen.length, 0)
  const begun = Date.now()
  let done = 0
  let waitMs = WAIT_MS
  const shown = new Map<string, ShownStories>()
  for (const [at, { rehearsal, run, chosen }] of all.entries()) {
    const left = done === 0 ? '' : `, about ${minutes(((Date.now() - begun) / done) * (total - done))} left`
    console.log(`${at + 1} of ${all.length}: ${rehearsal.title}, ${chosen.length} stories${left}`)
    const stories = await runs.run({ name: run, alterations: rehearsal.alterations, waitMs }, chosen)
    shown.set(run, stories)
    done += chosen.length
    // On a slow machine, a page that comes late is not a page that breaks.
    if (run === 'today')
      waitMs = Math.max(SHORTEST_WAIT_MS, ...Array.from(stories.values(), ({ tookMs }) => 2 * tookMs))
  }
  await runs.close()
  return shown
}

function minutes(ms: number): string {
  return ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`
}

/** Whether a person sees a difference between two pictures: in small ones, because edges of letters may differ. */
async function isSeen(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(320, 320, { fit: 'fill' }).greyscale().raw().toBuffer()),
  )
  const different = first!.filter((value, at) => Math.abs(value - (second![at] ?? 0)) > SEEN_STEP).length
  return different / first!.length > SEEN_SHARE
}

function open(page: string): void {
  const [command, ...before] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  const child = spawn(command, [...before, page], { stdio: 'ignore', detached: true })
  child.on('error', () => console.error(`Open ${page} in a browser.`))
  child.unref()
}
