import { Link } from '@tanstack/react-router'
import type { CharacterSummary } from '#src/api/shapes.ts'
import { CharacterCounts } from '#src/components/CharacterCounts/CharacterCounts.tsx'
import { PrivateMark } from '#src/components/PrivateMark/PrivateMark.tsx'
import { Actions } from './Actions.tsx'
import { OwnerEdit } from './OwnerEdit.tsx'
import classes from './CharacterHeader.module.css'

interface Props {
  character: CharacterSummary
}

/** Who it is, who made it, how loved it is, and what to do with it. */
export function CharacterHeader({ character }: Props) {
  const { id, name, creatorId, creatorUsername, isPublic } = character
  return (
    <header>
      {/* The line below begins where the name begins, in the direction of its own words. */}
      <div dir="auto">
        <h1 className={classes.name}>{name}</h1>
        <div className={classes.creator}>
          <p className={classes.maker} dir="ltr">
            {creatorId ? (
              <Link to="/users/$userId" params={{ userId: creatorId }}>
                Made by <bdi>{creatorUsername}</bdi>
              </Link>
            ) : (
              <>
                Made by <bdi>{creatorUsername}</bdi>
              </>
            )}
          </p>
          {!isPublic && <PrivateMark className={classes.private} />}
          <OwnerEdit characterId={id} />
        </div>
      </div>
      <CharacterCounts {...character} />
      <Actions character={character} />
    </header>
  )
}
