import { situationSearch } from '#mocks/situation/situationAddress.ts'
import { fileAsked } from '#mocks/world/worldChoices.ts'
import { NOON } from './noon.ts'
import type { WorldParameters } from './parameters.d.ts'

/** The event that sends the app's address for the current story to Storybook's toolbar. */
export const IN_THE_APP = 'perigee/in-the-app'

export interface InTheApp {
  /** The permalink; undefined if the story shows a part without a page, or if this Storybook has no app. */
  href?: string
  /** What the permalink leaves out, or why there is none. */
  note: string
}

/** The address of the app's development server (`npm start`), for `npm run storybook`. */
const DEVELOPMENT = 'http://localhost:5173/'

/**
 * The app's address for this Storybook: the value of VITE_APP (`/`, or `/demo/#` for an app with hash routing), or the
 * address of the development server.
 */
export function appAddress({ DEV, VITE_APP }: Pick<ImportMetaEnv, 'DEV' | 'VITE_APP'>): string | undefined {
  return VITE_APP ?? (DEV ? DEVELOPMENT : undefined)
}

/**
 * The permalink that opens the app at `app` in the story's situation. `page` is the address of the story, which may name
 * a new contract; `left`, the records with changes that no link carries.
 */
export function inTheApp(
  app: string | undefined,
  page: string,
  parameters: WorldParameters,
  left: readonly string[] = [],
): InTheApp {
  if (app === undefined) return { note: 'This Storybook was built without the address of an app (VITE_APP).' }
  const path = parameters.path ?? parameters.at
  if (path === undefined) return { note: 'This story shows a part without its page.' }
  const address = new URL(app, page)
  const route = new URL(path, address.origin)
  const situation = situationSearch({
    ...parameters,
    scenario: parameters.scenario ?? 'default',
    clock: clockOf(parameters),
  })
  const contract = fileAsked('contract', new URL(page).search)
  // The app may be in another folder.
  if (contract !== undefined) situation.set('contract', new URL(contract, page).pathname)
  if (app.includes('#')) {
    address.search = situation.toString()
    address.hash = `${route.pathname}${route.search}`
  } else {
    address.pathname = `${address.pathname.replace(/\/$/, '')}${route.pathname}`
    for (const [key, value] of [...route.searchParams, ...situation]) address.searchParams.append(key, value)
  }
  return { href: address.href, note: noteOf(parameters, left) }
}

/** The clock of a story does not advance by itself. */
function clockOf({ clock }: WorldParameters): string {
  return clock ?? NOON
}

function noteOf(parameters: WorldParameters, left: readonly string[]): string {
  const { storage, database, timeZone, readOnlyEnvironment } = parameters
  const missing = [
    storage !== undefined && 'what the browser of the story remembers',
    database !== undefined && 'its captured session',
    timeZone !== undefined && 'its time zone',
    readOnlyEnvironment !== undefined && 'its read-only environment',
    left.length > 0 && `the changes of ${left.join(', ')}, which are too long or too new`,
  ].filter((part) => part !== false)
  return missing.length === 0
    ? 'The situation in which the story begins.'
    : `The situation in which the story begins, without ${missing.join(' and ')}.`
}
