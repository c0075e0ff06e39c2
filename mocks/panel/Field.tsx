import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

interface Props {
  label: string
  hint?: string
  children(parts: { id: string; className: string | undefined; 'aria-describedby': string | undefined }): ReactNode
}

/** A label above a control, and a hint below it. */
export function Field({ label, hint, children }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles.control, 'aria-describedby': hint ? `${id}-hint` : undefined })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
