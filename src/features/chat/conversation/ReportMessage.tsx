import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { LazyReportDialog } from '#src/components/ReportDialog/LazyReportDialog.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { sessionAtom } from '#src/session/session.ts'
import type { ConversationKey } from '../conversationKey.ts'
import { mayBeReported, reportedMessageAtom } from './reportedMessage.ts'

interface Props {
  conversationKey: ConversationKey
  isMember: boolean
  /** Absent until it is known whether a chat exists; null if there is none. */
  chat: { id: string } | null | undefined
}

/**
 * The dialog that reports a message of this conversation. It stays open without the messages: when the
 * session ends, the messages are removed and the dialog says why.
 */
export function ReportMessage({ conversationKey, isMember, chat }: Props) {
  const [reported, setReported] = useAtom(reportedMessageAtom)
  const showToast = useSetAtom(showToastAtom)
  const hasSessionEnded = useAtomValue(sessionAtom).error !== undefined
  const mine = reported && mayBeReported(reported, conversationKey, hasSessionEnded) ? reported : undefined
  const isOpen = mine?.chatId !== undefined
  // Kept for the closing transition of the dialog.
  const [last, setLast] = useState(mine)
  if (isOpen && mine !== last) setLast(mine)

  // A dialog that was open when the page was left is closed on the next visit.
  useEffect(() => () => setReported(undefined), [setReported])

  // After a sign-in to report the greeting, the report names the member's chat with this character.
  useEffect(() => {
    if (!mine || isOpen || !isMember || chat === undefined) return
    setReported(chat ? { ...mine, viewer: conversationKey.viewer, chatId: chat.id } : undefined)
    if (!chat) showToast({ message: 'A greeting can be reported once you have answered it.', style: 'error' })
  }, [mine, isOpen, isMember, chat, conversationKey.viewer, setReported, showToast])

  if (last?.chatId === undefined) return null
  const { chatId, content } = last
  return (
    <LazyReportDialog
      subject={{ kind: 'message', chatId, content }}
      opened={isOpen}
      onClose={() => setReported(undefined)}
      onSignedIn={() => setReported({ ...last, chatId: undefined })}
    />
  )
}
