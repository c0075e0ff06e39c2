import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '#src/lib/isRecord.ts'
import { failingAs } from './ApiError.ts'
import { readVerified } from '../generated/auth/reads.ts'

/** Whether the viewer's address is verified; the response's flag means the opposite. */
export const verifiedQuery = queryOptions({
  queryKey: ['verified'] as const,
  queryFn: ({ client, signal }) =>
    failingAs('Account verification failed', readVerified({ client, signal })).then(isVerifiedIn),
  meta: { ownedByViewer: true },
})

export function isVerifiedIn(response: unknown): boolean {
  return !(isRecord(response) && response.is_unverified === true)
}
