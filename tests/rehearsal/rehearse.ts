// npm run contract:rehearse: what people notice of a new contract, in every screen. Exit code 1: somebody notices
// something; 2: nobody does, but something could not be rehearsed; 0: nobody notices.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import open from 'open'
import sharp from 'sharp'
import { parse as parsed, record, string } from 'valibot'
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
const ABOUT = `Shows what people notice of a new contract, a file or an address, in every screen.
--only     only these calls
--map      a file with one "oldName: newName" per line
--stories  at most so many stories per difference
--open     opens the report
Exit code 1: somebody notices something; 2: nobody does, but something could not be rehearsed; 0: nobody notices.`
/** The share of different pixels, in small pictures, from which a person sees a difference. */
const SEEN_SHARE = 0.002
const SEEN_STEP = 24
/** How long a story waits today. A story that waits for what the new contract has removed ends sooner, see below. */
const WAIT_MS = 30_000
const SHORTEST_WAIT_MS = 4_000

const { values, positionals } = argumentsOf(
  USAGE,
  {
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      map: { type: 'string' },
      stories: { type: 'string', default: '40' },
      open: { type: 'boolean', default: false },
    },
  },
  ABOUT,
)
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
  const rehearsals = rehearsalsOf(document, await readDescription(description), renamesIn(values.map), only)
  const results = byHarm(await resultsOf([...rehearsals, ...allTogether(rehearsals)]))
  const rows = new Map((await indexedStories()).map(({ id, tags = [] }) => [id, tags.filter((tag) => /-\d/.test(tag))]))
  const report = { from: description, results, rowsOf: (id: string) => rows.get(id) ?? [] }
  const page = join(FOLDER, 'index.html')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(page, reportPage(report))
  writeFileSync(join(FOLDER, 'report.md'), reportMarkdown(report))
  console.log(`\n${reportMarkdown(report)}\n\nThe report: ${pathToFileURL(page).href}`)
  // Without a desktop, nothing opens: the address is above.
  if (values.open) await open(page)
  return exitCodeOf(results)
}

function renamesIn(file: string | undefined): Renames {
  if (file === undefined) return {}
  try {
    return parsed(record(string(), string()), parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} is no list of renames, one "oldName: newName" per line: ${firstSentenceOf(cause)}`, {
      cause,
    })
  }
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
  const shown = await runStories(planned)
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

type Planned = Pick<Result, 'rehearsal' | 'run'> & { chosen: ChosenStory[] }

/** What the stories show today and with each difference, by the names of the runs. */
async function runStories(planned: readonly Planned[]): Promise<Map<string, ShownStories>> {
  const shown = new Map<string, ShownStories>()
  const every = new Map(planned.flatMap(({ chosen }) => chosen.map((story) => [story.id, story] as const)))
  if (every.size === 0) return shown
  const today: Planned = {
    rehearsal: { title: 'As today', places: [], alterations: [] },
    run: 'today',
    chosen: [...every.values()],
  }
  const all = [today, ...planned.filter(({ chosen }) => chosen.length > 0)]
  const runs = await startStoryRuns(resolve(import.meta.dirname, '../..'))
  const begun = Date.now()
  let left = all.reduce((sum, { chosen }) => sum + chosen.length, 0)
  let done = 0
  let waitMs = WAIT_MS
  for (const [at, { rehearsal, run, chosen }] of all.entries()) {
    const minutes = ((Date.now() - begun) / done / 60_000) * left
    const estimate = done === 0 ? '' : `, about ${minutes.toFixed(1)} minutes left`
    console.log(`${at + 1} of ${all.length}: ${rehearsal.title}, ${chosen.length} stories${estimate}`)
    const stories = await runs.run({ name: run, alterations: rehearsal.alterations, waitMs }, chosen)
    shown.set(run, stories)
    done += chosen.length
    left -= chosen.length
    // On a slow machine, a page that comes late is not a page that breaks.
    if (run === 'today')
      waitMs = Math.max(SHORTEST_WAIT_MS, ...Array.from(stories.values(), ({ tookMs }) => 2 * tookMs))
  }
  await runs.close()
  return shown
}

/** Whether a person sees a difference between two pictures: in small ones, because edges of letters may differ. */
async function isSeen(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).resize(320, 320, { fit: 'fill' }).greyscale().raw().toBuffer()),
  )
  const different = first!.filter((value, at) => Math.abs(value - (second![at] ?? 0)) > SEEN_STEP).length
  return different / first!.length > SEEN_SHARE
}
