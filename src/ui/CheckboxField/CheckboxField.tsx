import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import { ErrorText } from '#src/ui/TextField/ErrorText.tsx'
import classes from './CheckboxField.module.css'

const { root, body, label, input, inner, error } = classes
const parts = { root, body, label, input, inner, error }

interface Props extends CheckboxProps {
  label: ReactNode
  name: string
}

/** A checkbox with its label beside it and its error below. */
export function CheckboxField({ error: wrong, ...props }: Props) {
  return (
    <Checkbox
      classNames={parts}
      aria-invalid={wrong ? true : undefined}
      error={wrong && <ErrorText>{wrong}</ErrorText>}
      {...props}
    />
  )
}
