import { relative, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** The files that a word of a command line names: by their path, a folder of it, or, as in Vitest, a part of it. */
export function filesNamed(word: string, files: string[]): string[] {
  const path = relative(project, resolve(project, word)).replaceAll('\\', '/')
  const isBelow = (file: string) => path === '' || file.startsWith(`${path}/`)
  // A folder is exact: `src/features/chat` is not also `src/features/chats`.
  const below = files.filter(isBelow)
  return below.length > 0 ? below : files.filter((file) => file.includes(path))
}
