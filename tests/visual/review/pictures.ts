import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** The picture of the committed baseline, of the last run, and their difference. */
export const SIDES = ['before', 'after', 'difference'] as const
export type Side = (typeof SIDES)[number]

interface Picture {
  /** The file name of the baseline without its ending: `explore-390`. */
  name: string
  /** Without a baseline. */
  isNew: boolean
}

export interface Pictures {
  list(): Picture[]
  /** The PNG file of one side; undefined if there is none. */
  fileOf(name: string, side: Side): string | undefined
  /** Writes the picture of the run as the baseline; does nothing the second time. */
  accept(name: string): void
  /** Restores the baseline that `accept` replaced. */
  undo(name: string): void
  accepted(): string[]
  /** When the newest picture was taken, in milliseconds since 1970; undefined without pictures. */
  takenAt(): number | undefined
}

interface Folders {
  /** Where Playwright leaves `*-actual.png`, `*-expected.png` and `*-diff.png` of failed comparisons. */
  results: string
  baselines: string
}

const ACTUAL = '-actual.png'

/** The failed comparisons of the last run. Only names that the run has left are read or written. */
export function readPictures({ results, baselines }: Folders): Pictures {
  const taken = new Map<string, string>()
  for (const path of globSync(`**/*${ACTUAL}`, { cwd: results }).sort())
    taken.set(basename(path).slice(0, -ACTUAL.length), resolve(results, path.slice(0, -ACTUAL.length)))
  /** The replaced baselines; null for a picture that had none. */
  const replaced = new Map<string, Buffer | null>()

  const baselineOf = (name: string) => join(baselines, `${name}.png`)
  const pathOf = (name: string) => {
    const path = taken.get(name)
    if (path === undefined) throw new UnknownPicture(name)
    return path
  }

  return {
    list: () =>
      [...taken.keys()].map((name) => ({
        name,
        isNew: replaced.has(name) ? replaced.get(name) === null : !isFile(baselineOf(name)),
      })),
    fileOf(name, side) {
      const path = pathOf(name)
      // Playwright's copy: the baseline itself may have been accepted.
      const file = { before: `${path}-expected.png`, after: path + ACTUAL, difference: `${path}-diff.png` }[side]
      return isFile(file) ? file : undefined
    },
    accept(name) {
      const after = readFileSync(pathOf(name) + ACTUAL)
      if (replaced.has(name)) return
      const baseline = baselineOf(name)
      replaced.set(name, isFile(baseline) ? readFileSync(baseline) : null)
      write(baseline, after)
    },
    undo(name) {
      pathOf(name)
      const before = replaced.get(name)
      if (before === undefined) return
      if (before === null) rmSync(baselineOf(name), { force: true })
      else write(baselineOf(name), before)
      replaced.delete(name)
    },
    accepted: () => [...replaced.keys()],
    takenAt() {
      const times = [...taken.values()].map((path) => statSync(path + ACTUAL).mtimeMs)
      return times.length === 0 ? undefined : Math.max(...times)
    },
  }
}

export class UnknownPicture extends Error {
  constructor(name: string) {
    super(`The last run left no picture "${name}".`)
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** An interrupted write leaves the old file. */
function write(path: string, content: Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}
