import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import type { RetouchBody } from '#src/api/generated/calls.schemas.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { GUIDANCE_SCALE_MAX, GUIDANCE_SCALE_MIN, RETOUCH_PROMPT_MAX_CHARS } from '#src/product/limits.ts'
import { TextAreaField } from '#src/ui/TextAreaField/TextAreaField.tsx'
import { guidanceScaleOf, promptError } from './retouch.schema.ts'
import classes from './RetouchDialog.module.css'

interface Props {
  wish: RetouchBody
  onChange(wish: RetouchBody): void
  applyLabel: 'Apply' | 'Apply again'
  /** A request is pending, so the form cannot be submitted. */
  isBusy: boolean
  isTrying: boolean
  onApply(wish: RetouchBody): void
  /** Buttons before and after the submit button. */
  before?: ReactNode
  after?: ReactNode
}

/** The prompt for the change, and how closely the new picture follows it (B5.6). */
export function RetouchForm({ wish, onChange, applyLabel, isBusy, isTrying, onApply, before, after }: Props) {
  const { prompt, guidanceScale } = wish
  const [wasApplied, setWasApplied] = useState(false)
  const wrong = wasApplied ? promptError(prompt) : undefined
  const scaleId = useId()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const problem = promptError(prompt)
    setWasApplied(problem !== undefined)
    if (problem) focusFirstWrong(event.currentTarget, { prompt: problem })
    else onApply({ prompt: prompt.trim(), guidanceScale })
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextAreaField
        label="What should change?"
        name="prompt"
        description="For example: add a red scarf, keep the light."
        minRows={2}
        maxRows={4}
        maxChars={RETOUCH_PROMPT_MAX_CHARS}
        required
        data-autofocus
        value={prompt}
        error={wrong}
        onChange={({ currentTarget }) => onChange({ ...wish, prompt: currentTarget.value })}
      />
      <div className={classes.scale}>
        <label htmlFor={scaleId}>Guidance scale</label>
        <output htmlFor={scaleId}>{guidanceScale}</output>
        <input
          id={scaleId}
          type="range"
          min={GUIDANCE_SCALE_MIN}
          max={GUIDANCE_SCALE_MAX}
          step={1}
          value={guidanceScale}
          aria-describedby={`${scaleId}-hint`}
          onChange={({ currentTarget }) =>
            onChange({ ...wish, guidanceScale: guidanceScaleOf(currentTarget.valueAsNumber) })
          }
        />
        <p id={`${scaleId}-hint`} className={classes.hint}>
          How closely the new picture follows your words. Low values keep more of the picture.
        </p>
      </div>
      <div className={classes.footer}>
        {before}
        <Button
          type="submit"
          variant={after ? 'default' : 'filled'}
          aria-disabled={isBusy || undefined}
          aria-busy={isTrying || undefined}
          data-disabled={isBusy || undefined}
          leftSection={isTrying && <Loader size={18} color="currentColor" aria-hidden />}
        >
          {applyLabel}
        </Button>
        {after}
      </div>
    </form>
  )
}
