import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { DangerZone } from './DangerZone.tsx'
import { DownloadChat } from './DownloadChat.tsx'
import { ThemeColor } from './ThemeColor.tsx'

export interface ChatSettingsDialogProps {
  opened: boolean
  onClose: () => void
  /** Absent until the conversation has a chat; entries that need one are disabled. */
  chatId: string | undefined
  /** A reply is pending: the chat cannot be changed until it arrives. */
  isReplying: boolean
  /** Rejects with the error that the dialog shows. */
  onRestart: () => Promise<unknown>
  onDelete: () => Promise<unknown>
}

/** Theme colour, download, restart and deletion of a chat (B2.10). */
export function ChatSettingsDialog({ opened, onClose, chatId, isReplying, ...on }: ChatSettingsDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      opened={opened}
      onClose={isBusy ? ignore : onClose}
      title="Chat Settings"
      size={480}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      <ThemeColor />
      <DownloadChat chatId={chatId} />
      <DangerZone
        isDisabled={chatId === undefined || isBusy}
        isReplying={isReplying}
        onBusy={setIsBusy}
        onRestart={on.onRestart}
        onDelete={on.onDelete}
        onDone={onClose}
      />
    </Dialog>
  )
}

const ignore = () => undefined
