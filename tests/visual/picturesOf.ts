import { readStates } from '#storybook/atlas/recordFiles.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'

const PX: Record<string, number> = { phone: 390, desktop: 1280 }

interface Story {
  id: string
  importPath: string
  tags?: string[] | undefined
}

/**
 * The widths at which a story has a picture: those of its tags. Dialogs, menus, toasts, errors and empty states have one
 * on a phone, where they have the least room, and one on a desktop if it looks different there. The first width is that
 * at which the play function runs: a desktop, unless the state needs a phone.
 */
export function widthsOf({ id, importPath, tags = [] }: Story): number[] {
  const widths = tags.flatMap((tag) => PX[tag] ?? []).sort((one, other) => other - one)
  if (!importPath.endsWith('Failures.stories.tsx')) return widths
  // The failure matrix: each documented failure of each call, where a person sees it. Those of a desktop are large, and
  // have their words in common with a story that has a picture (baselines.test.ts).
  if (sameAsEarlier.has(id) || /--(card|stats-session)-/.test(id)) return []
  return tags.includes('desktop') ? [1280] : [390]
}

/** Failures that look like an earlier one of their file, as their records say: many calls fail with the same words. */
const sameAsEarlier = failuresAlike(readStates())

export function failuresAlike(states: readonly State[]): Set<string> {
  const failures = states.filter(({ title }) => title.endsWith('Failures'))
  const alike = Map.groupBy(failures, ({ title, headings, words, controls }) =>
    JSON.stringify([title, headings, words, controls]),
  )
  return new Set([...alike.values()].flatMap(([, ...later]) => later.map(({ id }) => id)))
}
