import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ComponentProps, ReactNode } from 'react'
import classes from './SearchField.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** `bar` fits the top bar, `page` is the main thing of a page. */
  size: 'bar' | 'page'
  /** Stands over the end of the field. */
  children?: ReactNode
}

/** The field for what to search among all characters. Its form says what Enter does. */
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
