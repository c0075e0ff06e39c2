import type { TextInputProps } from '@mantine/core'
import { TextField } from '#src/ui/TextField/TextField.tsx'

/** A user name, as a browser and its password manager know it. It is never corrected or capitalised. */
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
