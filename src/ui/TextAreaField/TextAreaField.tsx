import { Textarea, type TextareaProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { charCount } from '#src/lib/charCount.ts'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import fieldClasses from '#src/ui/TextField/TextField.module.css'
import classes from './TextAreaField.module.css'

const { wrapper, label, hint, input, error, section } = fieldClasses
const parts = { root: wrapper, label, description: hint, input, error, section }

interface Props extends TextareaProps {
  /** The field's label, and its name in the form. */
  label: string
  name: string
  value: string
  /** The limit of characters; more can be typed, is counted in red, and fails the form's validation. */
  maxChars: number
}

/** A field of several lines: label and live counter above, hint below, error below that. */
export function TextAreaField({ error: wrong, maxChars, ...props }: Props) {
  const length = charCount(props.value)
  return (
    <div className={classes.field}>
      <Textarea
        autosize
        withAsterisk={false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={parts}
        error={wrong && <ErrorText>{wrong}</ErrorText>}
        {...props}
      />
      <span translate="no" className={classes.count} data-over={length > maxChars || undefined}>
        {`${length}/${maxChars}`}
      </span>
    </div>
  )
}
