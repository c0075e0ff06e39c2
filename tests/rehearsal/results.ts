import { globSync, readFileSync } from 'node:fs'
import type { Alteration } from '#mocks/rehearsal/alteration.ts'
import type { Rehearsal } from '#mocks/rehearsal/rehearsals.ts'
import { REFUSED } from '#mocks/rehearsal/changedTraffic.ts'
import { readCall } from '#storybook/atlas/recordedCall.ts'
import type { Atlas, State } from '#storybook/atlas/storyRecord.ts'
import { productTexts } from '#storybook/foundations/productTexts.ts'
import { VALUE } from '#storybook/foundations/valueMark.ts'
import { type StoryVerdict, type Verdict, VERDICTS } from './verdict.ts'

/** A story that makes the calls of a difference. */
export interface ChosenStory extends Pick<State, 'id' | 'name' | 'title'> {
  file: string
}

export interface StoryResult extends StoryVerdict {
  story: ChosenStory
}

/** What people notice of one difference. */
export interface Result {
  rehearsal: Rehearsal
  /** The name of the run. */
  run: string
  /** Those that ran, with the greatest harm first. */
  stories: StoryResult[]
  /** How many stories make the calls. */
  of: number
  verdict: Verdict | 'not rehearsed'
  why: string
  /** Files of the app that read the changed field. */
  readers: string[]
}

/**
 * Stories that make a call of these alterations, at most `most`: by turns from every file, so that each screen is there.
 */
export function storiesFor(
  alterations: readonly Alteration[],
  atlas: Atlas,
  most: number,
): { chosen: ChosenStory[]; of: number } {
  const operations = new Set<string>(alterations.map(({ operation }) => operation))
  const byFile = atlas.map(({ file, states }) =>
    states
      .filter(({ calls }) => calls.some((call) => operations.has(readCall(call).operation)))
      .map(({ id, name, title }): ChosenStory => ({ id, name, title, file })),
  )
  const longest = Math.max(0, ...byFile.map(({ length }) => length))
  const inTurns = Array.from({ length: longest }, (_, turn) => byFile.flatMap((stories) => stories[turn] ?? [])).flat()
  return { chosen: inTurns.slice(0, most), of: inTurns.length }
}

/** The result of a difference, whose stories have these verdicts. */
export function resultOf(ran: Pick<Result, 'rehearsal' | 'run' | 'stories' | 'of'>): Result {
  const { rehearsal, of } = ran
  const stories = byHarm(ran.stories)
  const result = (verdict: Result['verdict'], why: string) => {
    return { ...ran, stories, readers: readersOf(rehearsal), verdict, why }
  }
  if (rehearsal.why !== undefined) return result('not rehearsed', rehearsal.why)
  if (rehearsal.alterations.length === 0)
    return result('nobody notices', 'What the app sends is still accepted, and what it gets is the same.')
  if (of === 0) return result('not rehearsed', 'No story makes this call.')
  if (!stories[0]) return result('not rehearsed', 'No story that makes this call passes today.')
  return result(stories[0].verdict, stories[0].why)
}

/** The greatest harm first; what was not rehearsed before what nobody notices. */
export function byHarm<T extends Pick<Result, 'verdict'>>(results: readonly T[]): T[] {
  const order = [...VERDICTS.slice(0, -1), 'not rehearsed', VERDICTS.at(-1)]
  return results.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
}

/** 0: nobody notices; 1: somebody does; 2: something could not be rehearsed. */
export function exitCodeOf(results: readonly Result[]): 0 | 1 | 2 {
  const [worst = 'nobody notices'] = byHarm(results).map(({ verdict }) => verdict)
  return worst === 'nobody notices' ? 0 : worst === 'not rehearsed' ? 2 : 1
}

/** The files of `src` that name the changed field as a property. */
function readersOf({ places: [place] }: Rehearsal): string[] {
  const field = place?.path.findLast((step) => step !== '*')
  if (field === undefined) return []
  const reads = new RegExp(String.raw`[.{, ]${escaped(field)}\b(?!:)`)
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/generated/**', 'src/contract/**'] })
  return files.filter((file) => !/\.(test|stories)\./.test(file) && reads.test(readFileSync(file, 'utf8'))).sort()
}

/** Tells error texts from other texts: those of `src/api`, and what a server says that refuses a request. */
export function errorTexts(): (text: string) => boolean {
  // Shapes have the defaults of missing fields.
  const texts = globSync('src/api/*/*.ts', { exclude: ['src/api/generated', 'src/api/shapes'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => productTexts(file, readFileSync(file, 'utf8')))
  const patterns = texts.map((text) => text.split(VALUE).map(escaped).join('.+'))
  const anyOf = new RegExp(`^(${patterns.join('|')})$`)
  return (text) => anyOf.test(text) || text.endsWith(REFUSED)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
