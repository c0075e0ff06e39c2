import { isBlocked } from '#src/api/characterImages.ts'

/** What the mutation cache knows of one call about a retouch, oldest first. */
export interface RetouchCall {
  kind: 'try' | 'confirm'
  status: 'idle' | 'pending' | 'success' | 'error'
  error: unknown
  /** The address of a preview, of a try that succeeded. */
  preview?: string | undefined
  /** For a confirmation: whether the preview was accepted. */
  isAccepted?: boolean | undefined
}

export interface RetouchState {
  /** The URL of the picture that waits to be accepted or rejected. */
  preview?: string | undefined
  isTrying: boolean
  isAccepting: boolean
  /** Why the last attempt or confirmation failed. */
  error?: unknown
}

/** Where a retouch stands after its calls: so it is still there when its dialog or its page is opened again. */
export function retouchState(calls: readonly RetouchCall[]): RetouchState {
  return calls.reduce(afterCall, { isTrying: false, isAccepting: false })
}

function afterCall({ preview }: RetouchState, call: RetouchCall): RetouchState {
  const isPending = call.status === 'pending'
  if (call.kind === 'try') {
    const isTrying = isPending
    if (call.status === 'success') return { preview: call.preview, isTrying, isAccepting: false }
    // B4.4-07: what a blocked wish was to replace goes, too; after other failures the last preview stays.
    const kept = isBlocked(call.error) ? undefined : preview
    return { preview: kept, isTrying, isAccepting: false, error: call.error ?? undefined }
  }
  // A rejection holds at once, whatever becomes of its call (AMB-30).
  if (!call.isAccepted) return { isTrying: false, isAccepting: false }
  if (call.status === 'success') return { isTrying: false, isAccepting: false }
  return { preview, isTrying: false, isAccepting: isPending, error: call.error ?? undefined }
}
