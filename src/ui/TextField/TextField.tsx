import { TextInput, type TextInputProps } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { ErrorText } from './ErrorText.tsx'
import classes from './TextField.module.css'

const { wrapper, label, hint, input, error, section } = classes
const parts = { root: wrapper, label, description: hint, input, error, section }

interface Props extends TextInputProps {
  /** The field's label, and its name in the form. */
  label: string
  name: string
}

/** A field of one line: label above, hint below, error below that. */
export function TextField({ error: wrong, ...props }: Props) {
  return (
    <TextInput
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={parts}
      error={wrong && <ErrorText>{wrong}</ErrorText>}
      {...props}
    />
  )
}
