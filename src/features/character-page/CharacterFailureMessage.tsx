import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import type { CharacterFailure } from './useCharacter.ts'

/** Replaces the page, with a link to Explore (B8.6-01 … B8.6-04). */
export function CharacterFailureMessage({ title, text, onTryAgain }: CharacterFailure) {
  return (
    <ReadFailure order={1} title={title} text={text} onTryAgain={onTryAgain}>
      <BackToExplore />
    </ReadFailure>
  )
}
