import { type RefObject, useId } from 'react'
import styles from './pages.module.css'

interface Props {
  label: string
  value: string
  onChange(value: string): void
  ref?: RefObject<HTMLInputElement | null>
}

/** The search field of a page of Storybook, with its label. */
export function SearchField({ label, value, onChange, ref }: Props) {
  // Storybook derives the ids of its headings from their texts: an id that is a word could be taken.
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        type="search"
        className={styles.field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}
