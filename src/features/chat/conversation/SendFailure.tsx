import { Button } from '@mantine/core'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { isSendable } from '../composer/composerRules.ts'
import { useComposerText } from '../composer/drafts.ts'
import type { ConversationKey } from '../conversationKey.ts'
import classes from '../ChatPage.module.css'

interface Props {
  message: string
  conversationKey: ConversationKey
  /** Whether a message may be sent now. */
  canSend: boolean
  onTryAgain(): void
  onDismiss(): void
}

/** Why the last message was not sent. Its text is back in the field; "Try again" sends the field's text. */
export function SendFailure({ message, conversationKey, canSend, onTryAgain, onDismiss }: Props) {
  const [text] = useComposerText(conversationKey)
  const isOffered = canSend && isSendable(text)
  return (
    <div className={classes.failure}>
      <ErrorBanner
        message={message}
        onDismiss={onDismiss}
        action={
          isOffered && (
            <Button variant="default" size="sm" onClick={onTryAgain}>
              Try again
            </Button>
          )
        }
      />
    </div>
  )
}
