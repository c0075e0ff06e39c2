import { transportOf } from '#tests/transports/homes.ts'
import { isDocumentation, isListedReader, reads } from './filesRead.ts'
import { fileOfKey, journeyKey, loadedBy } from './reachRecord.ts'
import type { ReachRecord } from './reachRecord.ts'
import { filesFrom } from './sourceGraph.ts'
import type { SourceGraph } from './sourceGraph.ts'

/** A test of Playwright. */
export interface Journey {
  project: string
  /** As a path of the project. */
  file: string
  titles: string[]
  /** The file of the story, if the test is the picture of one. */
  storyFile?: string
}

export interface AllTests {
  unit: string[]
  stories: string[]
  e2e: Journey[]
  visual: Journey[]
}
export type TestStage = keyof AllTests

/** The tests of a stage that a change reaches. */
interface Reached<T> {
  run: T[]
  leftOut: number
  /** Why the whole stage runs. */
  because?: string
}
export type ReachedTests = { [S in TestStage]: Reached<AllTests[S][number]> }

interface Known {
  graph: SourceGraph
  record: ReachRecord
  /** Whether a file of tests has changed since it was recorded. */
  hasChanged(file: string): boolean
}

/** Files that every build or every test depends on. */
export const OF_EVERYTHING =
  /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|tsr\.config\.json|vite\.config\.ts|orval\.config\.ts|openapi\/.*|(.*\/)?generated\/.*)$/
const OF_PAGES = /^(mocks\/pictures\/files\/|public\/)/
/** Files that the graph describes: without an importer they reach nothing. */
export const IN_GRAPH = /^(src|mocks|tests|\.storybook)\/|^(\.ox\w+|redocly)\.\w+$|^index\.html$/
const BASELINE = /^tests\/visual\/baselines\/(.+)-\d+\.png$/

/** The build adds this import to routes. */
const ROUTE_CODE = 'src/app/lazyRouteComponent.ts'
const UNIT_ROOTS = ['tests/vitest.projects.ts']
const STORY_ROOTS = [
  '.storybook/preview.tsx',
  '.storybook/main.ts',
  '.storybook/vite.config.ts',
  ROUTE_CODE,
  ...UNIT_ROOTS,
]
const APP_ROOTS = [
  'index.html',
  'vite.config.ts',
  'src/main.tsx',
  'src/start/boot.ts',
  'src/start/stillFrame.tsx',
  'src/shell/frame.css',
  ROUTE_CODE,
]
const JOURNEY_ROOTS = ['tests/playwright.config.ts', 'tests/support/playwrightSetup.ts']
/** Programs that journeys start. */
const PROGRAMS = ['mocks/commands/mockServer.ts', 'mocks/commands/capture.ts']

/** The tests that can notice a change of these files. */
export function reachedTests(all: AllTests, changed: readonly string[], known: Known): ReachedTests {
  const { graph } = known
  const code = changed.filter((file) => !isDocumentation(file))
  const everything = code.find((file) => OF_EVERYTHING.test(file) || !IN_GRAPH.test(file))
  const pages = everything ?? code.find((file) => OF_PAGES.test(file))
  const isStatic = () => false
  const loadedByAll = (roots: string[]) => code.find((file) => filesFrom(graph, roots, isStatic).has(file))
  const hits = (files: ReadonlySet<string>) => changed.some((file) => files.has(file))

  const ofUnit = everything ?? loadedByAll(UNIT_ROOTS)
  const ofStories = pages ?? loadedByAll(STORY_ROOTS)
  const ofJourneys = pages ?? loadedByAll([...APP_ROOTS, ...JOURNEY_ROOTS, 'tests/support/test.ts'])
  const ofPictures = pages ?? loadedByAll(JOURNEY_ROOTS)
  return {
    unit: chosen(all.unit, ofUnit, (file) => {
      const files = filesFrom(graph, [file])
      return (
        hits(files) || [...files].some((path) => graph.get(path)?.readsFiles && changed.some((one) => reads(path, one)))
      )
    }),
    stories: chosen(all.stories, ofStories, (file) => hits(filesOfStories(file, known))),
    e2e: chosen(
      all.e2e,
      ofJourneys,
      (journey) =>
        hits(filesOfJourney(journey, known)) ||
        changed.some((file) => isListedReader(journey.file, file)) ||
        isOfIndex(journey, changed, known),
    ),
    visual: chosen(all.visual, ofPictures, (picture) => {
      const baselines = changed.map((file) => BASELINE.exec(file)?.[1])
      const name = picture.titles.at(-1)?.replace(/^(story|failure) /, 'story-')
      if (name !== undefined && baselines.includes(name)) return true
      const { storyFile } = picture
      if (storyFile === undefined) return hits(filesOfJourney(picture, known))
      return (
        hits(filesFrom(graph, [picture.file, ...JOURNEY_ROOTS], isStatic)) || hits(filesOfStories(storyFile, known))
      )
    }),
  }
}

function chosen<T>(tests: readonly T[], because: string | undefined, isReached: (test: T) => boolean): Reached<T> {
  const run = because === undefined ? tests.filter(isReached) : [...tests]
  return { run, leftOut: tests.length - run.length, ...(because !== undefined && { because }) }
}

export function filesOfStories(file: string, known: Known): Set<string> {
  return filesFrom(known.graph, [file, ...STORY_ROOTS], isLoaded(known, file))
}

/** What a journey loads in the page and in its own process. */
export function filesOfJourney({ file, titles }: Pick<Journey, 'file' | 'titles'>, known: Known): Set<string> {
  const { graph } = known
  const isLoadedHere = isLoaded(known, journeyKey(file, titles))
  const roots = [file, ...JOURNEY_ROOTS, ...APP_ROOTS]
  if (isInFolder(file, 'replay') || transportOf(file, titles) === 'http') roots.push(...PROGRAMS)
  // Storybook itself imports stories and pages: no file of the project does.
  if (isInFolder(file, 'storybook'))
    roots.push(...STORY_ROOTS, ...storybookFiles(graph).filter((path) => isLoadedHere(path)))
  return filesFrom(graph, roots, isLoadedHere)
}

/**
 * A lazy file counts as loaded unless the record knows its importer, and knows that the test did not load it. A test
 * without a record, or with changes since its record, loads every lazy file.
 */
function isLoaded({ record, hasChanged }: Known, key: string): (lazy: string, importer?: string) => boolean {
  const loaded = hasChanged(fileOfKey(key)) ? undefined : loadedBy(record, key)
  return (lazy, importer) => {
    if (loaded === undefined || loaded.has(lazy)) return true
    const importers = record.lazy[lazy]
    return importers === undefined || (importer !== undefined && !importers.includes(importer))
  }
}

/** New and removed stories change the index of Storybook. */
function isOfIndex({ file }: Journey, changed: readonly string[], { graph, record }: Known): boolean {
  const isNewOrGone = (file: string) => isStorybookFile(file) && (record.lazy[file] === undefined || !graph.has(file))
  return isInFolder(file, 'storybook') && changed.some(isNewOrGone)
}

const isInFolder = (file: string, folder: string) => file.startsWith(`tests/${folder}/`)
const isStorybookFile = (file: string) => /\.(stories\.tsx|mdx)$/.test(file)
export const storybookFiles = (graph: SourceGraph) => [...graph.keys()].filter(isStorybookFile)
