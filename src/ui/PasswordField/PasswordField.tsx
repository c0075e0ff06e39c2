import { type TextInputProps, UnstyledButton } from '@mantine/core'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from './PasswordField.module.css'

interface Props extends TextInputProps {
  label: string
  name: string
  /** Tells password managers to fill in the current password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      rightSectionWidth={48}
      rightSection={
        <UnstyledButton
          className={classes.toggle}
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <Icon size="1.25rem" stroke={1.7} />
        </UnstyledButton>
      }
      {...props}
    />
  )
}
