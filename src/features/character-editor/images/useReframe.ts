import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { startTransition, useState } from 'react'
import { reframeMutation } from '#src/api/calls/characterImages.ts'
import { toldOrNotKnown } from '#src/api/calls/unknownResults.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { useFailureToast } from '../save/useFailureToast.ts'

/** The crop mode is on or off; it ends with the request, whatever its result. */
export function useReframe(characterId: string, picture: string, onEnd: () => void) {
  const showToast = useSetAtom(showToastAtom)
  const failureToast = useFailureToast()
  const [isCropping, setIsCropping] = useState(false)
  /** The last confirmed offset, where a retry or a correction begins. */
  const [last, setLast] = useState({ picture, offset: 0 })
  const { mutate, isPending } = useMutation(reframeMutation(characterId))

  const end = () => {
    setIsCropping(false)
    onEnd()
  }
  return {
    isCropping,
    isBusy: isPending,
    // After the menu has closed, because it returns the focus to its button unless another element has taken it.
    start: () => startTransition(() => setIsCropping(true)),
    cancel: end,
    startOffset: last.picture === picture ? last.offset : 0,
    confirm: (offset: number) => {
      setLast({ picture, offset })
      mutate(offset, {
        onSuccess: () => showToast({ message: 'The small picture shows the new frame.', style: 'success' }),
        onError: (error) => failureToast(error, toldOrNotKnown(error, 'Failed reframing the character.')),
        onSettled: end,
      })
    },
  }
}
