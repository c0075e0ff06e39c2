import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'

/** Of a history entry's state, what says nothing about anybody. */
const NOBODYS = /^(key|linkToken|linkDone|__.*)$/

/**
 * A history whose entries show what a navigation passed along (a character on its way to its chat, B2.8) only to the
 * viewer it was passed by. The browser stores such state through sign-outs and reloads; Back must not bring one person's
 * private character to the next.
 */
export function viewerHistory(history: RouterHistory, viewer: () => string): RouterHistory {
  const signed = (state: unknown): unknown => {
    const { __viewer: _, __withheld: __, ...rest } = (state ?? {}) as Record<string, unknown>
    return Object.keys(rest).every((key) => NOBODYS.test(key)) ? rest : { ...rest, __viewer: viewer() }
  }
  let last: { location: HistoryLocation; viewer: string; shown: HistoryLocation } | undefined
  const shown = (location: HistoryLocation): HistoryLocation => {
    const current = viewer()
    if (last?.location !== location || last.viewer !== current) {
      last = { location, viewer: current, shown: { ...location, state: stateFor(current, location.state) } }
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
export function isWithheld({ state }: HistoryLocation): boolean {
  return '__withheld' in state
}

function stateFor(viewer: string, state: HistoryLocation['state']): HistoryLocation['state'] {
  const { __viewer: owner, ...rest } = state as HistoryLocation['state'] & { __viewer?: string }
  if (owner === undefined || owner === viewer) return rest
  const nobodys = Object.fromEntries(Object.entries(rest).filter(([key]) => NOBODYS.test(key)))
  return { ...nobodys, __withheld: true } as unknown as HistoryLocation['state']
}
