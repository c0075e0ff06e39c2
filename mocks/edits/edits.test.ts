import { expect, it } from 'vitest'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { type Edits, linkedEdits, LONGEST_IN_LINK } from './edits.ts'
import { patchBetween, patched } from './mergePatch.ts'
import { type Kind, KINDS, labelAt, problemsIn, recordSchemas } from './recordSchemas.ts'
import { readRecord } from './records.ts'

const nine = characterId('nine')
const mira = userId('mira')

async function worldOf(edits: Edits = {}) {
  const server = createMockServer({ scenario: 'signed-in', clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })
  await server.ready
  const refused = await server.edit(edits)
  return { server, db: server.db, refused, mira: server.signInAs('mira').access_token }
}

// The examples of RFC 7396 whose target and patch are objects.
it.for([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j with the patch %j is %j', ([before, patch, after]) => {
  expect(patched(before, patch)).toEqual(after)
  expect(patched(before, patchBetween(before!, after!))).toEqual(after)
})

it('the order of fields is no change', () => {
  expect(patchBetween({ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } })).toEqual({})
})

it('every record of every world fits the fields that its kind has, as the contract describes them', async () => {
  for (const scenario of ['default', 'odd-counts', 'very-long-texts'] as const) {
    const server = createMockServer({ scenario })
    await server.ready
    for (const kind of KINDS) {
      const ids = server.db[kind].all().map(({ id }) => id)
      for (const id of ids) {
        const record = readRecord(server.db, kind, id)
        expect({ id, problems: problemsIn(kind, record).filter(({ isRefused }) => isRefused) }).toEqual({
          id,
          problems: [],
        })
        expect(Object.keys(recordSchemas[kind].properties!)).toEqual(expect.arrayContaining(Object.keys(record!)))
      }
    }
  }
})

it('a place has the words of its field', () => {
  expect(['likeCount', 'tags.0', 'greetings.main', 'personalities.5.name'].map(labelAt)).toEqual([
    'Like count',
    'Tags 1',
    'Greetings: main',
    'Traits 6: name',
  ])
})

it('an emptied field is absent', async () => {
  const { db } = await worldOf()
  const record = { ...readRecord(db, 'characters', nine), likeCount: undefined, created_at: undefined }
  expect(problemsIn('characters', record)).toEqual([{ field: 'created_at', words: 'is missing', isRefused: true }])
})

it('tells a wrong type from a value beyond the contract', async () => {
  const { db } = await worldOf()
  const record = {
    ...readRecord(db, 'characters', nine),
    name: 'x'.repeat(26),
    likeCount: 'many',
    tags: ['', 'a', 'a'],
  }
  expect(problemsIn('characters', record)).toEqual([
    { field: 'name', words: 'longer than the contract allows: 25', isRefused: false },
    { field: 'likeCount', words: 'must be an integer, got "many"', isRefused: true },
    { field: 'tags.0', words: 'shorter than the contract allows: 1', isRefused: false },
    { field: 'tags', words: 'repeated, which the contract does not allow', isRefused: false },
  ])
})

it.for<[Kind, string, object]>([
  ['characters', nine, { name: 'x'.repeat(40), likeCount: 0, picture: 'none', tags: [], isPublic: false }],
  ['characters', nine, { likeCount: null, picture: 'broken' }],
  ['users', mira, { username: 'Bo', picture: 'none', verified: false, chats: 41, characters: 0 }],
  ['users', mira, { chats: 2 }],
])('a change of %s %s is stored, linked, the same in another world, and undone: %j', async ([kind, id, patch]) => {
  const { server, db, refused } = await worldOf({ [kind]: { [id]: patch } })
  expect(refused).toEqual([])
  const expected = patched(readRecord((await worldOf()).db, kind, id), patch)
  expect(readRecord(db, kind, id)).toEqual(expected)
  const { edits, left } = linkedEdits(db)
  expect(left).toEqual([])
  expect(edits).toEqual({ [kind]: { [id]: patch } })
  expect(server.lastWrite()).toBe('edit')
  await server.undo()
  expect(readRecord(db, kind, id)).toEqual(readRecord((await worldOf()).db, kind, id))
  expect(linkedEdits(db).edits).toBeUndefined()
})

it('refuses a wrong value or an unknown record, and changes nothing', async () => {
  const { db, refused } = await worldOf({ characters: { [nine]: { likeCount: -1, name: 'x' }, none: { name: 'x' } } })
  expect(refused).toEqual([
    'Nine was not changed: likeCount must be at least 0, got -1.',
    'There is no record characters/none to change here.',
  ])
  expect(db.edits.all()).toEqual([])
})

it('a link leaves out what is too long for it, and records that were created here', async () => {
  const made = await worldOf({ users: { [mira]: { characters: 20 } } })
  const own = made.db.characters.all().at(-1)!
  await made.server.edit({
    characters: { [nine]: { description: 'x'.repeat(LONGEST_IN_LINK) }, [own.id]: { name: 'Own' } },
  })
  expect(linkedEdits(made.db)).toEqual({ edits: { users: { [mira]: { characters: 20 } } }, left: ['Nine', 'Own'] })
})
