import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useCallback, useMemo } from 'react'
import { readerNameAtom } from '#src/session/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import type { ChatMessage } from './chatMessage.ts'
import { Composer } from '../composer/Composer.tsx'
import { canSend } from './conversation.ts'
import { useConversationControl } from './conversationControl.ts'
import { isTyping, messagesShown } from './conversationMessages.ts'
import { stageFailure } from './conversationStage.ts'
import { MessageLog } from '../log/MessageLog.tsx'
import { reportedMessageAtom } from './reportedMessage.ts'
import { SendFailure } from './SendFailure.tsx'
import { StillThinking } from './StillThinking.tsx'
import type { useConversation } from './useConversation.ts'
import classes from '../ChatPage.module.css'

type Props = Pick<
  ReturnType<typeof useConversation>,
  'conversationKey' | 'state' | 'stage' | 'summary' | 'chat' | 'tryAgain'
> & {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** Called when the messages, or their failure, are rendered. */
  onLogShown(): void
}

const NOTHING: never[] = []

/** The messages, the failure of the last send, and the composer. */
export function Conversation({ conversationKey, state, stage, summary, chat, tryAgain, fieldRef, onLogShown }: Props) {
  const { dispatch, sendDraft } = useConversationControl()
  const { requireSignIn } = useSessionControl()
  const setReported = useSetAtom(reportedMessageAtom)
  const { characterId, viewer } = conversationKey
  const chatId = chat?.id
  const report = useCallback(
    ({ content, stored: written = content }: ChatMessage) =>
      setReported({ ...conversationKey, content: written, chatId }),
    [setReported, conversationKey, chatId],
  )
  const stored = stage.name === 'ready' ? stage.stored : NOTHING
  const readerName = useAtomValue(readerNameAtom)
  const messages = useMemo(
    () => messagesShown(stored, state, { characterId, viewerId: viewer, readerName }),
    [stored, state, characterId, viewer, readerName],
  )
  const name = summary?.name ?? 'the character'
  const { greeting } = state
  const readFailure = stageFailure(stage)
  const isNothingSaid = stage.name === 'ready' && stored.length === 0 && !state.sending && !state.isDeleted
  const isChoosable = greeting?.isShown && greeting.texts.length > 1 && stored.length === 0 && canSend(state)
  const send = () => requireSignIn(() => sendDraft(characterId))
  const dismiss = () => {
    fieldRef.current?.focus() // the button goes away
    dispatch(conversationKey, { type: 'failure dismissed' })
  }

  return (
    <div className={classes.conversation}>
      {state.failure !== undefined && readFailure === undefined && (
        <SendFailure
          message={state.failure}
          conversationKey={conversationKey}
          canSend={canSend(state)}
          onTryAgain={() => {
            fieldRef.current?.focus() // the button goes away
            send()
          }}
          onDismiss={dismiss}
        />
      )}
      <div className={classes.log}>
        {stage.name === 'character loading' ? (
          <output className={classes.loading}>Loading character...</output>
        ) : (
          <MessageLog
            key={`${viewer} ${state.round}`}
            messages={messages}
            characterName={name}
            characterPicture={summary?.thumbnail ?? ''}
            chatId={chatId}
            isTyping={isTyping(state)}
            isLoading={stage.name === 'chat loading' || stage.name === 'messages loading'}
            error={readFailure}
            onTryAgain={tryAgain}
            onShown={onLogShown}
            onReport={report}
            introduced={isNothingSaid ? summary : undefined}
            greetingChoice={
              isChoosable
                ? {
                    index: greeting.index,
                    count: greeting.texts.length,
                    onChoose: (index) => dispatch(conversationKey, { type: 'greeting chosen', index }),
                  }
                : undefined
            }
          />
        )}
      </div>
      <div className={classes.foot} data-page-foot>
        <div className={classes.writing}>
          <StillThinking characterName={name} sending={state.sending} />
          <Composer
            conversationKey={conversationKey}
            characterName={name}
            isDisabled={stage.name !== 'ready' && stage.name !== 'messages loading'}
            isBusy={!canSend(state)}
            onSend={send}
            fieldRef={fieldRef}
          />
        </div>
      </div>
    </div>
  )
}
