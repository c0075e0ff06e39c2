import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ComponentProps, type MouseEvent } from 'react'
import classes from './SearchField.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** `bar` fits the top bar, `page` is the main thing of a page. */
  size: 'bar' | 'page'
  /** Offers a button that empties the field, where the field is controlled. */
  onClear?: () => void
}

/** The field for what to search among all characters. Its form says what Enter does. */
export function SearchField({ size, onClear, ...input }: Props) {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('input')?.focus() // the button goes away
    onClear?.()
  }
  return (
    <div className={classes.field} data-size={size} data-clears={onClear !== undefined || undefined}>
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
      {onClear && input.value && (
        <button type="button" className={classes.clear} aria-label="Clear" title="Clear" onClick={clear}>
          <IconX aria-hidden size="1.25rem" stroke={1.7} />
        </button>
      )}
    </div>
  )
}
