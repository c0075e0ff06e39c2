/** A transport to the mock server. Over HTTP, the page is the live build. */
export type Transport = 'worker' | 'in-page' | 'http'

export const TRANSPORTS: readonly Transport[] = ['worker', 'in-page', 'http']

/**
 * The transport of each file's journeys. A journey checks what a user sees, which is the same with every transport (the
 * conformance suite compares them response by response), so each runs with one transport; together they use all three.
 * Files that are not listed run over HTTP with the live build: it is what users get, its policy forbids the most, and it
 * is the fastest. Journeys that cover the differences between transports run with several (withTransports.ts).
 */
const HOMES: Record<Exclude<Transport, 'http'>, string[]> = {
  // Journeys that depend on the mock server inside the page: its panel and links, its ids, and how it loses a connection.
  'in-page': ['edit-record', 'lost-connection', 'mock-panel', 'new-contract', 'no-dead-ends', 'permalink'],
  // Lists that are read, changed and stored across reloads, as a frontend developer uses them.
  worker: ['character-editor', 'chats-list', 'my-characters'],
}

/** The title of a group of journeys that runs with this transport, wherever its file is. */
export const TITLES: Record<Transport, string> = {
  worker: 'through the service worker',
  'in-page': 'in the page',
  http: 'over HTTP',
}

/**
 * The transport of a test: that of its group, or of its file. Tests outside the folders of the journeys, as pictures and
 * tests of Storybook, use the mock server in the page. The path may be absolute.
 */
export function transportOf(path: string, groups: readonly string[] = []): Transport {
  const ofGroup = TRANSPORTS.find((transport) => groups.includes(TITLES[transport]))
  if (ofGroup) return ofGroup
  const [folder = '', file = ''] = path.split(/[/\\]/).slice(-2)
  if (folder !== 'e2e' && folder !== 'live') return 'in-page'
  const name = file.replace(/\.e2e\.ts$/, '')
  return (['worker', 'in-page'] as const).find((transport) => HOMES[transport].includes(name)) ?? 'http'
}
