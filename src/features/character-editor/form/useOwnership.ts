import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ownershipQuery } from '#src/api/calls/characters.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'

/** Whether the viewer may edit a character; if the request fails, they may not. */
export function useOwnership(id: string) {
  const { data, isFetching, isError, error, refetch } = useQuery(ownershipQuery(id))
  const showToast = useSetAtom(showToastAtom)

  useEffect(() => {
    if (error) showToast({ message: 'Could not verify character ownership.', style: 'error' })
  }, [error, showToast])

  return {
    state:
      data === undefined && isFetching ? ('checking' as const) : data ? ('owned' as const) : ('not owned' as const),
    /** Absent if the server has answered. */
    onTryAgain: isError ? () => void refetch() : undefined,
  }
}
