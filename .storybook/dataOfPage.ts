import { fromBase64url } from '#mocks/accounts/tokens.ts'
import { type Edits, readEdits } from '#mocks/edits/edits.ts'
import { pageOfStory } from './pageOfStory.ts'
import type { WorldParameters } from './parameters.d.ts'

/** The argument with which the address of a story carries changed records: JSON in base64url. */
export const CARRIED = 'data'

/** Begins the arguments of the group *Data*. Storybook puts no argument with a dot in its name into the address. */
export const DATA = 'data.'

/** The pages that show records. The forms of the editor keep what is typed there. */
const WITH_RECORDS = /^\/(character\/|users\/|chat|explore|search|my-characters|settings)/

/** The address of the page that a story shows, if its records can be changed. */
export function dataPage(title: string, world: WorldParameters, args: Record<string, unknown>): string | undefined {
  const isPage = world.path !== undefined || /(Page|Pages|Tab|Moments)$/.test(title)
  const page = world.path ?? world.at ?? pageOfStory(title, args)
  return isPage && page !== undefined && WITH_RECORDS.test(page) ? page : undefined
}

/** The changes in the address of a story. */
export function carriedEdits({ [CARRIED]: carried }: Record<string, unknown>): {
  edits?: Edits
  problem?: string
} {
  if (typeof carried !== 'string') return {}
  try {
    return readEdits(fromBase64url(carried))
  } catch {
    return { problem: 'It is not valid base64url. It may be cut short.' }
  }
}
