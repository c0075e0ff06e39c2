import { Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import type { ReactElement } from 'react'
import classes from './SignUpForm.module.css'

interface Props {
  /** What the field asks for, in one sentence (NS-26). */
  rule: string
  children: ReactElement
}

/**
 * A field that tells its rule while the pointer or the focus is on it (A2.10-04 … A2.10-06). Escape takes it away, and
 * it stays while the pointer is over its words.
 */
export function RuleField({ rule, children }: Props) {
  return (
    <Tooltip
      label={rule}
      events={{ hover: true, focus: true, touch: true }}
      interactive
      multiline
      position="top-end"
      // Beside the label: nothing that is being read or typed is covered.
      offset={-24}
      withArrow={false}
      withinPortal={false}
      classNames={{ tooltip: classes.rule }}
    >
      <div>{children}</div>
    </Tooltip>
  )
}
