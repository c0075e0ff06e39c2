import { type Mutation, type MutationFilters, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

interface Ends<Data> {
  onSuccess(response: Data): void
  onError?(error: Error): void
}

/** Whether a submit of this form from before its page was left is still in flight, found by `filters`, and its result. */
export function useEarlierSubmit<Data>(filters: MutationFilters | undefined, ends: Ends<Data>): boolean {
  const cache = useQueryClient().getMutationCache()
  const [earlier] = useState(() => (filters ? cache.find({ ...filters, status: 'pending' }) : undefined))
  const [isUnderWay, setIsUnderWay] = useState(earlier !== undefined)

  const look = useEffectEvent(({ state }: Mutation) => {
    if (!isUnderWay || state.status === 'pending') return
    setIsUnderWay(false)
    if (state.status === 'success') ends.onSuccess(state.data as Data)
    else if (state.error) ends.onError?.(state.error)
  })
  useEffect(() => {
    if (!earlier) return undefined
    // It may have ended between the render and this effect.
    queueMicrotask(() => look(earlier))
    return cache.subscribe(({ mutation }) => {
      if (mutation === earlier) look(earlier)
    })
  }, [cache, earlier])

  return isUnderWay
}
