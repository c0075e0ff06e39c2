import traitNames from '#mocks/fixtures/words/traitNames.json' with { type: 'json' }
import * as generated from '#mocks/generated/characters/characters.msw.ts'
import type { CardSpec } from '#src/api/generated/calls.schemas.ts'
import { attachment, cardPng } from '#mocks/cards/cards.ts'
import { suggestionFor } from '#mocks/model/augment.ts'
import { numberOf } from '#mocks/fixtures/ids.ts'
import { bodyOf, fail, paramOf, queryOf } from './call.ts'
import { characterResponses } from './characterResponses.ts'
import { findCharacter } from './findCharacter.ts'
import type { ServerParts } from './serverParts.ts'
import { type Colour, plainPng } from '#mocks/cards/png.ts'
import { plain } from '#mocks/search/search.ts'
import { tagPool } from '#mocks/fixtures/words/tags.ts'

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
      const picture = await parts
        .readPicture(pictures.ofWhole(row))
        .then(parts.asPng)
        // A picture that cannot be read never makes a card fail.
        .catch(() => plainPng(300, 400, VIOLET, DARK))
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

const VIOLET: Colour = [122, 92, 214]
const DARK: Colour = [36, 30, 54]

/**
 * Tags in use that contain a text, the most used first; then those with a matching alias. `inUse` contains a tag once
 * per use.
 */
function tagsFor(text: string, inUse: readonly string[]): string[] {
  const wanted = plain(text)
  const uses = new Map<string, number>()
  for (const tag of inUse) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const byUse = [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)! || (one < other ? -1 : 1))
  const named = byUse.filter((tag) => plain(tag).includes(wanted))
  const alsoNamed = byUse.filter((tag) => otherNames.get(tag)?.some((name) => name.includes(wanted)))
  return [...new Set([...named, ...alsoNamed])]
}

const otherNames = new Map(tagPool.map(({ tag, aliases }) => [tag, aliases.map(plain)]))
