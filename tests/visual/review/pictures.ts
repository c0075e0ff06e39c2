import { copyFileSync, existsSync, globSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** The picture of the committed baseline, of the last run, and their difference. */
export const SIDES = ['before', 'after', 'difference'] as const
type Side = (typeof SIDES)[number]

export interface Picture {
  /** The file name of the baseline without its ending: `explore-390`. */
  name: string
  /** New: without a baseline. */
  state: 'changed' | 'new' | 'accepted' | 'left'
}

export interface Pictures {
  list(): Picture[]
  /** The PNG file of one side; undefined if there is none. */
  fileOf(name: string, side: Side): string | undefined
  /** Writes the picture of the run as the baseline. */
  accept(name: string): void
  /** Leaves the baseline as it is. */
  leave(name: string): void
}

interface Folders {
  /** Where Playwright leaves `*-actual.png`, `*-expected.png` and `*-diff.png` of failed comparisons. */
  results: string
  baselines: string
}

const ACTUAL = '-actual.png'

/** The failed comparisons of the last run. Only names that the run has left are read or written. */
export function readPictures({ results, baselines }: Folders): Pictures {
  const baselineOf = (name: string) => join(baselines, `${name}.png`)
  const paths = new Map<string, string>()
  for (const path of globSync(`**/*${ACTUAL}`, { cwd: results }).sort())
    paths.set(basename(path, ACTUAL), resolve(results, path.slice(0, -ACTUAL.length)))
  const pictures = [...paths.keys()].map((name): Picture => {
    return { name, state: existsSync(baselineOf(name)) ? 'changed' : 'new' }
  })
  function called(name: string): Picture {
    const picture = pictures.find((one) => one.name === name)
    if (!picture) throw new Error(`The last run left no picture "${name}".`)
    return picture
  }
  return {
    list: () => pictures,
    fileOf(name, side) {
      const path = paths.get(name)
      // Playwright's copy: the baseline itself may have been accepted.
      const file = { before: `${path}-expected.png`, after: path + ACTUAL, difference: `${path}-diff.png` }[side]
      return path !== undefined && existsSync(file) ? file : undefined
    },
    accept(name) {
      const picture = called(name)
      copyFileSync(paths.get(name) + ACTUAL, baselineOf(name))
      picture.state = 'accepted'
    },
    leave: (name) => void (called(name).state = 'left'),
  }
}
