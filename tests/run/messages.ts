import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A message begins with the expected and the actual value; the content of the page follows. */
const LINES_OF_A_MESSAGE = 16

/** The start of the part that is only for debugging: a call log, stack frames, the content of the page. */
const DEBUGGING = /^\s*(Call log:|at .+:\d+:\d+\)?$|at (async )?\S+ \(|❯ |Ignored nodes:|<body)/

/** The first line of a story's message: an address of a Storybook that may not run. */
const ADDRESS_OF_THE_STORY = /^Click to debug the error directly in Storybook: /

/** The lines of an error that a reader needs. */
export function shortMessage(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !ADDRESS_OF_THE_STORY.test(line))
  const end = lines.findIndex((line) => DEBUGGING.test(line))
  return lines
    .slice(0, end === -1 ? undefined : end)
    .slice(0, LINES_OF_A_MESSAGE)
    .join('\n')
}

/** 'tests/e2e/chats.e2e.ts:27', relative to the project's folder. */
export function placeOf(project: string, file: string, line?: number): string {
  const path = relative(project, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return line === undefined ? path : `${path}:${line}`
}
