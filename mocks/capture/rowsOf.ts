import type { Capture, SeenRead } from '#src/contract/capture/capture.ts'
import type { Rows } from '#mocks/db/database.ts'
import type { Row } from '#mocks/db/schemas.ts'
import { type People, peopleSeen } from './people.ts'

/** Lists of entries with ids, in pages or whole; the server determines their order. */
const LISTS: ReadonlySet<string> = new Set([
  'listCharacters',
  'searchCharacters',
  'listMyCharacters',
  'listFavorites',
  'listUserCharacters',
  'listSimilarCharacters',
  'listMyChats',
])
/** Lists that no table determines: random ones, or the server's own choice. */
const AS_IT_CAME: ReadonlySet<string> = new Set(['listRandomTraits', 'searchTags'])

/** The captured session as rows of the mock server. */
export function rowsOf(capture: Capture): Rows {
  const people = peopleSeen(capture)
  const { at, place, words, failures, departures } = capture
  return {
    ...people.rows(),
    reads: capture.reads.flatMap((read) => readRow(read, people)),
    captures: [
      {
        id: 'capture',
        at,
        made: people.made(),
        place,
        words,
        viewerId: people.viewerId() ?? null,
        failures,
        departures: [...departures],
      },
    ],
  }
}

function readRow({ operation, address, at, body, departs }: SeenRead, people: People): Row<'reads'>[] {
  if (!address.startsWith('/')) return []
  const row = { id: address, operation, entries: [], meta: null, body: null, departs: departs === true, at }
  if (departs || AS_IT_CAME.has(operation)) return [{ ...row, kind: 'body', body }]
  if (!LISTS.has(operation)) return [{ ...row, kind: 'rows' }]
  const { data = body, meta = null } = body as { data?: unknown; meta?: Record<string, unknown> | null }
  const entries = (Array.isArray(data) ? data : []).map((entry: { id: string }) => entry.id)
  // A response that the tables cannot represent is replayed unchanged.
  if (!entries.every(people.knows)) return [{ ...row, kind: 'body', body }]
  return [{ ...row, kind: 'list', entries, meta }]
}
