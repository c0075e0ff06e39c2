import type { TextInputProps } from '@mantine/core'
import { TextField } from '#src/ui/TextField/TextField.tsx'

/** A user name field for browsers and password managers, without autocorrection and capitalisation. */
export function UsernameField(props: Omit<TextInputProps, 'label' | 'name' | 'autoComplete'>) {
  return (
    <TextField
      label="Username"
      name="username"
      required
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}
