import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { StoryWorld } from '#storybook/worldOf.tsx'
import { settled } from './settled.ts'

it.for([
  { what: 'a list', ms: 60_000 },
  { what: 'the code of a page', ms: 9_000 },
])('$what that comes late is waited for', async ({ what, ms }) => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('document', { body: { textContent: '' }, querySelector: () => null, images: [] })
  const queryClient = new QueryClient()
  const state = { status: 'idle' }
  const late = new Promise<null>((resolve) => {
    setTimeout(() => {
      state.status = 'idle'
      resolve(null)
    }, ms)
  })
  if (what === 'a list') void queryClient.fetchQuery({ queryKey: [what], queryFn: () => late })
  else state.status = 'pending'
  const app = { queryClient, router: { state } }
  // The part of a world that `settled` reads: a whole one needs a page.
  const world = { app, clock: { advance: () => undefined }, server: { log: { calls: () => [] } } }
  const end = vi.fn()
  const settling = settled(world as unknown as StoryWorld).then(end)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await settling
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
