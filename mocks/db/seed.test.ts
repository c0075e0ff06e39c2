import { expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { community } from '#mocks/scenarios/community.ts'
import { createDatabase } from './database.ts'
import { seedRows } from './seed.ts'
import { hashOf, restoreSnapshot, SCHEMA_VERSION, snapshotOf } from './snapshot.ts'

const NOON = Date.parse('2026-05-20T12:00:00Z')

it('every character has exactly one main image', () => {
  const { characters, images } = seedRows(community, NOON)
  const mains = images.filter(({ is_main }) => is_main).map(({ characterId }) => characterId)
  expect(mains.toSorted()).toEqual(characters.map(({ id }) => id).toSorted())
})

it('earlier and stored likes add up to the count in the fixture', () => {
  const { characters, likes } = seedRows(community, NOON)
  for (const { slug, counts } of community.characters) {
    const row = characters.find((one) => one.slug === slug)!
    const here = likes.filter(({ characterId }) => characterId === row.id).length
    if (counts.likes !== undefined && counts.likes >= here) expect(row.earlierLikes! + here).toBe(counts.likes)
  }
})

it('the same time gives an identical world; another time gives another one', async () => {
  const hash = async (at: number) => {
    const server = createMockServer({ clock: movableClock({ at }) })
    return hashOf(await server.snapshot())
  }
  expect(await hash(NOON)).toBe(await hash(NOON))
  expect(await hash(NOON)).not.toBe(await hash(NOON + 60_000))
})

it('creating a row that does not match its schema is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const db = createDatabase()
  const like = { id: 'no-uuid', userId: 'x', characterId: 'y', created_at: 'yesterday' }
  await expect(db.likes.create(like)).rejects.toThrow('does not match the schema')
})

it('a snapshot of another version is refused with its number', async () => {
  const snapshot = { ...snapshotOf(createDatabase()), schemaVersion: SCHEMA_VERSION + 1 }
  await expect(restoreSnapshot(createDatabase(), snapshot)).rejects.toThrow(`schema version ${SCHEMA_VERSION + 1}`)
})
