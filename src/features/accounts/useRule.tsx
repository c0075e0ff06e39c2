import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from './SignUpForm.module.css'

/**
 * Props by which a field shows its rule while the pointer or the focus is on it (A2.10-04 … A2.10-06), beside its label
 * so that nothing that is being read or typed is covered. Escape takes it away until the next visit.
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
