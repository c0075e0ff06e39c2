import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import classes from './DraftStatus.module.css'
import type { DraftState } from './useDraft.ts'

/** Whether what is typed would survive a closed tab. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <output className={classes.status} data-state={state}>
      {state === 'saved' && (
        <>
          <IconCircleCheck aria-hidden size="1.125rem" stroke={1.7} />
          Draft kept on this device
        </>
      )}
      {state === 'failed' && (
        <>
          <IconAlertTriangle aria-hidden size="1.125rem" stroke={1.7} />
          The draft cannot be kept: this browser’s storage is full or blocked
        </>
      )}
    </output>
  )
}
