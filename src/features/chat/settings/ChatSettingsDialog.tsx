export interface ChatSettingsDialogProps {
  opened: boolean
  onClose: () => void
  /** Absent until the conversation has a chat; what needs one is disabled (AMB-69). */
  chatId: string | undefined
  /** Rejects with what the dialog says (B8.8-07). */
  onRestart: () => Promise<unknown>
  onDelete: () => Promise<unknown>
}

/** Theme colour, download, restart and deletion of a chat (B2.10). */
export function ChatSettingsDialog({ opened }: ChatSettingsDialogProps) {
  return opened ? <section aria-label="Chat Settings" /> : null
}
