import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import { charCount } from '#src/lib/charCount.ts'
import { TRAIT_NAME_MAX_CHARS } from '#src/product/limits.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import { TRAIT_TOO_LONG } from '../character.schema.ts'
import { useEditor, useSelected } from '../Editor.tsx'
import { ListButtons } from './ListButtons.tsx'
import classes from './TraitRow.module.css'

interface Props {
  index: number
  count: number
  isDisabled: boolean
  /** The text of the field becomes the name. */
  onFinish(): void
  onMove(to: number): void
  onRemove(): void
  onKeyDown(event: KeyboardEvent): void
}

const { root, control, label, input, indicator, innerLabel } = classes
const parts = { root, control, label, input, indicator, innerLabel }
const STRENGTHS = [...TRAIT_STRENGTHS]

/** One trait: its name, which can be edited, and its strength. */
export function TraitRow({ index, count, isDisabled, onFinish, ...list }: Props) {
  const editor = useEditor()
  const { name: ownName = '', unfinished: typed, strength } = useSelected((form) => form.personalities[index]) ?? {}
  const name = typed ?? ownName
  const isTooLong = charCount(name) > TRAIT_NAME_MAX_CHARS
  const errorId = useId()
  const what = ownName || `trait ${index + 1}`

  const { registerUnfinished, values } = editor
  const onType = (text: string | undefined) => editor.setValue(`personalities.${index}.unfinished`, text)
  const finish = useEffectEvent(() => {
    if (values().personalities[index]?.unfinished !== undefined) onFinish()
    return undefined
  })
  useEffect(() => registerUnfinished('personalities', () => finish()), [registerUnfinished])
  const onNameKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.altKey && event.key.startsWith('Arrow')) return onFinish()
    if (event.key === 'Enter') {
      event.preventDefault() // Enter finishes the name and does not submit the form.
      event.currentTarget.blur()
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      onType(undefined)
    }
  }

  return (
    // Keys that move the entry work from every focused element in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={classes.row} data-entry onKeyDown={list.onKeyDown}>
      <input
        type="text"
        className={classes.name}
        aria-label={`Trait ${index + 1}`}
        placeholder="A trait"
        dir="auto"
        autoComplete="off"
        // Receives the focus when validation fails on submit.
        name={isTooLong ? 'personalities' : undefined}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? errorId : undefined}
        value={name}
        disabled={isDisabled}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onFinish}
        onKeyDown={onNameKey}
      />
      <SegmentedControl
        aria-label={`Strength of ${what}`}
        data={STRENGTHS}
        value={strength}
        onChange={(chosen) => editor.setValue(`personalities.${index}.strength`, chosen)}
        disabled={isDisabled}
        withItemsBorders={false}
        transitionDuration={0}
        classNames={parts}
      />
      <div id={errorId} className={classes.error} aria-live="polite">
        {isTooLong && <ErrorText>{TRAIT_TOO_LONG}</ErrorText>}
      </div>
      <ListButtons
        what={what}
        index={index}
        count={count}
        isDisabled={isDisabled}
        onMove={list.onMove}
        onRemove={list.onRemove}
      />
    </li>
  )
}
