import type { ComponentProps } from 'react'
import styles from './controls.module.css'

/** A button of the panel. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />
}
