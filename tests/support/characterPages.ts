import type { Fault } from '#mocks/faults/fault.ts'

type Listing = 'searchCharacters' | 'listCharacters' | 'listUserCharacters'

/** The server's response with page `nth` of a list, with this number of characters. */
export function characterPage(operation: Listing, nth: number, count: number, pages: number): Fault {
  const limit = operation === 'listUserCharacters' ? 12 : 10
  const data = Array.from({ length: count }, (_, index) => ({
    id: `c${nth}-${index + 1}`,
    name: `Character ${nth}-${index + 1}`,
    description: 'Somebody.',
    creatorId: 'u1',
    creatorUsername: 'saltglass',
  }))
  const meta = { page: nth, limit, total_results: pages * limit, total_pages: pages }
  return { operation, nth, status: 200, body: { data, meta } } as Fault
}
