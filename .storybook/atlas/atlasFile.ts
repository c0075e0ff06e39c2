import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'valibot'
import { type Atlas, atlasSchema } from './storyRecord.ts'

const path = resolve(import.meta.dirname, 'atlas.json')

/** The committed file; undefined before it was first made. */
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

/** A line for each file and each story: a story that has changed is one line of a difference. */
export function atlasText({ version, files, states }: Atlas): string {
  const fileLines = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, hash]) => `${JSON.stringify(file)}: ${JSON.stringify(hash)}`)
  const stateLines = states.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((state) => JSON.stringify(state))
  return `{\n"version": ${version},\n"files": {\n${fileLines.join(',\n')}\n},\n"states": [\n${stateLines.join(',\n')}\n]\n}\n`
}
