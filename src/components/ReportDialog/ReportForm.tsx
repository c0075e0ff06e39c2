import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type SubmitEvent, useId, useRef, useState, type RefObject, useEffect } from 'react'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { FindOut } from '#src/components/Form/FindOut.tsx'
import { charCount } from '#src/lib/charCount.ts'
import { REPORT_INFO_MAX_CHARS } from '#src/product/limits.ts'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { additionalInfoErrors, canSubmit } from './report.schema.ts'
import classes from './ReportDialog.module.css'

interface Props {
  categories: readonly string[]
  isPending: boolean
  /** The error of the last submit, and what it leaves unknown. */
  error: { text: string; notKnown?: NotKnown | undefined } | undefined
  onSubmit(report: { category: string; info: string }): void
}

/** The category, and an optional text (B5.9). */
export function ReportForm({ categories, isPending, error, onSubmit }: Props) {
  const [category, setCategory] = useState<string>()
  const [info, setInfo] = useState('')
  const infoErrors = additionalInfoErrors(info)
  const id = useId()
  const end = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const isMore = useMoreBelow(end, actions)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (category !== undefined && canSubmit({ category, info }) && !isPending) onSubmit({ category, info })
  }

  return (
    <form onSubmit={submit} className={classes.form}>
      <fieldset className={classes.categories}>
        <legend className={classes.label}>What is wrong with it?</legend>
        {categories.map((label) => (
          <label key={label} className={classes.category}>
            <input
              type="radio"
              name={`${id}-category`}
              value={label}
              checked={category === label}
              onChange={() => setCategory(label)}
            />
            {label}
          </label>
        ))}
      </fieldset>

      <label htmlFor={`${id}-info`} className={classes.label}>
        Additional info <span className={classes.optional}>(optional)</span>
      </label>
      <textarea
        id={`${id}-info`}
        className={classes.info}
        rows={3}
        value={info}
        onChange={(event) => setInfo(event.currentTarget.value)}
        aria-invalid={infoErrors.length > 0}
        aria-describedby={`${id}-errors ${id}-count`}
      />
      <div className={classes.under}>
        <div id={`${id}-errors`} className={classes.errors} aria-live="polite">
          {infoErrors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <span
          id={`${id}-count`}
          translate="no"
          className={classes.count}
          data-over={charCount(info) > REPORT_INFO_MAX_CHARS || undefined}
        >
          {`${charCount(info)}/${REPORT_INFO_MAX_CHARS}`}
        </span>
      </div>
      <div ref={end} />

      <div ref={actions} className={classes.actions} data-more={isMore || undefined}>
        <IconChevronDown className={classes.more} aria-hidden size="1.25rem" stroke={2} />
        {error && error.text !== '' && <AlertText className={classes.failure}>{error.text}</AlertText>}
        {error?.notKnown && (
          <div role={error.text === '' ? 'alert' : 'status'} className={classes.failure}>
            <FindOut notKnown={error.notKnown} />
          </div>
        )}
        <BusyButton type="submit" disabled={!canSubmit({ category, info })} isBusy={isPending}>
          Submit
        </BusyButton>
      </div>
    </form>
  )
}

/** A smaller distance is a rounding error. */
const CLOSE_PX = 4

/** Whether the end of a dialog's scrolled content is out of view: below its edge, or under its bottom bar. */
function useMoreBelow(end: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    const element = end.current
    const lowerBar = bar.current
    if (!element || !lowerBar) return undefined
    const root = element.closest('[role="dialog"]')
    let seen: IntersectionObserver | undefined
    // An error makes the bar higher.
    const resized = new ResizeObserver(() => {
      const rootMargin = `0px 0px ${CLOSE_PX - lowerBar.offsetHeight}px`
      seen?.disconnect()
      seen = new IntersectionObserver(([entry]) => setIsMore(entry?.isIntersecting === false), { root, rootMargin })
      seen.observe(element)
    })
    resized.observe(lowerBar)
    return () => {
      resized.disconnect()
      seen?.disconnect()
    }
  }, [end, bar])
  return isMore
}
