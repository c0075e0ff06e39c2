/** The transports to the mock server; one Playwright project each. */
export type Way = 'worker' | 'in-page' | 'live'

/**
 * The transport of each file's journeys. A journey checks what a user sees, which is the same with every transport (the
 * conformance suite compares them response by response), so each runs with one transport; together they use all three.
 * Files that are not listed run over HTTP with the live build: it is what users get, its policy forbids the most, and it
 * is the fastest.
 */
const HOMES: Partial<Record<Way, string[]>> = {
  // Journeys that use the mock server inside the page (its panel, its links, its faults by hand), and lost connections,
  // which the page with a service worker or another server reports in its own way.
  'in-page': [
    'cut-off',
    'documented-failures',
    'image-tools',
    'lost-connection',
    'mock-panel',
    'no-dead-ends',
    'permalink',
  ],
  // Lists that are read, changed and stored across reloads, as a frontend developer uses them.
  worker: ['character-editor', 'chats', 'my-characters'],
}

/** The mock server's own tests check the transports. */
const ON_EVERY_WAY = ['pretendServer']

/**
 * A journey with this tag runs with all three transports, because it covers their differences (tokens, downloads, a
 * lost connection).
 */
const EVERYWHERE = '@everywhere'

/** Selects the journeys of one transport: Playwright matches it against a test's file, title and tags. */
export function journeysOf(way: Way): RegExp {
  const elsewhere = Object.entries(HOMES).flatMap(([home, files]) => (home === way ? [] : files))
  const own = way === 'live' ? `^(?!.*${fileIn(elsewhere)})` : fileIn(HOMES[way] ?? [])
  return new RegExp([own, fileIn(ON_EVERY_WAY), `${EVERYWHERE}\\b`, String.raw`\.live\.ts`].join('|'))
}

const fileIn = (names: string[]) => String.raw`(?:^|[\s/])(?:${names.join('|')})\.e2e\.ts`
