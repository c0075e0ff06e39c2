import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { characterQuery, statsQuery } from '#src/api/calls/characters.ts'
import { type CharacterDetails, characterDetails, withStats } from '#src/api/shapes/characterShapes.ts'
import { LikeButton } from '#src/components/LikeButton/LikeButton.tsx'
import { PanelPicture } from './PanelPicture.tsx'
import { SimilarList } from './SimilarList.tsx'
import classes from './CharacterPanel.module.css'
import type { MouseEvent } from 'react'
import { CharacterCounts } from '#src/components/CharacterCounts/CharacterCounts.tsx'

/** The character of a conversation, with the data loaded so far. */
export function PanelContent({ characterId }: { characterId: string }) {
  const { data, error } = useQuery({
    ...characterQuery(characterId),
    select: (wire) => (wire ? characterDetails(wire) : null),
    enabled: characterId !== '',
    retryOnMount: false, // the page asks, and says what is wrong
  })
  if (characterId === '') return <p className={classes.text}>Character ID is missing. Cannot display CharacterInfo.</p>
  if (data) return <KnownCharacter character={data} />
  return data === undefined && !error ? <output className={classes.text}>Loading info...</output> : null
}

function KnownCharacter({ character }: { character: CharacterDetails }) {
  const { id, name } = character
  const stats = useQuery(statsQuery(id))
  return (
    <>
      <PanelPicture name={name} large={character.largePicture} picture={character.picture} />
      <h2 className={classes.name} dir="auto">
        {name}
      </h2>
      <PanelStats characterId={id} />
      <div className={classes.actions}>
        <LikeButton className={classes.action} character={withStats(character, stats.data)} />
        <Link to="/character/$characterId" params={{ characterId: id }} className={classes.profile}>
          View Profile
        </Link>
      </div>
      <SimilarList characterId={id} />
    </>
  )
}

/** A character's rating, from its statistics alone; without them the rest of the panel stays. */
export function PanelStats({ characterId }: { characterId: string }) {
  const { data, error, refetch } = useQuery({ ...statsQuery(characterId), enabled: characterId !== '' })
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true }) // the button goes away
    void refetch()
  }
  if (characterId === '') return <p className={classes.text}>Character ID missing.</p>
  if (data) {
    const { likeCount = -1, conversationCount = -1, messageCount = -1 } = data
    return <CharacterCounts {...{ likeCount, conversationCount, messageCount }} isCompact />
  }
  return error ? (
    <div className={classes.text}>
      <p role="alert">Could not load stats.</p>
      <button type="button" className={classes.again} onClick={tryAgain}>
        Try again
      </button>
    </div>
  ) : (
    <output className={`${classes.text} ${classes.countsPlace}`}>Loading info...</output>
  )
}
