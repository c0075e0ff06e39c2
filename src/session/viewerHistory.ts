import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'

/** The parts of a history entry's state that are private to nobody. */
const NOBODYS = /^(key|linkDone|__.*)$/

/**
 * A history whose entries show what a navigation passed along (a character on its way to its chat, B2.8, the token of an
 * e-mail link) only to its owner. The browser stores such state through sign-outs and reloads; Back must not bring one
 * person's private character to the next. `owners` are those whose entries may be shown; the first one owns new entries.
 */
export function viewerHistory(history: RouterHistory, owners: () => readonly [string, ...string[]]): RouterHistory {
  const signed = (state: unknown): unknown => {
    const { __viewer: _, __withheld: __, ...rest } = (state ?? {}) as Record<string, unknown>
    return Object.keys(rest).every((key) => NOBODYS.test(key)) ? rest : { ...rest, __viewer: owners()[0] }
  }
  let last: { location: HistoryLocation; owners: string; shown: HistoryLocation } | undefined
  const shown = (location: HistoryLocation): HistoryLocation => {
    const current = owners()
    if (last?.location !== location || last.owners !== current.join()) {
      last = { location, owners: current.join(), shown: { ...location, state: stateFor(current, location.state) } }
    }
    return last.shown
  }
  const changed: Partial<RouterHistory> = {
    push: (path, state, options) => history.push(path, signed(state), options),
    replace: (path, state, options) => history.replace(path, signed(state), options),
    subscribe: (listener) => history.subscribe((change) => listener({ ...change, location: shown(change.location) })),
  }
  return new Proxy(history, {
    get: (target, key) =>
      (key === 'location' ? shown(target.location) : Reflect.get(key in changed ? changed : target, key)) as unknown,
  })
}

/** Whether this entry holds something that is not shown to the viewer. */
function isWithheld({ state }: HistoryLocation): boolean {
  return '__withheld' in state
}

/** Takes what is not shown to the viewer out of the browser's entry as well. */
export function forgetWithheldState(history: RouterHistory): void {
  const { location } = history
  if (isWithheld(location)) history.replace(location.href, {}, { ignoreBlocker: true })
}

function stateFor(owners: readonly string[], state: HistoryLocation['state']): HistoryLocation['state'] {
  const { __viewer: owner, ...rest } = state as HistoryLocation['state'] & { __viewer?: string }
  if (owner === undefined || owners.includes(owner)) return rest
  const nobodys = Object.fromEntries(Object.entries(rest).filter(([key]) => NOBODYS.test(key)))
  return { ...nobodys, __withheld: true } as unknown as HistoryLocation['state']
}
