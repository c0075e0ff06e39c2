import { Banner } from '#src/ui/Banner/Banner.tsx'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'

export interface OutcomeWords {
  kind: 'error' | 'success' | 'notice'
  /** A line each (A8-09, A8-14, A8-16). */
  text: string
}

interface Props {
  words: OutcomeWords | undefined
  onDismiss(): void
}

/** How the last try ended, until it is dismissed (A5.4-14). Good news are heard because their place was there before. */
export function Outcome({ words, onDismiss }: Props) {
  if (words?.kind === 'error') return <ErrorBanner message={words.text} onDismiss={onDismiss} />
  return (
    <div aria-live="polite">
      {words && (
        <Banner kind={words.kind} onDismiss={onDismiss}>
          {words.text.split('\n').map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity but their place.
            <p key={index}>{line}</p>
          ))}
        </Banner>
      )}
    </div>
  )
}
