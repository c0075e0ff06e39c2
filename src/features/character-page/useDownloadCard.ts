import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { downloadCardMutation } from '#src/api/calls/downloads.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { saveFile } from '#src/lib/saveFile.ts'
import { cardFileName } from './cardFileName.ts'

/** Downloads the character as a card file for other programs. A failure shows a toast. */
export function useDownloadCard({ id, name }: { id: string; name: string }) {
  const showToast = useSetAtom(showToastAtom)
  const { mutate, isPending } = useMutation(downloadCardMutation)

  const download = (spec: 'v2' | 'v3') => {
    if (isPending) return
    mutate(
      { id, spec },
      {
        onSuccess: (file) => saveFile(file, cardFileName({ file, name, spec })),
        onError: (error) => {
          const words = error instanceof ApiError ? error.words : undefined
          showToast({ message: words ?? 'The card could not be downloaded. Please try again.', style: 'error' })
        },
      },
    )
  }
  return { download, isBusy: isPending }
}
