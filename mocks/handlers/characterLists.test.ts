import { describe, expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import * as lists from '#src/api/generated/characters/reads.ts'
import type { Character, CharacterPage } from '#src/api/generated/calls.schemas.ts'
import { callersOf } from '#tests/calls/caller.ts'

/** Every page of a list, concatenated. */
async function all(list: (page: number) => Promise<CharacterPage>): Promise<Character[]> {
  const found: Character[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await list(page)
    found.push(...data)
    if (page >= meta.total_pages) return found
  }
}

const isDescending = (values: (number | string)[]) => values.every((value, at) => at === 0 || values[at - 1]! >= value)

describe('a listing', () => {
  it.for([
    { sort: 'chatiest' as const, key: ({ messageCount = -1 }: Character) => messageCount },
    { sort: 'liked' as const, key: ({ likeCount = -1 }: Character) => likeCount },
    { sort: 'latest' as const, key: ({ created_at }: Character) => created_at },
  ])('by $sort has that order across pages, each character once', async ({ sort, key }) => {
    const { anyone, server } = callersOf()
    const me = anyone()
    const found = await all((page) => lists.listCharacters({ page, limit: 9, sort }, me))
    expect(isDescending(found.map((one) => key(one)))).toBe(true)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found).toHaveLength(server.db.characters.findMany((q) => q.where({ isPublic: true })).length)
  })

  it('contains the total counts, also on a page after the last', async () => {
    const me = callersOf().anyone()
    const { meta } = await lists.listCharacters({ page: 1, limit: 10 }, me)
    expect(meta.total_pages).toBe(Math.ceil(meta.total_results / 10))
    expect(await lists.listCharacters({ page: meta.total_pages + 1, limit: 10 }, me)).toEqual({
      data: [],
      meta: { ...meta, page: meta.total_pages + 1 },
    })
  })

  it('omits private characters, even for their owner', async () => {
    const { as } = callersOf()
    const found = await all((page) => lists.listCharacters({ page, limit: 50 }, as('mira')))
    expect(found.filter(({ isPublic }) => !isPublic)).toEqual([])
    const own = await all((page) => lists.listUserCharacters('mira', { page, limit: 50 }, as('mira')))
    expect(own.map(({ id }) => id)).not.toContain(characterId('the-unsent-letter'))
  })

  it('omits a count that does not exist yet', async () => {
    const { anyone, server } = callersOf()
    await server.ready
    const row = server.db.characters.findFirst((q) => q.where((one) => one.earlierLikes === undefined))!
    const response = await lists.readCharacter(row.id, anyone())
    expect(response).not.toHaveProperty('likeCount')
  })

  it('returns isLiked for each caller separately', async () => {
    const { as, anyone } = callersOf()
    const nine = characterId('nine')
    const liked = await Promise.all([as('mira'), as('jonas'), anyone()].map((me) => lists.readCharacter(nine, me)))
    expect(liked.map(({ isLiked }) => isLiked)).toEqual([true, false, false])
  })
})

describe('the lists of a viewer', () => {
  it('sort own characters in both directions', async () => {
    const { as } = callersOf()
    const down = await lists.listMyCharacters({ sort_by: 'like_count', sort_order: 'desc', limit: 50 }, as('mira'))
    expect(isDescending(down.data.map(({ likeCount = -1 }) => likeCount))).toBe(true)
    const up = await lists.listMyCharacters({ sort_by: 'like_count', sort_order: 'asc', limit: 50 }, as('mira'))
    const likes = ({ data }: CharacterPage) => data.map(({ likeCount }) => likeCount)
    expect(likes(up)).toEqual(likes(down).toReversed())
    expect(new Set(likes(up)).size).toBeGreaterThan(2)
  })

  it('omit favourites that their owner made private', async () => {
    const { as, server } = callersOf()
    await server.ready
    await server.db.characters.update((q) => q.where({ id: characterId('nine') }), {
      data: (row) => void (row.isPublic = false),
    })
    const { data } = await lists.listFavorites({ limit: 50 }, as('mira'))
    expect(data.map(({ id }) => id)).not.toContain(characterId('nine'))
  })
})

describe('a search', () => {
  const search = async (query: string) =>
    (await lists.searchCharacters({ query, limit: 50 }, callersOf().anyone())).data

  it.for([
    { query: 'MIRELLE', finds: 'mirelle-of-the-tides', where: 'the name, whatever the capitals' },
    { query: 'zoe', finds: 'zoe-aengstroem', where: 'a name with an accent' },
    { query: 'lighthouse', finds: 'mirelle-of-the-tides', where: 'tags' },
    { query: 'letters the sea', finds: 'mirelle-of-the-tides', where: 'the description' },
    { query: 'saltglass', finds: 'mirelle-of-the-tides', where: 'the creator' },
  ])('finds "$query" in $where', async ({ query, finds }) => {
    const found = await search(query)
    expect(found.map(({ id }) => id)).toContain(characterId(finds))
  })

  it('ranks names before descriptions, and names with that beginning first', async () => {
    const found = await search('the')
    const ranks = found.map(({ name }) => (/^the/i.test(name) ? 2 : /the/i.test(name) ? 1 : 0))
    expect(isDescending(ranks)).toBe(true)
    expect(new Set(ranks).size).toBe(3)
  })

  it('finds nothing for blanks, and no private characters', async () => {
    expect(await search('   ')).toEqual([])
    expect(await search('unsent letter')).toEqual([])
  })
})

describe('similar characters', () => {
  it('share the most tags, and are the same every time', async () => {
    const ask = () => lists.listSimilarCharacters(characterId('nine'), { num_characters: 8 }, callersOf().anyone())
    const [nine, ...others] = await ask()
    const shared = others.map(({ tags }) => tags.filter((tag) => nine!.tags.includes(tag)).length)
    expect(shared[0]).toBeGreaterThan(0)
    expect(shared.at(0)).toBeGreaterThanOrEqual(shared.at(-1)!)
    expect(await ask()).toEqual([nine, ...others])
  })
})

it('tag suggestions are sorted by use, the most used first', async () => {
  const { anyone, server } = callersOf()
  await server.ready
  const uses = (tag: string) =>
    server.db.characters.all().filter((row) => row.isPublic && row.tags.includes(tag)).length
  const tags = await lists.searchTags({ q: 's' }, anyone())
  expect(isDescending(tags.map(uses))).toBe(true)
  expect(tags.every((tag) => tag.toLowerCase().includes('s'))).toBe(true)
})
