import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools'
import { indexedStories } from '#storybook/storyIndex.ts'

const project = resolve(import.meta.dirname, '../..')

/** The data from a story's source. */
export interface StorySource {
  id: string
  name: string
  /** The path of its file, from the root of the repository. */
  file: string
  /** The comment above the story. */
  description: string
  /** The texts in its play function: the states that it passes through. */
  played: string[]
}

export interface StorySources {
  stories: StorySource[]
  /** The hash of every file, by path. */
  files: Record<string, string>
}

/** All stories in Storybook's index, with their sources. */
export async function storySources(): Promise<StorySources> {
  const stories = await indexedStories()
  const byFile = Map.groupBy(stories, ({ importPath }) => importPath.replace(/^\.\//, ''))
  const found: StorySource[] = []
  const files: Record<string, string> = {}
  for (const [file, ofFile] of byFile) {
    const code = readFileSync(resolve(project, file), 'utf8')
    files[file] = fingerprint(code)
    const source = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? file }).parse()
    for (const { id, name, exportName = '' } of ofFile) {
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's tools call it so
      const statement = source._storyStatements[exportName]
      const description = statement ? extractDescription(statement) : ''
      const { start, end } = source.getStoryExport(exportName)
      const played = playedTexts(code.slice(start ?? 0, end ?? 0))
      found.push({ id, name, file, description: description.replaceAll(/\s+/g, ' ').trim(), played })
    }
  }
  return { stories: found, files }
}

/** A short hash is enough to detect a change. */
function fingerprint(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 12)
}

/** The quoted texts that a user could see: those that the play function searches for, types or expects. */
export function playedTexts(code: string): string[] {
  const looks = /(?:Text|Role|Label|Content|type|Name)\w*\(([^;\n]*)/g
  const texts = [...code.matchAll(looks)].flatMap(([, given = '']) => [...given.matchAll(/'((?:[^'\\]|\\.)+)'/g)])
  return [...new Set(texts.map(([, text = '']) => text.replaceAll('\\', '')))]
    .filter((text) => /[A-Z].*[a-z]|\s/.test(text))
    .sort()
}
