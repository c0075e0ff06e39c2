import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'valibot'
import { type Atlas, atlasSchema } from './storyRecord.ts'

const path = resolve(import.meta.dirname, 'atlas.json')

/** The committed file; undefined if it does not exist yet. */
export function readAtlas(): Atlas | undefined {
  try {
    return parse(atlasSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
}

export function writeAtlas(atlas: Atlas): void {
  writeFileSync(path, atlasText(atlas))
}

/** Serializes each file and each story on one line: a changed story is one line of a diff. */
export function atlasText({ version, files, states }: Atlas): string {
  const fileLines = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, hash]) => `${JSON.stringify(file)}: ${JSON.stringify(hash)}`)
  const stateLines = states.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((state) => JSON.stringify(state))
  return `{\n"version": ${version},\n"files": {\n${fileLines.join(',\n')}\n},\n"states": [\n${stateLines.join(',\n')}\n]\n}\n`
}
