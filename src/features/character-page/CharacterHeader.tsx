import { Link } from '@tanstack/react-router'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { CharacterCounts } from '#src/components/CharacterCounts/CharacterCounts.tsx'
import { PrivateMark } from '#src/components/PrivateMark/PrivateMark.tsx'
import { textDirection } from '#src/lib/textDirection.ts'
import { Actions } from './Actions.tsx'
import classes from './CharacterHeader.module.css'

interface Props {
  character: CharacterSummary
}

/** The character's creator, counts and actions. */
export function CharacterHeader({ character }: Props) {
  const { name, creatorId, creatorUsername, isPublic } = character
  return (
    <header>
      {/* Aligned with the start of the name; the text itself keeps its own direction. */}
      <div className={classes.creator} dir={textDirection(name)}>
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
      </div>
      <CharacterCounts {...character} />
      <Actions character={character} />
    </header>
  )
}
