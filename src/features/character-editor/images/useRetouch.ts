import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query'
import { confirmRetouchMutation, imageMutationKeys, retouchMutation } from '#src/api/calls/characterImages.ts'
import type { RetouchBody } from '#src/api/generated/calls.schemas.ts'
import { type RetouchCall, type RetouchState, retouchState } from './retouchState.ts'

export interface Retouch extends RetouchState {
  /** The last request that is neither accepted nor rejected, even if it was sent before this page was mounted. */
  undecided: RetouchBody | undefined
  apply(wish: RetouchBody): void
  accept(onAccepted: () => void): void
  reject(): void
}

/** A retouch from the prompt to its acceptance. The state is in the mutation cache and survives closing the dialog. */
export function useRetouch(characterId: string): Retouch {
  const filters = { mutationKey: imageMutationKeys.retouches(characterId) }
  const calls = useMutationState({ filters, select: callOf })
  const wishes = useMutationState({
    filters: { mutationKey: imageMutationKeys.retouch(characterId, 'try') },
    select: ({ state }) => state.variables as RetouchBody,
  })
  const attempt = useMutation(retouchMutation(characterId))
  const confirmation = useMutation(confirmRetouchMutation(characterId))
  const state = retouchState(calls)
  return {
    ...state,
    undecided: state.preview !== undefined || state.isTrying || state.error ? wishes.at(-1) : undefined,
    apply: (wish) => attempt.mutate(wish),
    accept: (onAccepted) => confirmation.mutate(true, { onSuccess: onAccepted }),
    reject: () => confirmation.mutate(false),
  }
}

function callOf({
  options,
  state,
}: {
  options: { mutationKey?: readonly unknown[] }
  state: MutationState
}): RetouchCall {
  const isTry = options.mutationKey?.at(-1) === 'try'
  return {
    kind: isTry ? 'try' : 'confirm',
    status: state.status,
    error: state.error,
    ...(isTry ? { preview: state.data as string | undefined } : { isAccepted: state.variables as boolean }),
  }
}
