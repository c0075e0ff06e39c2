import { afterEach, expect, it } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer, type MockServer } from '#mocks/server/mockServer.ts'
import { readFaultText } from '#mocks/situation/faultText.ts'
import { listCharacters } from '#src/api/generated/characters/reads.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { openTab } from '#tests/support/openTab.ts'

let server: MockServer
afterEach(() => server.dispose())

it('five concurrent calls get one 401 each: exactly one refresh, five retries, also with a frozen clock', async () => {
  const clock = movableClock({ at: Date.now() })
  server = createMockServer({ clock, strict: 'throw' })
  const storage = memoryStorage()
  const tokens = server.signInAs('mira')
  credentialsIn(storage).write('access', tokens.access_token)
  credentialsIn(storage).write('refresh', tokens.refresh_token)
  const tab = openTab('http://localhost/api/v1', { storage, clock, fetch: server.fetch })
  tab.start()
  await tab.settled()

  const read = readFaultText('*.401.times-5')
  if (!('fault' in read)) throw new Error(read.problem)
  server.faults.add(read.fault)
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => listCharacters({ page, limit: 8 }, { client: tab.client })),
  )
  expect(pages.map(({ meta }) => meta.page)).toEqual([1, 2, 3, 4, 5])
  expect(server.log.calls().filter(({ operation }) => operation === 'refreshToken')).toHaveLength(1)
  const lists = server.log.calls().filter(({ operation }) => operation === 'listCharacters')
  expect(lists.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(lists.filter(({ status }) => status === 200)).toHaveLength(5)
})
