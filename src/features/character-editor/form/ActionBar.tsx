import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { FindOut } from '#src/components/Form/FindOut.tsx'
import type { SubmitOutcome } from '#src/components/Form/FormOutcome.tsx'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import { WrongFields } from '#src/ui/WrongFields/WrongFields.tsx'
import { overlongFields } from '../character.schema.ts'
import { useMoment, useSelected, useEditor } from '../Editor.tsx'
import classes from './ActionBar.module.css'
import { isFirstClick } from '#src/lib/isFirstClick.ts'

interface Props {
  /** The result of the last attempt. */
  outcome?: SubmitOutcome | undefined
  children: ReactNode
}

/** The form's invalid fields, failures and buttons; always in view. */
export function ActionBar({ outcome, children }: Props) {
  const moment = useMoment()
  const { errors } = moment
  const overlong = useSelected((values) => overlongFields(values).join(' '))
  /** The texts of the last failure and of the last submit, without duplicates. */
  const failures = [...new Set([moment.failure, outcome?.text])].filter((text) => text !== undefined && text !== '')
  const notKnown = outcome?.notKnown
  useEffect(markRoot, [])
  const wrong = new Set([...overlong.split(' ').filter(Boolean), ...Object.keys(errors).filter((path) => errors[path])])

  return (
    <div className={classes.bar} data-page-foot>
      <div className={classes.state}>
        <WrongFields count={wrong.size} onShow={showFirstInvalid} />
        {(failures.length > 0 || notKnown) && (
          <AlertText>
            {failures.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {notKnown && <FindOut notKnown={notKnown} />}
          </AlertText>
        )}
        <UndoOffer />
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

/** The bar is outside the form. A field that is too long is invalid before any submit. */
function showFirstInvalid({ currentTarget }: MouseEvent<HTMLElement>): void {
  const page = currentTarget.closest('main') ?? document.body
  page.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
}

/**
 * Marks the root element, the scroll container, because a bar covers its lower edge. With :has() in the style sheet the
 * browser would search the whole page on each key press in a textarea.
 */
function markRoot(): () => void {
  const mark = () => {
    document.documentElement.toggleAttribute('data-action-bar', document.querySelector(`.${classes.bar}`) !== null)
  }
  mark()
  return mark
}

/** Offers to restore the last removed value, as long as that is possible. */
function UndoOffer() {
  const editor = useEditor()
  const { undo, busy } = useMoment()
  const isPossible = useSelected((values) => undo?.isPossible(values) ?? false)
  const place = useRef<HTMLDivElement>(null)
  const restore = () => {
    // The button is unmounted; the restored entry may take the focus from here.
    place.current?.focus({ preventScroll: true })
    editor.offerUndo(undefined)
    undo?.restore()
  }
  return (
    <div ref={place} className={classes.undo} aria-live="polite" tabIndex={-1}>
      {undo && isPossible && (
        <>
          <span>{undo.message}</span>
          <button type="button" disabled={busy !== undefined} onClick={(event) => isFirstClick(event) && restore()}>
            {undo.label}
          </button>
        </>
      )}
    </div>
  )
}
