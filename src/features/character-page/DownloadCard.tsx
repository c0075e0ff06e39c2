import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { downloadCardMutation } from '#src/api/downloads.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { saveFile } from '#src/lib/saveFile.ts'
import { MenuButton } from '#src/ui/ActionMenu/MenuButton.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { cardFileName } from './cardFileName.ts'
import classes from './Actions.module.css'

const DownloadCardMenu = lazyDialog(() => import('./DownloadCardMenu.tsx').then((module) => module.DownloadCardMenu))

/** The character as a file for other programs (B2.6-14, B2.6-15). */
export function DownloadCard({ id, name }: { id: string; name: string }) {
  const showToast = useSetAtom(showToastAtom)
  const { mutate, isPending } = useMutation(downloadCardMutation)

  const download = (choice: string) => {
    if (isPending) return
    const spec = choice === 'v2' ? 'v2' : 'v3'
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

  return (
    <MenuButton className={classes.download} menu={DownloadCardMenu} onChoose={download} isBusy={isPending}>
      <IconDownload aria-hidden size="1.25rem" stroke={1.7} />
      Download Card
      <IconChevronDown aria-hidden size="1rem" stroke={1.9} />
    </MenuButton>
  )
}
