import traitNames from '#mocks/fixtures/words/traitNames.json' with { type: 'json' }
import * as generated from '#mocks/generated/characters/characters.msw.ts'
import type { CardSpec } from '#src/api/generated/schemas/cardSpec.ts'
import { attachment, cardPng } from '#mocks/cards/cards.ts'
import { suggestionFor } from '#mocks/model/augment.ts'
import { pictureForCard } from '#mocks/cards/cardPicture.ts'
import { numberOf } from '#mocks/fixtures/ids.ts'
import { tagsFor } from '#mocks/search/tagSearch.ts'
import { bodyOf, fail, paramOf, queryOf } from './call.ts'
import { characterResponses } from './characterResponses.ts'
import { findCharacter } from './findCharacter.ts'
import type { ServerParts } from './serverParts.ts'

/** Maximum number of suggested tags. */
const TAG_SUGGESTIONS = 20

/** Handlers of suggestions, random picks and the card download. */
export function characterHelpHandlers(parts: ServerParts) {
  const { db, clock, pictures, caller, viewer } = parts
  /** Changes every second, and never under a frozen clock. */
  const moment = () => `${parts.seed}/${Math.floor(clock.now() / 1000)}`

  return [
    generated.getAugmentCharacterMockHandler(async (call) => {
      caller(call)
      return suggestionFor(await bodyOf<'augmentCharacter'>(call))
    }),

    generated.getListRandomTraitsMockHandler((call) => {
      viewer(call)
      return randomTraits(Number(queryOf(call, 'listRandomTraits', 'count')), moment())
    }),

    generated.getSearchTagsMockHandler((call) => {
      viewer(call)
      const inUse = db.characters.findMany((q) => q.where({ isPublic: true })).flatMap(({ tags }) => tags)
      return tagsFor(queryOf(call, 'searchTags', 'q'), inUse).slice(0, TAG_SUGGESTIONS)
    }),

    generated.getReadRandomImageMockHandler((call) => {
      viewer(call)
      const shown = db.characters
        .findMany((q) => q.where({ isPublic: true, brokenPicture: false }))
        .sort((one, other) => (one.id < other.id ? -1 : 1))
      const row = shown[numberOf(moment()) % shown.length] ?? fail(404, 'There are no characters yet.')
      return { url: pictures.ofCharacter(row).large_pfp_url }
    }),

    generated.getDownloadCharacterCardMockHandler(async (call) => {
      const seenBy = viewer(call)
      const row = findCharacter(parts, paramOf(call, 'id'), seenBy)
      const spec = queryOf(call, 'downloadCharacterCard', 'spec') as CardSpec
      const character = characterResponses(parts, seenBy).responseOf(row)
      const picture = await pictureForCard(pictures.ofCard(row), parts.readPicture)
      const card = cardPng({ spec, character, picture, pageUrl: parts.pageOf(row.id) })
      return new Response(card, {
        headers: { 'Content-Type': 'image/png', 'Content-Disposition': attachment(`${row.name}_${spec}.png`) },
      })
    }),
  ]
}

/** Different trait names; the seed determines which. */
function randomTraits(count: number, seed: string): string[] {
  return traitNames
    .map((name) => ({ name, at: numberOf(`${seed}/${name}`) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ name }) => name)
}
