import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import {
  deleteImageMutation,
  type ImageChange,
  imageMutationKeys,
  renewImageMutation,
  setMainImageMutation,
} from '#src/api/calls/characterImages.ts'
import type { CollectionImage, NewImage } from '#src/api/shapes/imageShapes.ts'

export interface ChangeState extends Pick<MutationState, 'status' | 'error' | 'submittedAt'> {
  kind: ImageChange
  /** For a renewal: where it was started. */
  from: unknown
  /** For a renewal that succeeded: the id of the new image. */
  newImageId: string | undefined
}

export interface ImageChanges {
  /** The last change, pending or settled, even if it was started before this page was mounted. */
  latest: ChangeState | undefined
  /** The pending change; others are disabled until it ends. */
  running: ImageChange | undefined
  renew(from: 'menu' | 'manager'): void
  setMain(image: CollectionImage): void
  remove(image: CollectionImage): void
}

/**
 * Renews, sets and deletes images, one change at a time. The state is in the mutation cache and survives an unmount.
 */
export function useImageChanges(characterId: string): ImageChanges {
  const client = useQueryClient()
  const mutationKey = imageMutationKeys.changes(characterId)
  const latest = useMutationState({ filters: { mutationKey }, select: changeOf }).at(-1)
  const renewal = useMutation(renewImageMutation(characterId))
  const setting = useMutation(setMainImageMutation(characterId))
  const deletion = useMutation(deleteImageMutation(characterId))

  /** Reads the client instead of the rendered state: a second click may come before the next render. */
  const unlessBusy = (start: () => void) => {
    if (client.isMutating({ mutationKey }) === 0) start()
  }
  return {
    latest,
    running: latest?.status === 'pending' ? latest.kind : undefined,
    renew: (from) => unlessBusy(() => renewal.mutate(from)),
    setMain: (image) => unlessBusy(() => setting.mutate(image)),
    remove: (image) => unlessBusy(() => deletion.mutate(image)),
  }
}

function changeOf({
  options,
  state,
}: {
  options: { mutationKey?: readonly unknown[] }
  state: MutationState
}): ChangeState {
  const kind = options.mutationKey?.at(-1) as ImageChange
  return {
    kind,
    status: state.status,
    error: state.error,
    submittedAt: state.submittedAt,
    from: state.variables,
    newImageId: kind === 'renew' ? (state.data as NewImage | undefined)?.id || undefined : undefined,
  }
}
