import * as generated from '#mocks/generated/characters/characters.msw.ts'
import type { CharacterPage, CharacterSort, SortBy, SortOrder } from '#src/api/generated/calls.schemas.ts'
import type { CharacterRow, UserRow } from '#mocks/db/database.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { relevance } from '#mocks/search/search.ts'
import { type Call, fail, page, paramOf, queryOf } from './call.ts'
import { characterResponses, isVisible } from './characterResponses.ts'
import { listingKey, ordered, ownKey } from './characterOrders.ts'
import { decodedSegment } from '#src/contract/strict/decodedSegment.ts'
import { findCharacter } from './findCharacter.ts'
import type { ServerParts } from './serverParts.ts'

/** Handlers of all lists of characters. */
export function characterListHandlers(parts: ServerParts) {
  const { db, caller, viewer } = parts
  const everyones = () => db.characters.findMany((q) => q.where({ isPublic: true }))

  function pageOf(
    call: Call,
    operation: OperationId,
    rows: CharacterRow[],
    seenBy: UserRow | undefined,
  ): CharacterPage {
    const { data, meta } = page(call, operation, rows)
    const { responseOf } = characterResponses(parts, seenBy)
    return { data: data.map(responseOf), meta }
  }

  /** My characters and favourites have the same sort orders. */
  function sortedPageOf(
    call: Call,
    operation: 'listMyCharacters' | 'listFavorites',
    rows: CharacterRow[],
    me: UserRow,
  ) {
    const key = ownKey(queryOf(call, operation, 'sort_by') as SortBy, characterResponses(parts, me).statsOf)
    const order = queryOf(call, operation, 'sort_order') as SortOrder
    return pageOf(call, operation, ordered(rows, key, order), me)
  }

  return [
    generated.getListCharactersMockHandler((call) => {
      const seenBy = viewer(call)
      const sort = queryOf(call, 'listCharacters', 'sort') as CharacterSort
      const key = listingKey(sort, characterResponses(parts, seenBy).statsOf)
      return pageOf(call, 'listCharacters', ordered(everyones(), key), seenBy)
    }),

    generated.getSearchCharactersMockHandler((call) => {
      const seenBy = viewer(call)
      const query = queryOf(call, 'searchCharacters', 'query')
      const names = new Map(db.users.all().map(({ id, username }) => [id, username]))
      const fits = new Map(
        everyones().map((row) => [row, relevance(query, row, names.get(row.creatorId) ?? '')] as const),
      )
      const { statsOf } = characterResponses(parts, seenBy)
      const found = [...fits.keys()].filter((row) => fits.get(row) !== 0)
      // The sort is stable: among equally relevant characters, the one with most likes is first.
      const rows = ordered(found, listingKey('liked', statsOf)).sort((one, other) => fits.get(other)! - fits.get(one)!)
      return pageOf(call, 'searchCharacters', rows, seenBy)
    }),

    generated.getListMyCharactersMockHandler((call) => {
      const me = caller(call)
      return sortedPageOf(
        call,
        'listMyCharacters',
        db.characters.findMany((q) => q.where({ creatorId: me.id })),
        me,
      )
    }),

    generated.getListFavoritesMockHandler((call) => {
      const me = caller(call)
      const { isLiked } = characterResponses(parts, me)
      const rows = db.characters.all().filter((row) => isLiked(row) && isVisible(row, me))
      return sortedPageOf(call, 'listFavorites', rows, me)
    }),

    generated.getListUserCharactersMockHandler((call) => {
      const seenBy = viewer(call)
      // Path parameters arrive percent-encoded if decoding would be ambiguous.
      const username = decodedSegment(paramOf(call, 'username')).toLowerCase()
      const user = db.users.all().find((one) => one.username.toLowerCase() === username) ?? fail(404, 'User not found.')
      const rows = everyones().filter(({ creatorId }) => creatorId === user.id)
      return pageOf(
        call,
        'listUserCharacters',
        ordered(rows, (row) => row.created_at),
        seenBy,
      )
    }),

    generated.getListSimilarCharactersMockHandler((call) => {
      const seenBy = viewer(call)
      const character = findCharacter(parts, paramOf(call, 'id'), seenBy)
      const { responseOf, statsOf } = characterResponses(parts, seenBy)
      const number = Number(queryOf(call, 'listSimilarCharacters', 'num_characters'))
      return similarTo(character, ordered(everyones(), listingKey('liked', statsOf)))
        .slice(0, number)
        .map(responseOf)
    }),
  ]
}

/**
 * The same characters, sorted by the number of tags and traits they share with the given one; equals keep their order.
 * The given character is the most similar: it may be in the list, and the client leaves it out.
 */
function similarTo(character: CharacterRow, rows: readonly CharacterRow[]): CharacterRow[] {
  const tags = new Set(character.tags)
  const traits = new Set(character.personalities.map(({ name }) => name.toLowerCase()))
  const shared = (row: CharacterRow) =>
    row.id === character.id
      ? Infinity
      : 2 * row.tags.filter((tag) => tags.has(tag)).length +
        row.personalities.filter(({ name }) => traits.has(name.toLowerCase())).length
  return rows
    .map((row) => ({ row, shared: shared(row) }))
    .sort((one, other) => (one.shared === other.shared ? 0 : other.shared - one.shared))
    .map(({ row }) => row)
}
