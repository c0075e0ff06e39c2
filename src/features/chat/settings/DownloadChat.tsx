import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { downloadChatMutation } from '#src/api/calls/downloads.ts'
import { saveFile } from '#src/lib/saveFile.ts'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import classes from './ChatSettings.module.css'

/** Downloads the conversation as a file named after the chat. Logs failures only. */
export function DownloadChat({ chatId }: { chatId: string | undefined }) {
  const { mutate, isPending } = useMutation(downloadChatMutation)
  const textId = useId()
  const download = () => {
    if (chatId === undefined) return
    mutate(chatId, { onSuccess: (file) => saveFile(file, `${chatId}.json`) })
  }
  return (
    <div className={classes.entry}>
      <p id={textId} className={classes.about}>
        Save a JSON copy of the conversation
      </p>
      <BusyButton
        variant="default"
        aria-describedby={textId}
        disabled={chatId === undefined}
        isBusy={isPending}
        onClick={download}
      >
        Download Chat
      </BusyButton>
    </div>
  )
}
