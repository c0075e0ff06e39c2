import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query'
import { confirmRetouchMutation, imageMutationKeys, retouchMutation } from '#src/api/characterImages.ts'
import type { RetouchBody } from '#src/api/generated/schemas/retouchBody.ts'
import { type RetouchCall, type RetouchState, retouchState } from './retouchState.ts'

export interface Retouch extends RetouchState {
  /** What was asked for and is neither accepted nor rejected yet, also before this page was entered. */
  undecided: RetouchBody | undefined
  apply(wish: RetouchBody): void
  accept(onAccepted: () => void): void
  reject(): void
}

/** A retouch from the wish to its acceptance. Read from the mutation cache, so it goes on while its dialog is closed. */
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
