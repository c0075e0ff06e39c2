import { memo, Suspense, useEffect } from 'react'
import type { CharacterSummary } from '#src/api/shapes.ts'
import { usePageTitle } from '#src/components/PageTitle/usePageTitle.ts'
import { Portrait } from '#src/components/Portrait/Portrait.tsx'
import { SimilarSlider } from '#src/components/SimilarCharacters/SimilarSlider.tsx'
import { CharacterFailureMessage } from './CharacterFailureMessage.tsx'
import { CharacterHeader } from './CharacterHeader.tsx'
import { HeaderSkeleton, NameSkeleton, TextSkeleton } from './CharacterPageSkeleton.tsx'
import { CharacterText } from './CharacterText.tsx'
import { Greetings, Markdown } from './Greetings.tsx'
import { ReportCharacter } from './ReportCharacter.tsx'
import { type CharacterState, useCharacter } from './useCharacter.ts'
import classes from './CharacterPage.module.css'

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
