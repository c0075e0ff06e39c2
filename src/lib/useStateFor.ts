import { useCallback, useState } from 'react'

/**
 * State that belongs to `id`: another id has another initial state, in the same render. `begin` receives the previous
 * state, if there was one. Setting the state of an id that is no longer shown changes nothing.
 */
export function useStateFor<T>(
  id: string,
  begin: (before: T | undefined) => T,
): [state: T, set: (change: (now: T) => T) => void] {
  const [kept, setKept] = useState(() => ({ id, state: begin(undefined) }))
  const current = kept.id === id ? kept : { id, state: begin(kept.state) }
  if (current !== kept) setKept(current)
  const set = useCallback(
    (change: (now: T) => T) =>
      setKept((now) => {
        const state = now.id === id ? change(now.state) : now.state
        return Object.is(state, now.state) ? now : { id, state }
      }),
    [id],
  )
  return [current.state, set]
}
