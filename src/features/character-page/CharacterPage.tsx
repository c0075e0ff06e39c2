import { memo, Suspense, useEffect, useState } from 'react'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { Portrait } from '#src/components/Portrait/Portrait.tsx'
import { SimilarSlider } from '#src/components/SimilarCharacters/SimilarSlider.tsx'
import { CharacterHeader } from './CharacterHeader.tsx'
import { HeaderSkeleton, NameSkeleton, TextSkeleton } from './CharacterPageSkeleton.tsx'
import { CharacterText } from './CharacterText.tsx'
import { Greetings, Markdown } from './Greetings.tsx'
import { type CharacterState, useCharacter } from './useCharacter.ts'
import classes from './CharacterPage.module.css'
import { BackToExplore } from '#src/components/BackToExplore/BackToExplore.tsx'
import { ReadFailure } from '#src/ui/SkyMessage/ReadFailure.tsx'
import type { CharacterFailure } from './useCharacter.ts'
import { useAtom } from 'jotai'
import { LazyReportDialog } from '#src/components/ReportDialog/LazyReportDialog.ts'
import { reportedCharacterAtom } from './reportedCharacter.ts'

interface Props {
  characterId: string
  /** The data that the previous page passed. */
  known?: CharacterSummary | undefined
}

type ArticleProps = { id: string } & Pick<CharacterState, 'summary' | 'details'>

/** All data of one character (B2.6). Shows known data at once and reserves space for the rest. */
export function CharacterPage({ characterId, known }: Props) {
  const { summary, details, failure } = useCharacter(characterId, known)
  usePageTitle(failure ? undefined : summary?.name)
  // Loads in parallel with the character.
  useEffect(() => void Markdown.preload(), [])

  return (
    <>
      {failure ? <CharacterFailureMessage {...failure} /> : <Article id={characterId} {...{ summary, details }} />}
      <ReportCharacter id={characterId} />
    </>
  )
}

/** Does not re-render when the location changes: a click on Chat changes the location before the page. */
const Article = memo(function Article({ id, summary, details }: ArticleProps) {
  return (
    <article className={classes.page} aria-busy={!details}>
      <div className={classes.picture}>
        <Portrait
          alt={summary?.name ? `Picture of ${summary.name}` : ''}
          small={summary?.picture}
          large={details?.largePicture}
        />
      </div>
      {summary ? (
        <h1 className={classes.name} dir="auto">
          {summary.name}
        </h1>
      ) : (
        <NameSkeleton className={classes.name} />
      )}
      <div className={classes.words}>
        {summary ? <CharacterHeader character={summary} /> : <HeaderSkeleton />}
        {details ? <CharacterText character={details} /> : <TextSkeleton />}
      </div>
      {details && (
        // One boundary: the slider waits for the lazy-loaded greetings above it, so that they do not push it down.
        <Suspense>
          <Greetings greetings={details.greetings} />
          <SimilarSlider characterId={id} />
        </Suspense>
      )}
    </article>
  )
})

/** Replaces the page, with a link to Explore. */
function CharacterFailureMessage({ title, text, onTryAgain }: CharacterFailure) {
  return (
    <ReadFailure order={1} title={title} text={text} onTryAgain={onTryAgain}>
      <BackToExplore />
    </ReadFailure>
  )
}

/**
 * The report dialog of this page's character. It stays mounted when the rest of the page is removed because the session
 * ends, and tells the reason.
 */
function ReportCharacter({ id }: { id: string }) {
  const [reported, setReported] = useAtom(reportedCharacterAtom)
  const isOpen = reported?.id === id
  // Kept while the dialog closes.
  const [last, setLast] = useState(reported)
  if (isOpen && reported !== last) setLast(reported)

  // If the page is left while the dialog is open, the dialog is closed on the next visit.
  useEffect(() => () => setReported(undefined), [setReported])

  if (last?.id !== id) return null
  return (
    <LazyReportDialog
      subject={{ kind: 'character', ...last }}
      opened={isOpen}
      onClose={() => setReported(undefined)}
      onSignedIn={() => setReported(last)}
    />
  )
}
