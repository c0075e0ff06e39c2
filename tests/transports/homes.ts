/** The ways to the pretend server; one Playwright project each. */
export type Way = 'worker' | 'in-page' | 'live'

/**
 * Which way the journeys of a file take. A journey says what a person sees, and that is the same on every way (the
 * conformance suite compares them response by response), so one way each is enough; together they use all three.
 * What is named nowhere runs in the page, which is the quickest.
 */
const HOMES: Partial<Record<Way, string[]>> = {
  // What leaves the browser for real: tokens, forms, uploads, statuses, and the start of the deployed build.
  live: ['accounts', 'chat', 'chat-connection', 'chat-reading', 'explore', 'permissions', 'settings'],
  // Lists that are read, changed and stored over reloads, as a frontend developer meets them.
  worker: ['character-editor', 'chats', 'my-characters', 'shell'],
}

/** The pretend server's own tests are about the ways. */
const ON_EVERY_WAY = ['pretendServer']

/** A journey with this tag runs on all three: it meets what they do differently (tokens, downloads, a lost line). */
const EVERYWHERE = '@everywhere'

/** Chooses the journeys of one way: Playwright compares it with a test's file, title and tags. */
export function journeysOf(way: Way): RegExp {
  const elsewhere = Object.entries(HOMES).flatMap(([home, files]) => (home === way ? [] : files))
  const own = way === 'in-page' ? `^(?!.*${fileIn(elsewhere)})` : fileIn(HOMES[way] ?? [])
  return new RegExp([own, fileIn(ON_EVERY_WAY), `${EVERYWHERE}\\b`, String.raw`\.live\.ts`].join('|'))
}

const fileIn = (names: string[]) => String.raw`(?:^|[\s/])(?:${names.join('|')})\.e2e\.ts`
