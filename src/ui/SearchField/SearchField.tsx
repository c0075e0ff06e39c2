import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ComponentProps, ReactNode } from 'react'
import classes from './SearchField.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** `bar` fits the top bar; `page` is the main field of a page. */
  size: 'bar' | 'page'
  /** Rendered over the end of the field. */
  children?: ReactNode
}

/** The field for searching all characters. Its form handles Enter. */
export function SearchField({ size, children, ...input }: Props) {
  return (
    <div className={classes.field} data-size={size}>
      <IconSearch aria-hidden className={classes.icon} />
      <input
        className={classes.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search characters"
        aria-label="Search characters"
        dir="auto"
        {...input}
      />
      {children}
    </div>
  )
}
