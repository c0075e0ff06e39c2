import { type ReactNode, useId, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { GoBack } from '#src/components/GoBack/GoBack.tsx'
import { DESCRIPTION_ROWS, TEXT_ROWS } from '#src/product/limits.ts'
import { useMoment } from '../Editor.tsx'
import { GreetingsField } from '../fields/GreetingsField.tsx'
import { TagsField } from '../fields/TagsField.tsx'
import { TextRow } from '../fields/TextRow.tsx'
import { TraitsField } from '../fields/TraitsField.tsx'
import { TextPreview } from './TextPreview.tsx'
import { useSaveKey } from './useSaveKey.ts'
import { VisibilityRow } from './VisibilityRow.tsx'
import classes from './CharacterForm.module.css'

interface Props {
  title: string
  /** Beside the title: the status of the draft. */
  status?: ReactNode
  /** Between the title and the fields. */
  notice?: ReactNode
  /** The large picture with its tools. */
  picture: ReactNode
  /** On a phone the picture comes before the fields. @default false */
  isPictureFirst?: boolean
  /** The bar with the buttons. */
  bar: ReactNode
  submission: Pick<ReturnType<typeof useFormSubmit>, 'formProps' | 'submit'>
}

/** The form that creates and edits a character (B2.3, B2.4). It needs an EditorProvider. */
export function CharacterForm({ title, status, notice, picture, isPictureFirst = false, bar, submission }: Props) {
  const { formProps, submit } = submission
  const { busy } = useMoment()
  const titleId = useId()
  useKeepFocus(formProps.ref, busy !== undefined)
  const onKeyDown = useSaveKey(formProps.ref, submit)

  return (
    <div>
      <div className={classes.body}>
        <header className={classes.head}>
          <GoBack isIconOnly />
          <h1 id={titleId} className={classes.title}>
            {title}
          </h1>
          <div className={classes.status}>{status}</div>
        </header>
        <div className={classes.notice}>{notice}</div>
        <div className={classes.columns} data-picture-first={isPictureFirst || undefined}>
          {/* This key works for the whole form, whichever field has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <form
            {...formProps}
            className={classes.fields}
            aria-labelledby={titleId}
            aria-busy={busy !== undefined}
            onKeyDown={onKeyDown}
          >
            <TextRow path="name" label="Name" what="name" placeholder="What is this character called?" />
            <TextRow
              path="description"
              label="Description"
              what="description"
              placeholder="Who is this character, and how does it talk?"
              rows={DESCRIPTION_ROWS}
            />
            <TextRow
              path="backgroundDescription"
              label="Background"
              what="background"
              placeholder="Where does this character come from?"
              rows={TEXT_ROWS}
            />
            <TraitsField />
            <GreetingsField />
            <TagsField />
          </form>
          {/* Outside the form, because the tools of the picture contain forms. */}
          <div className={classes.aside}>
            {picture}
            <VisibilityRow />
            <TextPreview />
          </div>
        </div>
      </div>
      {bar}
    </div>
  )
}

/** Returns the focus to the field that had it before it was disabled. */
function useKeepFocus(within: RefObject<HTMLElement | null>, isOff: boolean): void {
  const former = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOff && activeElement instanceof HTMLElement && within.current?.contains(activeElement)) {
      former.current = activeElement
    }
  }, [isOff, within])
  useEffect(() => {
    if (isOff) return
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) former.current?.focus({ preventScroll: true })
    former.current = undefined
  }, [isOff])
}
