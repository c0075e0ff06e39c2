import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { periodAtom, personAtom } from './person.ts'
import { sessionAtom, sessionStateAtom } from './session.ts'

/** The parts of a history entry's state that are not private. */
const NOBODYS = /^(key|linkDone|__.*)$/

/**
 * A history that returns navigation state (a character on the way to its chat, B2.8, the token of an
 * e-mail link) only to its owner. The browser keeps such state through sign-outs and reloads; Back must not show one
 * user's private character to the next. `owners` are the owners of visible entries; the first one owns new entries.
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

/** Whether this entry has state that is hidden from the viewer. */
function isWithheld({ state }: HistoryLocation): boolean {
  return '__withheld' in state
}

/** Removes the hidden state from the browser's entry as well. */
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

/** Identifies the visitor of this tab, so that the visitors before and after a member are different users. */
const VISITOR_KEY = 'perigee.visitor'

const visitorAtom = atom((get): string => {
  const { clock, sessionStorage } = get(worldAtom)
  const isReload = get(periodAtom) === 0
  try {
    const known = isReload ? sessionStorage.getItem(VISITOR_KEY) : null
    const visitor = known ?? `visitor ${clock.now()}`
    sessionStorage.setItem(VISITOR_KEY, visitor)
    return visitor
  } catch {
    return `visitor ${clock.now()}` // Full or blocked: after a reload, a visitor's navigation state is hidden.
  }
})

/** The owners of visible history entries: the user, and the visitor that the user was before signing in in this tab. */
export const historyOwnersAtom = atom((get): readonly [string, ...string[]] => {
  const visitor = get(visitorAtom)
  const isStarted = get(sessionStateAtom).phase !== 'unstarted'
  const id = isStarted ? get(personAtom).id : (get(sessionAtom).user?.id ?? VISITOR)
  return id === VISITOR ? [visitor] : [id, visitor]
})
