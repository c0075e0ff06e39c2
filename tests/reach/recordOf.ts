import { relative, resolve } from 'node:path'
import { OTHERS } from './chunkModules.ts'
import type { ChunkModules } from './chunkModules.ts'
import { filesOfJourney, filesOfStories, storybookFiles } from './reachedTests.ts'
import { fileOfKey, fingerprint, journeyKey } from './reachRecord.ts'
import type { ReachRecord } from './reachRecord.ts'
import type { Requested } from './requestedChunks.ts'
import type { SourceGraph } from './sourceGraph.ts'

/**
 * The name of a script of a build, except boot.ts, which is built separately and belongs to every page. A hash with only
 * small letters is a word of a name: globals-runtime.js of Storybook.
 */
const HASHED = /^(?!boot-).*-(?![a-z]+\.js$)[\w-]{7,8}\.js$/
const project = resolve(import.meta.dirname, '../..')

interface Sources {
  chunks: ChunkModules
  graph: SourceGraph
  textOfTest(file: string): string
}

interface Recorded {
  record: ReachRecord
  /** Files that a page has loaded although the graph does not say so: the graph misses a kind of reference. */
  unexplained: string[]
}

/** Translates the scripts that pages requested into the lazy files that their tests load. */
export function recordOf(requested: readonly Requested[], { chunks, graph, textOfTest }: Sources): Recorded {
  const lazy = lazyFiles(graph)
  // A development server sends modules, and no chunks.
  const modulesOf = (script: string) => chunks[script] ?? (graph.has(script) ? [script] : undefined)
  const numbers = new Map(Object.keys(lazy).map((file, index) => [file, index]))
  const modules = new Map<string, Set<string>>()
  for (const one of requested) {
    const key = keyOf(one)
    const loaded = modules.get(key) ?? new Set()
    for (const module of one.chunks.flatMap((script) => modulesOf(script) ?? [])) loaded.add(module)
    modules.set(key, loaded)
  }
  const keys = [...modules.keys()].sort()
  const files = [...new Set(keys.map(fileOfKey))]
  const tests = Object.fromEntries(files.map((file) => [file, fingerprint(textOfTest(file))]))
  const loads = Object.fromEntries(
    keys.map((key) => [
      key,
      [...(modules.get(key) ?? [])].flatMap((file) => numbers.get(file) ?? []).sort((a, b) => a - b),
    ]),
  )
  const record = { lazy, tests, loads }
  const imported = new Set([...graph.values()].flatMap((to) => [...to.static, ...to.lazy]))
  const unexplained = requested.flatMap((one) => {
    const files = filesOf(one, { graph, record, hasChanged: () => false })
    return one.chunks.flatMap((chunk) => {
      const modules = modulesOf(chunk)
      if (!modules) return HASHED.test(chunk) ? [`${keyOf(one)}: ${chunk}, which is in no build`] : []
      const missing = modules.filter((file) => !files.has(file) && file !== OTHERS)
      // A chunk also contains modules that only other pages import. They have no effect on this page.
      const isExplained = missing.length < modules.length && missing.every((file) => imported.has(file))
      return missing.length === 0 || isExplained ? [] : [`${keyOf(one)}: ${missing.join(' ')}`]
    })
  })
  return { record, unexplained }
}

function filesOf(one: Requested, known: Parameters<typeof filesOfJourney>[1]): Set<string> {
  const { project: name, titles } = one
  if (name === 'reach') return filesOfStories(keyOf(one), known)
  return filesOfJourney({ file: pathOf(one), titles }, known)
}

/** Every file of the pages that something imports lazily, with its importers, and what Storybook imports. */
function lazyFiles(graph: SourceGraph): ReachRecord['lazy'] {
  const importers = new Map<string, string[]>(storybookFiles(graph).map((path) => [path, []]))
  for (const [path, { lazy }] of graph)
    if (!/^tests\/|\.test\.tsx?$/.test(path))
      for (const file of new Set(lazy)) importers.set(file, [...(importers.get(file) ?? []), path].sort())
  return Object.fromEntries([...importers].sort(([one], [other]) => (one < other ? -1 : 1)))
}

const pathOf = ({ file }: Requested) => relative(project, file).replaceAll('\\', '/')

/** The recording of a story file has its path as its title. */
function keyOf(one: Requested): string {
  return one.project === 'reach' ? (one.titles.at(-1) ?? '') : journeyKey(pathOf(one), one.titles)
}
