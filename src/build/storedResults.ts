import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Long enough that two branches that are built in turn both find their results. */
const UNUSED_MAX_MS = 14 * 24 * 60 * 60_000

/** Results of slow work in a folder, each under the hash of what it was made from. */
export function storedResults(folder: string) {
  return {
    /** The stored result for `source`, or that of `work`. `source` names everything on which the result depends. */
    async of(source: string, work: () => Promise<string>): Promise<string> {
      const path = join(folder, createHash('sha256').update(source).digest('hex'))
      const stored = await readFile(path, 'utf8').catch(() => undefined)
      if (stored !== undefined) {
        const now = new Date()
        await utimes(path, now, now).catch(() => undefined)
        return stored
      }
      const result = await work()
      await mkdir(folder, { recursive: true })
      // Another build may write the same result, or read it before it is complete.
      const part = `${path}.${randomUUID()}`
      await writeFile(part, result)
      await rename(part, path)
      return result
    },
    /** Removes results that nothing has used for two weeks. */
    async prune(): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name)
          const used = await stat(path).catch(() => undefined)
          if (used && Date.now() - used.mtimeMs > UNUSED_MAX_MS) await rm(path, { force: true })
        }),
      )
    },
  }
}
