import { unlessEnded } from '#src/world/unlessEnded.ts'
import type { Clock, Site, Tabs, World } from '#src/world/World.ts'

/** The same world for an app that can end: from then on no timer and no listener runs, and locks are released. */
export function untilEnd(world: World, ended: AbortSignal): World {
  const { clock, tabs, site } = world
  return {
    ...world,
    ended,
    clock: clockUntil(clock, ended),
    ...(tabs && { tabs: tabsUntil(tabs, ended) }),
    ...(site && { site: siteUntil(site, ended) }),
  }
}

/** Stops at the end, or when the returned function is called. */
function stoppedBy(ended: AbortSignal, stop: () => void): () => void {
  ended.addEventListener('abort', stop)
  return () => {
    ended.removeEventListener('abort', stop)
    stop()
  }
}

function clockUntil(clock: Clock, ended: AbortSignal): Clock {
  return {
    now: () => clock.now(),
    setTimeout(run, delayMs) {
      if (ended.aborted) return () => undefined
      const done = stoppedBy(
        ended,
        clock.setTimeout(() => {
          done()
          run()
        }, delayMs),
      )
      return done
    },
  }
}

function tabsUntil(tabs: Tabs, ended: AbortSignal): Tabs {
  return {
    onChange: (listener) => stoppedBy(ended, tabs.onChange(listener)),
    exclusively: (name, task, onWait) =>
      unlessEnded(
        ended,
        tabs.exclusively(name, () => Promise.race([endOf(ended), ended.aborted ? endOf(ended) : task()]), onWait),
      ),
  }
}

function endOf(ended: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(ended.reason as Error)
    if (ended.aborted) end()
    ended.addEventListener('abort', end)
  })
}

function siteUntil(site: Site, ended: AbortSignal): Site {
  return { ...site, onOnline: (listener) => stoppedBy(ended, site.onOnline(listener)) }
}
