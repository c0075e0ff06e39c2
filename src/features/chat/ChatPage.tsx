import { useRef, useState, useEffect } from 'react'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { CharacterMissing } from './CharacterMissing.tsx'
import { ChatHeader } from './header/ChatHeader.tsx'
import { Conversation } from './conversation/Conversation.tsx'
import type { KnownBefore } from './conversation/conversationReads.ts'
import { CharacterPanel } from './panel/CharacterPanel.tsx'
import { ReportMessage } from './conversation/ReportMessage.tsx'
import { ResponsibleUseBanner } from './header/ResponsibleUseBanner.tsx'
import { useChatEnding } from './conversation/useChatEnding.ts'
import { useConversation } from './conversation/useConversation.ts'
import classes from './ChatPage.module.css'

const ChatSettingsDialog = lazyDialog(() =>
  import('./settings/ChatSettingsDialog.tsx').then((module) => module.ChatSettingsDialog),
)

interface Props {
  characterId: string
  known: KnownBefore
  /** Called when the chat has been deleted. */
  onDeleted: () => void
}

/** A conversation with a character (B2.8). It fills the screen; only its messages scroll. */
export function ChatPage({ characterId, known, onDeleted }: Props) {
  const conversation = useConversation(characterId, known)
  const { conversationKey, state, stage, summary, chat, isMember } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const settings = useLazyDialog(ChatSettingsDialog)
  const { requireSignIn } = useSessionControl()
  const ending = useChatEnding(conversation, onDeleted)
  const keyboard = useKeyboardInset()
  const [isLogShown, setIsLogShown] = useState(false)
  const toTheField = () => {
    // No message can be written while the chat is loading.
    const goal = field.current?.disabled ? field.current.closest('main') : field.current
    goal?.focus()
  }
  usePageTitle(stage.name === 'character missing' ? undefined : summary?.name)

  if (stage.name === 'character missing') {
    return <CharacterMissing error={stage.error} onTryAgain={conversation.tryAgain} />
  }
  return (
    <div className={classes.page} style={{ paddingBottom: keyboard }}>
      <div className={classes.column}>
        <ChatHeader
          character={summary}
          isMember={isMember}
          settings={{ ...settings.opener, onClick: () => requireSignIn(settings.open) }}
        />
        <ResponsibleUseBanner onDismissed={toTheField} />
        <Conversation {...conversation} fieldRef={field} onLogShown={() => setIsLogShown(true)} />
      </div>
      <CharacterPanel characterId={characterId} isEarly={!isLogShown} />
      <ReportMessage conversationKey={conversationKey} isMember={isMember} chat={chat} />
      <ChatSettingsDialog {...settings.dialog} chatId={chat?.id} isReplying={state.sending !== undefined} {...ending} />
    </div>
  )
}

/**
 * How much of the page a phone's keyboard covers, in CSS px. It is 0 where the browser resizes the layout viewport
 * (interactive-widget in index.html); Safari on phones only resizes the visual viewport.
 */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return undefined
    const measure = () => {
      // A zoomed page has a smaller visual viewport for another reason.
      const isZoomed = seen.scale > 1.01
      setInset(isZoomed ? 0 : Math.max(0, Math.round(document.documentElement.clientHeight - seen.height)))
      // Safari has scrolled the whole page to the field, which is in view without that.
      if (!isZoomed && seen.offsetTop > 0) window.scrollTo(0, 0)
    }
    measure()
    seen.addEventListener('resize', measure)
    return () => seen.removeEventListener('resize', measure)
  }, [])
  return inset
}
