import { movableClock } from '#mocks/clock/clock.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { developerHandle, type DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { mockControls, tokensOf } from '#mocks/world/mockControls.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { situationSearch } from '#mocks/situation/situationAddress.ts'
import { steerableClock } from '#mocks/clock/steerableClock.ts'

/** A world without an app: `restart` only runs the given work. */
export function handleOf(situation: Situation = {}, notices: string[] = []): DeveloperHandle {
  const clock = steerableClock(movableClock({ at: '2026-05-20T12:00:00Z' }))
  const server = createMockServer({ clock, ...situation, viewer: undefined } as never)
  let token = tokensOf(server, situation.viewer)?.access_token
  const controls = mockControls({
    server,
    clock,
    signIn: (tokens) => void (token = tokens?.access_token),
    accessToken: () => token,
    usualLatencyMs: 0,
  })
  return developerHandle(controls, {
    notices,
    restart: (between) => between(),
    linkTo: (chosen, files) => {
      const search = situationSearch(chosen)
      for (const [kind, from] of Object.entries(files)) search.set(kind, from)
      return `https://perigee.example/explore?${search}`
    },
    choices: () => ({ ...controls.situation(), transport: 'in-page', panel: true }),
  })
}

/** Snapshots in memory, for one story. */
export function shelf(): NamedSnapshots {
  const kept = new Map<string, Snapshot>()
  return {
    names: async () => [...kept.keys()],
    save: async (name, snapshot) => void kept.set(name, snapshot),
    read: async (name) => kept.get(name)!,
    remove: async (name) => void kept.delete(name),
  }
}
