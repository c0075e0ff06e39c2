import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useId, useMemo, useRef } from 'react'
import { CHAT_MESSAGE_MAX_CHARS } from '#src/product/limits.ts'
import { isSendable, isSendKey } from './composerRules.ts'
import { draftAt, followViewerAtom, writeDraftAtom } from './drafts.ts'
import type { Place } from './place.ts'
import classes from './Composer.module.css'

interface Props {
  place: Place
  characterName: string
  /** The character or the chat is loading, or could not be loaded (B5.8-10). */
  isDisabled: boolean
  /** A reply is on its way, or the chat is being restarted (B5.8-04). */
  isBusy: boolean
  onSend: () => void
  fieldRef: Ref<HTMLTextAreaElement>
}

/** Where messages are written. What stands in it belongs to the chat, not to the page (drafts.ts). */
export function Composer({ place, characterName, isDisabled, isBusy, onSend, fieldRef }: Props) {
  const text = useAtomValue(useMemo(() => draftAt(place), [place]))
  const write = useSetAtom(writeDraftAtom)
  const followViewer = useSetAtom(followViewerAtom)
  const lastPlace = useRef(place)
  const form = useRef<HTMLFormElement>(null)
  const counter = useId()
  const isTooLong = text.length > CHAT_MESSAGE_MAX_CHARS
  const isBlocked = isDisabled || isBusy || !isSendable(text)

  useEffect(() => {
    followViewer(lastPlace.current, place)
    lastPlace.current = place
  }, [place, followViewer])

  const send = () => {
    if (isBlocked) return
    onSend()
    form.current?.querySelector('textarea')?.focus()
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
      <div className={classes.field} data-text={`${text} `}>
        <textarea
          ref={fieldRef}
          className={classes.input}
          rows={1}
          aria-label={`Message to ${characterName}`}
          aria-describedby={counter}
          aria-invalid={isTooLong}
          dir="auto"
          placeholder={isBusy ? 'Waiting for response...' : 'Send a message'}
          disabled={isDisabled}
          enterKeyHint="send"
          value={text}
          onChange={(event) => write(place, event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <span id={counter} className={classes.counter} data-over={isTooLong || undefined}>
        {text.length} / {CHAT_MESSAGE_MAX_CHARS}
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

/** The keyboard of a phone stays open while its owner sends. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
