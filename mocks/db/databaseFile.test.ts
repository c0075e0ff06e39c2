import { expect, it } from 'vitest'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { databaseFile, readDatabaseFile } from './databaseFile.ts'
import { hashOf } from './snapshot.ts'

const snapshot = await createMockServer().snapshot()
const changed = (change: (file: any) => void) => {
  const file = JSON.parse(databaseFile(snapshot))
  change(file)
  return JSON.stringify(file)
}

// So every seeded row fits its schema, has an id of its own and refers to rows that exist.
it('a database file restores the same database', () => {
  const read = readDatabaseFile(databaseFile(snapshot))
  expect('snapshot' in read && hashOf(read.snapshot)).toBe(hashOf(snapshot))
})

it.for([
  { what: 'text', file: 'Dear diary', says: 'This is not valid JSON.' },
  { what: 'another JSON file', file: '{"name":"perigee"}', says: 'This is not a mock database export.' },
  { what: 'another version', file: changed((file) => (file.schemaVersion = 99)), says: 'schema version 99' },
  {
    what: 'a row without a name',
    file: changed((file) => delete file.rows.users[0].username),
    says: 'users, row 1: username',
  },
  { what: 'an id that is none', file: changed((file) => (file.rows.chats[2].id = 'x')), says: 'chats, row 3: id' },
  {
    what: 'a message of no chat',
    file: changed((file) => (file.rows.messages[0].chatId = file.rows.users[0].id)),
    says: 'messages, row 1: chatId refers to a chat that does not exist.',
  },
  {
    what: 'a table that there is not',
    file: changed((file) => (file.rows.user = [])),
    says: 'There is no table "user". The nearest name is "users".',
  },
  {
    what: 'a user twice',
    file: changed((file) => file.rows.users.push(file.rows.users[0])),
    says: 'users has two rows',
  },
])('$what is refused', ({ file, says }) => {
  expect(readDatabaseFile(file)).toEqual({ problem: expect.stringContaining(says) })
})

it('undo reverts the last write once; reads change nothing', async () => {
  const server = createMockServer({ strict: 'throw' })
  const fresh = hashOf(await server.snapshot())
  const headers = { Authorization: `Bearer ${server.signInAs('mira').access_token}` }
  const [character] = server.db.characters.findMany((q) => q.where({ slug: 'aria' }))
  const like = () =>
    server.fetch(`http://localhost/api/v1/characters/${character!.id}/like`, { method: 'POST', headers })
  await like()
  await server.fetch('http://localhost/api/v1/auth/me', { headers })
  expect(server.lastWrite()).toBe('likeCharacter')
  expect(hashOf(await server.snapshot())).not.toBe(fresh)
  await server.undo()
  expect(hashOf(await server.snapshot())).toBe(fresh)
  expect(server.lastWrite()).toBeUndefined()
  await expect(server.undo()).rejects.toThrow('nothing to undo')
})
