import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'

export interface CommentLine {
  /** From the root of the project. */
  file: string
  line: number
  text: string
}

const project = resolve(import.meta.dirname, '../..')
const FILES = '{src,openapi,mocks,.storybook,tests}/**/*.{ts,tsx,css}'
const isGenerated = (file: string) => file.includes('/generated/') || file.endsWith('routeTree.gen.ts')
/** Directives for tools are not comment text. */
const INSTRUCTION = /^(?:oxlint-|@ts-|eslint-|v8 ignore|[#@]__|<reference|@vite|@vitest)/u

/** All comment lines of the project, without generated code. */
export function commentLinesOfProject(): CommentLine[] {
  return globSync(FILES, { cwd: project })
    .filter((file) => !isGenerated(file))
    .sort()
    .flatMap((file) =>
      commentLinesOf(file, readFileSync(resolve(project, file), 'utf8')).map((found) => ({ file, ...found })),
    )
}

/** The comment lines of one file. Throws if the code cannot be parsed. */
export function commentLinesOf(path: string, code: string): Omit<CommentLine, 'file'>[] {
  return commentsOf(path, code).flatMap(({ start, value }) => {
    const first = code.slice(0, start).split('\n').length
    return value
      .split('\n')
      .map((written, index) => ({ line: first + index, text: written.replace(/^[\s*]+|[\s*]+$/gu, '') }))
      .filter(({ text }) => /\p{L}{2}/u.test(text) && !INSTRUCTION.test(text))
  })
}

/** The code of a file without its comments, to detect whether a change affects only comments. */
export function codeWithoutComments(path: string, code: string): string {
  return commentsOf(path, code)
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
    .replace(/\{\s*\}|\s+/gu, ' ')
}

function commentsOf(path: string, code: string): { start: number; end: number; value: string }[] {
  if (path.endsWith('.css'))
    return [...code.matchAll(/\/\*([\s\S]*?)\*\//gu)].map(({ index, 0: whole, 1: value = '' }) => ({
      start: index,
      end: index + whole.length,
      value,
    }))
  const { comments, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return comments
}
