/** The transports to the mock server; one Playwright project each. */
export type Way = 'worker' | 'in-page' | 'live'

/**
 * The transport of each file's journeys. A journey checks what a user sees, which is the same with every transport (the
 * conformance suite compares them response by response), so each runs with one transport; together they use all three.
 * Files that are not listed run over HTTP with the live build: it is what users get, its policy forbids the most, and it
 * is the fastest.
 */
const HOMES: Record<Exclude<Way, 'live'>, string[]> = {
  // Journeys that depend on the mock server inside the page: its panel and links, its ids, and how it loses a connection.
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
  const own = way === 'live' ? `^(?!.*${fileIn(Object.values(HOMES).flat())})` : fileIn(HOMES[way])
  return new RegExp([own, fileIn(ON_EVERY_WAY), `${EVERYWHERE}\\b`].join('|'))
}

const fileIn = (names: string[]) => String.raw`(?:^|[\s/])(?:${names.join('|')})\.e2e\.ts`
