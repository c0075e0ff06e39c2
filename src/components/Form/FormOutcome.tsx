import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { bringIntoView } from '#src/lib/bringIntoView.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { FindOut } from './FindOut.tsx'

/** The result of the last submit. */
export interface SubmitOutcome {
  kind: 'error' | 'success' | 'notice'
  /** One line each. */
  text: string
  /** What an error leaves unknown, also without another message. */
  notKnown?: NotKnown | undefined
}

interface Props {
  outcome: SubmitOutcome | undefined
  onDismiss(): void
}

/**
 * Shows the result of the last submit, in view, until it is dismissed. The live region of successes is always
 * mounted, so that screen readers announce them.
 */
export function FormOutcome({ outcome, onDismiss }: Props) {
  if (outcome?.kind === 'error')
    return (
      <ErrorBanner ref={bringIntoView} message={outcome.text} onDismiss={onDismiss}>
        {outcome.notKnown && <FindOut notKnown={outcome.notKnown} />}
      </ErrorBanner>
    )
  return (
    <div aria-live="polite">
      {outcome && (
        <Banner ref={bringIntoView} kind={outcome.kind} onDismiss={onDismiss}>
          {outcome.text.split('\n').map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity but their place.
            <p key={index}>{line}</p>
          ))}
        </Banner>
      )}
    </div>
  )
}
