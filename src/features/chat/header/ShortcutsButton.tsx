import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import classes from './HeaderButton.module.css'

const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog))

/** Opens the list of shortcuts. */
export function ShortcutsButton() {
  const { opener, dialog } = useLazyDialog(ShortcutsDialog)
  return (
    <>
      <button
        {...opener}
        type="button"
        className={`${classes.button} ${classes.withKeyboard}`}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        aria-haspopup="dialog"
      >
        <IconKeyboard aria-hidden size="1.375rem" stroke={1.7} />
      </button>
      <ShortcutsDialog {...dialog} />
    </>
  )
}
