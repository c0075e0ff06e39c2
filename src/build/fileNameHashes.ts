import { createHash } from 'node:crypto'

const HASH = /-([\w-]{7})(\.\w+)$/

/**
 * Replaces the hashes in the names of built files, and restores them. A hash changes with every file that its file
 * refers to; the rest of the code is often the same as in the last build.
 */
export function fileNameHashes(fileNames: readonly string[]) {
  const marks = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const fileName of [...fileNames].sort()) {
    const hash = HASH.exec(fileName)?.[1]
    if (hash === undefined) continue
    const name = fileName.replace(HASH, '$2')
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    marks.set(hash, markOf(`${name} ${count}`))
  }
  const hashes = new Map([...marks].map(([hash, mark]) => [mark, hash]))
  const known = new RegExp(`-(${[...marks.keys()].join('|')})(?=\\.\\w)`, 'g')
  return {
    without: (code: string) =>
      marks.size === 0 ? code : code.replace(known, (_, hash: string) => `-${marks.get(hash)}`),
    restored: (code: string) => code.replace(/~[\w-]{6}(?=\.\w)/g, (mark) => hashes.get(mark) ?? mark),
  }
}

/** As long as a hash, and with a character that no hash has. */
const markOf = (name: string) => `~${createHash('sha256').update(name).digest('base64url').slice(0, 6)}`
