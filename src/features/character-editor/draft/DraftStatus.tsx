import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import classes from './DraftStatus.module.css'
import type { DraftState } from '#src/storage/draft.ts'

/** Shows whether the draft would survive closing the tab. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <output className={classes.status} data-state={state}>
      {state === 'kept' && (
        <>
          <IconCircleCheck aria-hidden size="1.125rem" stroke={1.7} />
          Draft kept on this device
        </>
      )}
      {state === 'until closed' && (
        <>
          <IconAlertTriangle aria-hidden size="1.125rem" stroke={1.7} />
          Draft kept only until this page is closed: this browser’s storage is full or blocked
        </>
      )}
    </output>
  )
}
