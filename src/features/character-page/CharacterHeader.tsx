import { Link } from '@tanstack/react-router'
import type { CharacterSummary } from '#src/api/shapes.ts'
import { CharacterCounts } from '#src/components/CharacterCounts/CharacterCounts.tsx'
import { PrivateMark } from '#src/components/PrivateMark/PrivateMark.tsx'
import { textDirection } from '#src/lib/textDirection.ts'
import { Actions } from './Actions.tsx'
import classes from './CharacterHeader.module.css'

interface Props {
  character: CharacterSummary
}

/** Who made it, how loved it is, and what to do with it. */
export function CharacterHeader({ character }: Props) {
  const { name, creatorId, creatorUsername, isPublic } = character
  return (
    <header>
      {/* The line begins at the edge at which the name begins, in the direction of its own words. */}
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
