import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from './SignUpForm.module.css'

/**
 * Props that make a field show its rule while it is hovered or focused. The rule is beside the
 * label, so that it covers no text. Escape hides it until the field is hovered or focused again.
 */
export function useRule(rule: string) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    'aria-description': rule,
    wrapperProps: {
      className: classes.ruled,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown({ key }: KeyboardEvent) {
        if (key !== 'Escape') return
        setHovered(false)
        setFocused(false)
      },
    },
    inputContainer: (field: ReactNode) => (
      <>
        {field}
        {(isHovered || isFocused) && (
          <span className={classes.rule} role="tooltip">
            {rule}
          </span>
        )}
      </>
    ),
  }
}
