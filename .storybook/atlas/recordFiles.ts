import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse } from 'valibot'
import { type Atlas, ATLAS_VERSION, recordFileSchema, type RecordFile, type State } from './storyRecord.ts'

/** The committed records: a file for each file of stories, so that two branches meet only where they change the same. */
const folder = resolve(import.meta.dirname, 'records')

/** `CharacterCard.json` for `src/components/CharacterCard/CharacterCard.stories.tsx`. */
const nameOf = (storyFile: string) => `${basename(storyFile, '.stories.tsx')}.json`

/** The committed records; a file of an older version is left out, as if its stories had never run. */
export function readAtlas(): Atlas {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { version: number })
    .filter(({ version }) => version === ATLAS_VERSION)
    .map((file) => parse(recordFileSchema, file))
}

/** What every story showed, sorted by the ids of the stories. */
export function readStates(): State[] {
  return readAtlas()
    .flatMap(({ states }) => states)
    .sort(byId)
}

export function writeAtlas(atlas: Atlas): void {
  const names = new Map(atlas.map((file) => [nameOf(file.file), file]))
  if (names.size < atlas.length) throw new Error('Two files of stories have the same name, and so the same record.')
  for (const name of readdirSync(folder).filter((name) => !names.has(name))) rmSync(join(folder, name))
  for (const [name, file] of names) writeFileSync(join(folder, name), textOf(file))
}

/** Each story is one line: a changed story is one line of a diff. */
function textOf({ version, file, hash, states }: RecordFile): string {
  const lines = states.toSorted(byId).map((state) => JSON.stringify(state))
  return `{\n"version": ${version},\n"file": ${JSON.stringify(file)},\n"hash": "${hash}",\n"states": [\n${lines.join(',\n')}\n]\n}\n`
}

function byId({ id: one }: State, { id: other }: State): number {
  return one < other ? -1 : 1
}
