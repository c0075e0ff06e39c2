import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { runMutation } from '#src/api/cache/runMutation.ts'
import { likeMutation } from '#src/api/calls/likes.ts'
import { conversationControlAtom } from '#src/features/chat/conversation/conversationControl.ts'
import { draftAt } from '#src/features/chat/composer/drafts.ts'
import { viewerAtom } from '#src/features/chat/conversationKey.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { contentsOf } from '#tests/support/contentsOf.ts'
import { sharedStorage } from '#tests/support/sharedStorage.ts'
import { createApp } from './createApp.tsx'

const NINE = characterId('nine')
const server = createMockServer({ strict: 'throw', clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })
afterAll(() => server.dispose())

beforeEach(() => {
  const page = new EventTarget()
  for (const name of ['window', 'self']) vi.stubGlobal(name, page)
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('history', {})
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '' }))
  vi.spyOn(console, 'error')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const root = { style: {}, toggleAttribute: () => undefined } as never

it('an app that is disposed of in the middle of its work makes no call, runs no timer and holds no lock', async () => {
  const { storage, tabs } = sharedStorage().tab()
  credentialsIn(storage).write('access', server.signInAs('jonas').access_token)
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const timers = new Set<object>()
  const app = createApp({
    baseUrl: 'http://localhost/api/v1',
    fetch: server.fetch,
    storage,
    tabs,
    sessionStorage: storage,
    clock: {
      now: clock.now,
      setTimeout(run, delayMs) {
        const timer = {}
        timers.add(timer)
        const cancel = clock.setTimeout(run, delayMs)
        return () => {
          timers.delete(timer)
          cancel()
        }
      },
    },
    random: () => 0,
    history: createMemoryHistory({ initialEntries: ['/explore'] }),
    origin: 'https://perigee.example',
    timeZone: () => 'UTC',
    root,
  })
  app.start()
  const { store, queryClient, sessionControl } = app
  await sessionControl.reached(({ phase }) => phase === 'signed in')
  const conversationKey = { viewer: store.get(viewerAtom), characterId: NINE }
  store.get(conversationControlAtom).dispatch(conversationKey, {
    type: 'greeting offered',
    texts: ['Hello.'],
    index: 0,
    isSeen: false,
    at: '',
  })
  server.faults.add({ operation: 'sendMessage', hold: true }, { operation: 'likeCharacter', hold: true })
  store.get(draftAt(conversationKey)).write('Are you there?')
  store.get(conversationControlAtom).sendDraft(NINE)
  const ended = vi.fn()
  runMutation(queryClient, likeMutation, { id: NINE, isLiked: true }).then(ended, ended)
  const sent = () => server.log.calls().map(({ operation }) => operation)
  await vi.waitFor(() => expect(sent()).toEqual(expect.arrayContaining(['sendMessage', 'likeCharacter'])))
  expect(timers.size).toBeGreaterThan(0)
  expect(ended).not.toHaveBeenCalled()

  app.dispose()
  const [before, calls] = [contentsOf(storage), sent()]
  server.faults.clear()
  server.release()
  await tabs.exclusively(`sending:${conversationKey.viewer}:${NINE}`, async () => undefined)
  clock.advance(60 * 60_000)
  const isUnderWay = () => server.log.calls().some(({ outcome }) => outcome === 'under way')
  await vi.waitFor(() => expect(isUnderWay()).toBe(false))
  // Whatever the app did now would be before a later call of another app.
  await server.fetch(`http://localhost/api/v1/characters/${NINE}`)
  expect(timers.size).toBe(0)
  expect(ended).not.toHaveBeenCalled()
  expect(sent()).toEqual([...calls, 'readCharacter'])
  expect(contentsOf(storage)).toEqual(before)
  expect(console.error).not.toHaveBeenCalled()
})
