import type { NotKnown } from '#src/api/notKnown.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { FindOut } from './FindOut.tsx'

/** How the last try ended. */
export interface Outcome {
  kind: 'error' | 'success' | 'notice'
  /** A line each (A8-09, A8-14, A8-16). */
  text: string
  /** Of an error: what it leaves open, also where there is nothing else to say. */
  notKnown?: NotKnown | undefined
}

interface Props {
  outcome: Outcome | undefined
  onDismiss(): void
}

/**
 * Shows how the last try ended, until it is dismissed (A5.4-14). The place of good news is always there, so that screen
 * readers announce what appears in it.
 */
export function FormOutcome({ outcome, onDismiss }: Props) {
  if (outcome?.kind === 'error')
    return (
      <ErrorBanner message={outcome.text} onDismiss={onDismiss}>
        {outcome.notKnown && <FindOut notKnown={outcome.notKnown} />}
      </ErrorBanner>
    )
  return (
    <div aria-live="polite">
      {outcome && (
        <Banner kind={outcome.kind} onDismiss={onDismiss}>
          {outcome.text.split('\n').map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity but their place.
            <p key={index}>{line}</p>
          ))}
        </Banner>
      )}
    </div>
  )
}
