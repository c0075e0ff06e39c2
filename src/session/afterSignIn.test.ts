import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { openTab } from '#tests/support/openTab.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'

const me = { id: 'm', username: 'mira', email: 'mira@example.com' }

/** A tab whose server knows Mira; with `response`, the profile arrives when that resolves. */
function tabAt(path: string, { isMember = false, response = Promise.resolve() } = {}) {
  const storage = memoryStorage()
  if (isMember) credentialsIn(storage).write('access', `h.${btoa('{}')}.s`)
  return openTab('https://perigee.example/api/v1', {
    storage,
    history: createMemoryHistory({ initialEntries: [path] }),
    fetch: () => response.then(() => Response.json(me)),
  })
}

it('an action that requests a sign-in itself does not run again', () => {
  const { sessionControl } = tabAt('/search')
  const later = vi.fn()
  sessionControl.afterSignIn.store(() => sessionControl.afterSignIn.store(later))
  sessionControl.afterSignIn.run()
  expect(later).not.toHaveBeenCalled()
  sessionControl.afterSignIn.run()
  expect(later).toHaveBeenCalledOnce()
})

it.for([
  { rows: ['A4.1-21'], options: { keepExisting: true }, winner: 'first' },
  { rows: ['A4.1-21'], options: {}, winner: 'second' },
])('of two actions stored with $options the $winner one runs', ({ options, winner }) => {
  const { sessionControl } = tabAt('/search')
  const ran: string[] = []
  sessionControl.afterSignIn.store(() => void ran.push('first'))
  sessionControl.afterSignIn.store(() => void ran.push('second'), options)
  sessionControl.afterSignIn.run()
  expect(ran).toEqual([winner])
})

it('an action runs on the page that requested it, instead of the sign-in page', () => {
  const { sessionControl, world } = tabAt('/character/7?tab=about')
  const seen: string[] = []
  sessionControl.afterSignIn.store(() => void seen.push(world.history.location.href))
  world.history.push('/signin')
  world.history.push('/signup')
  world.history.push('/signin')
  sessionControl.afterSignIn.run()
  expect(seen).toEqual(['/character/7?tab=about'])
  expect(world.history.location.href).toBe('/character/7?tab=about')
  expect(world.history.length).toBe(4)
})

it('an action does not navigate if the user never went to the sign-in page', () => {
  const { sessionControl, world } = tabAt('/character/7')
  sessionControl.afterSignIn.store(() => undefined)
  world.history.push('/explore')
  sessionControl.afterSignIn.run()
  expect(world.history.location.href).toBe('/explore')
})

it('an action of a visitor does not run for the member who signs in in another tab', () => {
  const tab = tabAt('/search')
  tab.start()
  const action = vi.fn()
  tab.sessionControl.requireSignIn(action)
  tab.sessionControl.afterSignIn.takeUp()
  expect(tab.isPromptOpen()).toBe(false)
  expect(action).not.toHaveBeenCalled()
})

it.for([{ rows: ['A2.14-05'] }])('while the start is pending, waits for its result', async () => {
  const response = Promise.withResolvers<void>()
  const tab = tabAt('/search', { isMember: true, response: response.promise })
  tab.start()
  const action = vi.fn()
  tab.sessionControl.requireSignIn(action)
  expect(action).not.toHaveBeenCalled()
  expect(tab.isPromptOpen()).toBe(false)
  response.resolve()
  await tab.settled()
  expect(action).toHaveBeenCalledOnce()
  expect(tab.isPromptOpen()).toBe(false)
})

it('a sign-out forgets the stored actions of the former viewer', async () => {
  const tab = tabAt('/search', { isMember: true })
  tab.start()
  await tab.settled()
  tab.sessionControl.afterSignIn.store(() => undefined)
  tab.sessionControl.signOut()
  expect(tab.sessionControl.afterSignIn.run()).toBe(false)
})
