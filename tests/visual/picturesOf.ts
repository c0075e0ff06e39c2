import { readStates } from '#storybook/atlas/recordFiles.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'

const PHONE_PX = 390
const DESKTOP_PX = 1280
const PX: Record<string, number> = { phone: PHONE_PX, desktop: DESKTOP_PX }

interface Story {
  id: string
  importPath: string
  tags?: string[] | undefined
}

/**
 * The widths at which a story has a picture: those of its tags. Dialogs, menus, toasts, errors and empty states have one
 * on a phone, where they have the least room, and one on a desktop if it looks different there. The failure matrix (each
 * documented failure of each call, where a person sees it) is pictured on a phone.
 */
export function widthsOf({ id, importPath, tags = [] }: Story): number[] {
  if (importPath.endsWith('Failures.stories.tsx')) return sameAsEarlier.has(id) ? [] : [PHONE_PX]
  return tags.flatMap((tag) => PX[tag] ?? [])
}

/** The width at which the play function runs; the page is resized for the pictures. */
export const playedAt = ({ tags = [] }: Pick<Story, 'tags'>): number =>
  tags.includes('desktop') ? DESKTOP_PX : PHONE_PX

/** Failures that look like an earlier one of their file, as their records say: many calls fail with the same words. */
const sameAsEarlier = failuresAlike(readStates())

export function failuresAlike(states: readonly State[]): Set<string> {
  const failures = states.filter(({ title }) => title.endsWith('Failures'))
  const alike = Map.groupBy(failures, ({ title, headings, words, controls }) =>
    JSON.stringify([title, headings, words, controls]),
  )
  return new Set([...alike.values()].flatMap(([, ...later]) => later.map(({ id }) => id)))
}
