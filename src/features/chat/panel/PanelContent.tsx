import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { characterQuery, statsQuery } from '#src/api/characters.ts'
import { type CharacterDetails, characterDetails, withStats } from '#src/api/shapes.ts'
import { LikeButton } from '#src/components/LikeButton/LikeButton.tsx'
import { PanelPicture } from './PanelPicture.tsx'
import { PanelStats } from './PanelStats.tsx'
import { SimilarList } from './SimilarList.tsx'
import classes from './CharacterPanel.module.css'

/** The character of a conversation, with the data loaded so far (B2.9-04 … B2.9-11). */
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
