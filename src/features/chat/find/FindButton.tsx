import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useAtom } from 'jotai'
import { usePreload } from '#src/code/usePreload.ts'
import { findOpenAtom, LazyFindHits } from './find.ts'
import classes from '../header/HeaderButton.module.css'

/** Opens the search in this conversation. */
export function FindButton() {
  const [isOpen, setIsOpen] = useAtom(findOpenAtom)
  usePreload(LazyFindHits)
  return (
    <button
      type="button"
      className={classes.button}
      aria-label="Find in this conversation"
      title="Find in this conversation"
      aria-expanded={isOpen}
      onPointerEnter={LazyFindHits.preload}
      onFocus={LazyFindHits.preload}
      onClick={() => setIsOpen(!isOpen)}
    >
      <IconSearch aria-hidden size="1.375rem" stroke={1.7} />
    </button>
  )
}
