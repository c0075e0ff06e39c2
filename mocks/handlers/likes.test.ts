import { expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { listFavorites, readCharacter, readStats } from '#src/api/generated/characters/reads.ts'
import { likeCharacter, unlikeCharacter } from '#src/api/generated/characters/writes.ts'
import { callersOf } from '#tests/calls/caller.ts'

const NINE = characterId('nine')

it('a like counts once, even if it is sent several times', async () => {
  const { as, anyone } = callersOf()
  const { likeCount: before = 0 } = await readCharacter(NINE, anyone())
  const responses = await Promise.all([1, 2, 3].map(() => likeCharacter(NINE, as('jonas'))))
  expect(responses).toEqual(Array.from({ length: 3 }, () => ({ isLiked: true, likeCount: before + 1 })))
  expect(await readStats(NINE, as('jonas'))).toMatchObject({ isLiked: true, likeCount: before + 1 })
  expect(await unlikeCharacter(NINE, as('jonas'))).toEqual({ isLiked: false, likeCount: before })
  expect(await unlikeCharacter(NINE, as('jonas'))).toEqual({ isLiked: false, likeCount: before })
})

it('the likes of several users add up', async () => {
  const { as, anyone } = callersOf()
  const { likeCount: before = 0 } = await readCharacter(NINE, anyone())
  await Promise.all([likeCharacter(NINE, as('jonas')), likeCharacter(NINE, as('quillon'))])
  expect((await readCharacter(NINE, anyone())).likeCount).toBe(before + 2)
})

it('a character is a favourite while it is liked', async () => {
  const { as } = callersOf()
  const favourites = async () => (await listFavorites({}, as('jonas'))).data.map(({ id }) => id)
  await likeCharacter(NINE, as('jonas'))
  expect(await favourites()).toEqual([NINE])
  await unlikeCharacter(NINE, as('jonas'))
  expect(await favourites()).toEqual([])
})

it('a missing count begins with the first like', async () => {
  const { as, anyone, server } = callersOf()
  await server.ready
  const { id } = server.db.characters.findFirst((q) => q.where((row) => row.earlierLikes === undefined))!
  expect(await likeCharacter(id, as('jonas'))).toEqual({ isLiked: true, likeCount: 1 })
  expect((await readCharacter(id, anyone())).likeCount).toBe(1)
})
