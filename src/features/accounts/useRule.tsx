import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from './SignUpForm.module.css'

/**
 * Props by which a field tells its rule while the pointer or the focus is on it (A2.10-04 … A2.10-06), beside its label
 * so that nothing that is being read or typed is covered. Escape takes it away until the next visit.
 */
export function useRule(rule: string) {
  const [isDismissed, setDismissed] = useState(false)
  return {
    'aria-description': rule,
    wrapperProps: {
      className: classes.ruled,
      'data-dismissed': isDismissed || undefined,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true),
      onBlur: () => setDismissed(false),
      onPointerEnter: () => setDismissed(false),
    },
    inputContainer: (field: ReactNode) => (
      <>
        {field}
        <span className={classes.rule} role="tooltip">
          {rule}
        </span>
      </>
    ),
  }
}
