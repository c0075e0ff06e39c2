import type { StoryWorld } from '#storybook/worldOf.tsx'

/** How far the clock is advanced: past all debounce delays. */
const MOMENT_MS = 800
const QUIET_MS = 400
/** A page that still changes, or says that it loads, is recorded as it is this time after its world came to rest. */
const LONGEST_MS = 8_000
const LONGEST_BUSY_MS = 2_000
/** A world that never comes to rest. Until then it is waited for: on a busy machine, lists come late. */
const LONGEST_UNREST_MS = 120_000
const BUSY = '[data-skeleton], [aria-busy=true]'
const BUSY_WORDS = /(Loading|Checking|Signing)[^.…]{0,30}(\.\.\.|…)/

/** Resolves when the story is idle: it loads and renders nothing more, except calls that only the story can release. */
export async function settled(world: StoryWorld): Promise<void> {
  world.clock.advance(MOMENT_MS)
  const begun = performance.now()
  let changedAt = begun
  const observer = new MutationObserver(() => (changedAt = performance.now()))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  let atRestSince = begun
  const isOver = () => {
    const now = performance.now()
    if (!isAtRest(world) && now - begun < LONGEST_UNREST_MS) atRestSince = now
    const restedMs = now - atRestSince
    if (restedMs < QUIET_MS || now - changedAt < QUIET_MS) return restedMs > LONGEST_MS
    return isLoaded(world) || restedMs > LONGEST_BUSY_MS
  }
  while (!isOver())
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_MS / 8)
    })
  observer.disconnect()
}

/** Whether the app waits for nothing but what the story holds back, or the next try of a call that failed. */
export function isAtRest({ app: { queryClient, router }, server }: StoryWorld): boolean {
  const underWay = server.log.calls().filter(({ outcome }) => outcome === 'under way')
  if (underWay.some(({ circumstances }) => circumstances === undefined)) return false
  if (underWay.length > 0) return true
  const isFetching = queryClient.isFetching({ predicate: ({ state }) => state.fetchFailureCount === 0 }) > 0
  const isMutating = queryClient.isMutating({ predicate: ({ state }) => state.failureCount === 0 }) > 0
  return router.state.status === 'idle' && !isFetching && !isMutating
}

/** Whether the page loads nothing more; a call that the story holds counts as idle. */
function isLoaded({ server }: StoryWorld): boolean {
  if (server.log.calls().some(({ outcome }) => outcome === 'under way')) return true
  if (document.querySelector(BUSY) || BUSY_WORDS.test(document.body.textContent ?? '')) return false
  return [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
}
