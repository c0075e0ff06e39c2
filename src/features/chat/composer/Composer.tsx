import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { charCount } from '#src/lib/charCount.ts'
import { textDirection } from '#src/lib/textDirection.ts'
import { CHAT_MESSAGE_MAX_CHARS } from '#src/product/limits.ts'
import { isSendable, isSendKey } from './composerRules.ts'
import { useComposerText } from './drafts.ts'
import type { ConversationKey } from '../conversationKey.ts'
import classes from './Composer.module.css'

interface Props {
  conversationKey: ConversationKey
  characterName: string
  /** The character or the chat is loading, or could not be loaded. */
  isDisabled: boolean
  /** A reply is pending, or the chat is being restarted. */
  isBusy: boolean
  onSend: () => void
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

/** More characters than the field shows at its maximum height and width. */
const HIGHEST_CHARS = 4_000

/** The message field. Its draft is stored per chat, not in the page (drafts.ts). */
export function Composer({ conversationKey, characterName, isDisabled, isBusy, onSend, fieldRef }: Props) {
  const [text, write] = useComposerText(conversationKey)
  const form = useRef<HTMLFormElement>(null)
  const counter = useId()
  const length = charCount(text)
  const isTooLong = length > CHAT_MESSAGE_MAX_CHARS
  const isBlocked = isDisabled || isBusy || !isSendable(text)

  const [isPastingLong, setPastingLong] = useState(false)
  const isHighest = isPastingLong || length > HIGHEST_CHARS
  // Not `value`: React sets the whole text of a controlled field at each key press, which causes a second layout.
  useLayoutEffect(() => {
    const field = fieldRef.current
    if (field && field.value !== text) field.value = text
  }, [text, fieldRef])

  const send = () => {
    if (isBlocked) return
    onSend()
    form.current?.querySelector('textarea')?.focus()
  }
  // Before the browser inserts a long text, which it would otherwise lay out three times: 6 s for 20,000 lines.
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (charCount(clipboardData.getData('text/plain')) > HIGHEST_CHARS) flushSync(() => setPastingLong(true))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, keyCode, nativeEvent } = event
    if (!isSendKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) return
    event.preventDefault()
    send()
  }

  return (
    <form
      ref={form}
      className={classes.composer}
      data-disabled={isDisabled || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {/* A copy of the text under the field gives it its height. */}
      <div
        className={classes.field}
        data-text={`${text.slice(0, HIGHEST_CHARS)} `}
        data-highest={isHighest || undefined}
      >
        <textarea
          ref={fieldRef}
          className={classes.input}
          rows={1}
          aria-label={`Message to ${characterName}`}
          aria-describedby={counter}
          aria-invalid={isTooLong}
          // With "auto" the browser lays out the whole text at each key press: 70 ms for 100 kB.
          dir={isHighest ? textDirection(text) : 'auto'}
          placeholder={isBusy ? 'Waiting for response...' : 'Send a message'}
          disabled={isDisabled}
          enterKeyHint="send"
          onChange={(event) => {
            setPastingLong(false)
            write(event.currentTarget.value)
          }}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
      </div>
      <span id={counter} translate="no" className={classes.counter} data-over={isTooLong || undefined}>
        {`${length} / ${CHAT_MESSAGE_MAX_CHARS}`}
      </span>
      <button
        type="submit"
        className={classes.send}
        aria-label="Send"
        title="Send"
        disabled={isBlocked}
        onPointerDown={keepFocus}
      >
        <IconSend2 aria-hidden size="1.375rem" stroke={1.7} />
      </button>
    </form>
  )
}

/** Keeps the phone's keyboard open while a message is sent. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
