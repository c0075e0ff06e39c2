import { isBlocked } from '#src/api/calls/characterImages.ts'

/** The state of one retouch request in the mutation cache. */
export interface RetouchCall {
  kind: 'try' | 'confirm'
  status: 'idle' | 'pending' | 'success' | 'error'
  error: unknown
  /** The URL of the preview, if the attempt succeeded. */
  preview?: string | undefined
  /** For a confirmation: whether the preview was accepted. */
  isAccepted?: boolean | undefined
}

export interface RetouchState {
  /** The URL of the preview that is neither accepted nor rejected yet. */
  preview?: string | undefined
  isTrying: boolean
  isAccepting: boolean
  /** Why the last attempt or confirmation failed. */
  error?: unknown
}

/**
 * The state of a retouch, derived from its requests (oldest first), so that it survives closing the dialog or the page.
 */
export function retouchState(calls: readonly RetouchCall[]): RetouchState {
  return calls.reduce(afterCall, { isTrying: false, isAccepting: false })
}

function afterCall({ preview }: RetouchState, call: RetouchCall): RetouchState {
  const isPending = call.status === 'pending'
  if (call.kind === 'try') {
    const isTrying = isPending
    if (call.status === 'success') return { preview: call.preview, isTrying, isAccepting: false }
    // a blocked prompt also removes the former preview; after other failures it stays.
    const kept = isBlocked(call.error) ? undefined : preview
    return { preview: kept, isTrying, isAccepting: false, error: call.error ?? undefined }
  }
  // A rejection takes effect at once, whatever the result of its request.
  if (!call.isAccepted) return { isTrying: false, isAccepting: false }
  if (call.status === 'success') return { isTrying: false, isAccepting: false }
  return { preview, isTrying: false, isAccepting: isPending, error: call.error ?? undefined }
}
