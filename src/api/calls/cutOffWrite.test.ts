import { expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { sessionAtom } from '#src/session/session.ts'
import { tabOfMira } from '#tests/support/tabOfMira.ts'
import { writesOfContract } from '#tests/support/writesOfContract.ts'
import { imagesQuery } from './characterImages.ts'
import { characterQuery, favoritesQuery, myCharactersQuery } from './characters.ts'
import { chatQuery, messagesQuery, myChatsQuery } from './chats.ts'
import type { ChatSummary } from '../shapes/characterShapes.ts'
import { verifiedQuery } from './verified.ts'

const mira = tabOfMira({ clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })
const { server, tab, read, callsOf, loadAgain, startAgain } = mira

const CHARACTERS = ['aria', 'mirelle-of-the-tides', 'captain-oru'] as const

/** All queries of the pages about the written data, in a page that has just loaded. */
async function readByANewPage(): Promise<unknown> {
  await loadAgain()
  const { user, isAuthenticated } = tab().store.get(sessionAtom)
  if (!isAuthenticated) return { user, isAuthenticated }
  const newest = { page: 1, limit: 20, sort_by: 'created_at', sort_order: 'desc' } as const
  const reads = [
    read(verifiedQuery),
    read(myCharactersQuery(newest)),
    read(favoritesQuery(newest)),
    tab().client.infiniteQuery(myChatsQuery),
    read(imagesQuery(characterId('aria'))),
    ...CHARACTERS.flatMap((key) => [read(characterQuery(characterId(key))), conversationWith(characterId(key))]),
  ]
  const settled = await Promise.allSettled(reads)
  return { user, isAuthenticated, said: settled.map((one) => (one.status === 'fulfilled' ? one.value : 'refused')) }
}

async function conversationWith(id: string): Promise<unknown> {
  const chat = await read<ChatSummary | null>(chatQuery(id))
  return chat && { chat, messages: await read(messagesQuery(chat.id)) }
}

const cases = Object.entries(writesOfContract(mira)).flatMap(([operation, write]) => [
  { ...write, operation, what: 'stored', fault: { stored: true, hold: true } },
  { ...write, operation, what: 'not stored', fault: { hold: true } },
])

it.for(cases)(
  '$operation: $what, cut off by a reload: the next page shows the server state and sends no write',
  async ({ operation, prepared, isReadable, fault, what }) => {
    const whole = await prepared()
    const before = await readByANewPage()
    if (what === 'stored') await whole()
    const expected = what === 'stored' ? await readByANewPage() : before
    if (what === 'stored' && isReadable) expect(expected).not.toEqual(before)

    await startAgain()
    const run = await prepared()
    const calls = callsOf(operation).length
    server.faults.add({ operation, times: 1, ...fault } as Fault)
    run().catch(() => undefined)
    await vi.waitFor(() => expect(callsOf(operation)).toHaveLength(calls + 1))
    const after = await readByANewPage()
    expect(after).toEqual(expected)
    expect(callsOf(operation)).toHaveLength(calls + 1)
  },
)
