import type { StoryWorld } from '#storybook/worldOf.tsx'

/** How far the clock is advanced: past all debounce delays. */
const MOMENT_MS = 800
const QUIET_MS = 400
/** After this time the story is recorded as it is. */
const LONGEST_MS = 8_000
/** A loading state without a call in flight also counts as settled after this time. */
const LONGEST_BUSY_MS = 2_000
const BUSY = '[data-skeleton], [aria-busy=true]'
const BUSY_WORDS = /(Loading|Checking|Signing)[^.…]{0,30}(\.\.\.|…)/

/** Resolves when the story is idle: it loads and renders nothing more, except calls that only the story can release. */
export async function settled(world: StoryWorld): Promise<void> {
  world.clock.advance(MOMENT_MS)
  const begun = performance.now()
  let changedAt = begun
  const observer = new MutationObserver(() => (changedAt = performance.now()))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  const isQuiet = () => {
    const now = performance.now()
    if (now - changedAt < QUIET_MS || !areCallsOver(world)) return false
    return isAtRest(world) || now - begun > LONGEST_BUSY_MS
  }
  while (!isQuiet() && performance.now() - begun < LONGEST_MS)
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_MS / 8)
    })
  observer.disconnect()
}

/** Whether every call has settled or waits for the story. */
function areCallsOver({ server }: StoryWorld): boolean {
  return server.log
    .calls()
    .every(({ outcome, circumstances }) => outcome !== 'under way' || circumstances !== undefined)
}

/** Whether the page loads nothing more; a call that the story holds counts as idle. */
function isAtRest({ app, server }: StoryWorld): boolean {
  if (server.log.calls().some(({ outcome }) => outcome === 'under way')) return true
  if (app.router.state.status !== 'idle' || app.queryClient.isFetching() > 0 || app.queryClient.isMutating() > 0)
    return false
  if (document.querySelector(BUSY) || BUSY_WORDS.test(document.body.textContent ?? '')) return false
  return [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
}
