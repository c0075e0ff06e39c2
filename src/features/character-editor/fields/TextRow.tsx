import { Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { type ChangeEvent, type CSSProperties, memo, type ReactNode, useId } from 'react'
import { charCount } from '#src/lib/charCount.ts'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import fieldClasses from '#src/ui/TextField/TextField.module.css'
import { COUNTER_WARNS_FROM } from '#src/product/limits.ts'
import { textRuleAt } from '../character.schema.ts'
import { type TextPath, useEditor, useMoment, useText } from '../Editor.tsx'
import { AugmentButton } from './AugmentButton.tsx'
import classes from './TextRow.module.css'

interface Props {
  path: TextPath
  label: string
  /** The field's name in a sentence: 'main greeting'. */
  what: string
  placeholder?: string
  /** The height of a multi-line text; without it the field has one line. */
  rows?: { min: number; max: number }
  /** Further buttons beside the one that generates. */
  children?: ReactNode
}

const { input } = fieldClasses
const parts = { root: classes.wrapper, input, error: classes.error, description: classes.count }

/**
 * As high as its text, within limits. Without browser support Mantine measures the text at every key press, which
 * costs three layouts.
 */
function growing({ min, max }: { min: number; max: number }) {
  if (!CSS.supports('field-sizing', 'content')) return { autosize: true, minRows: min, maxRows: max }
  return { className: classes.growing, style: { '--rows-min': min, '--rows-max': max } as CSSProperties }
}

/** One text of the character: its label, the button that generates it, the field, its error and its length. */
export const TextRow = memo(function TextRow({ path, label: name, what, placeholder, rows, children }: Props) {
  const editor = useEditor()
  const value = useText(path)
  const { errors, busy } = useMoment()
  const { maxChars, tooLong } = textRuleAt(path)
  const length = charCount(value)
  const isOver = length > maxChars
  const isNear = length >= maxChars * COUNTER_WARNS_FROM
  const id = useId()
  const error = errors[path] ?? (isOver && tooLong)

  const props = {
    id,
    name: path,
    placeholder,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      editor.setValue(path, event.currentTarget.value),
    disabled: busy !== undefined,
    error: error && <ErrorText>{error}</ErrorText>,
    // Part of the field's description, so that screen reader users know the limit in advance.
    description: (
      <span translate="no" data-state={isOver ? 'over' : isNear ? 'near' : undefined}>
        {`${length}/${maxChars}`}
      </span>
    ),
    inputWrapperOrder: ['input', 'error', 'description'] as ('input' | 'error' | 'description')[],
    required: true,
    // Mantine sets a plain `dir` on the wrapper of the input, which has no text to detect a direction from.
    attributes: { input: { dir: 'auto' } },
    autoComplete: 'off',
    classNames: parts,
  } as const

  return (
    <div className={classes.row}>
      <label htmlFor={id} className={classes.label}>
        {name}
      </label>
      {rows ? <Textarea {...props} {...growing(rows)} /> : <TextInput {...props} />}
      <div className={classes.actions}>
        <AugmentButton path={path} what={what} />
        {children}
      </div>
      <output className="visually-hidden">
        {isOver ? tooLong : isNear && `Near the limit of ${maxChars} characters`}
      </output>
    </div>
  )
})
