import type { StoryWorld } from '#storybook/worldOf.tsx'

/** What is stored or sought a moment after the last key has to be over by then. */
const MOMENT_MS = 800
const QUIET_MS = 400
/** What has not come to rest by then is recorded as it is. */
const LONGEST_MS = 8_000
/** A picture of something loading comes to rest as well, where nothing is said to be loading it. */
const LONGEST_BUSY_MS = 2_000
const BUSY = '[data-skeleton], [aria-busy=true]'
const BUSY_WORDS = /(Loading|Checking|Signing)[^.…]{0,30}(\.\.\.|…)/

/** Resolves when the story has come to rest: nothing is read, loaded or drawn any more, but what only the story can end. */
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

/** Whether every call has its end, or waits for what only the story can do. */
function areCallsOver({ server }: StoryWorld): boolean {
  return server.log
    .calls()
    .every(({ outcome, circumstances }) => outcome !== 'under way' || circumstances !== undefined)
}

/** Whether nothing on the page says that more is to come; what a held call loads is at rest. */
function isAtRest({ app, server }: StoryWorld): boolean {
  if (server.log.calls().some(({ outcome }) => outcome === 'under way')) return true
  if (app.router.state.status !== 'idle' || app.queryClient.isFetching() > 0 || app.queryClient.isMutating() > 0)
    return false
  if (document.querySelector(BUSY) || BUSY_WORDS.test(document.body.textContent ?? '')) return false
  return [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
}
