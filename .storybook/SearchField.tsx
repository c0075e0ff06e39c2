import { type RefObject, useId } from 'react'

interface Props {
  label: string
  value: string
  onChange(value: string): void
  ref?: RefObject<HTMLInputElement | null>
  /** The look differs between the pages. */
  classNames: { label?: string | undefined; field?: string | undefined }
}

/** The search field of a page of Storybook, with its label. */
export function SearchField({ label, value, onChange, ref, classNames }: Props) {
  // Storybook derives the ids of its headings from their texts: an id that is a word could be taken.
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={classNames.label}>
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        type="search"
        className={classNames.field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}
