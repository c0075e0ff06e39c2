import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Link } from '@tanstack/react-router'
import type { CharacterSummary } from '#src/api/shapes.ts'
import { Actions } from './Actions.tsx'
import { Counts } from './Counts.tsx'
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
      <h1 className={classes.name} dir="auto">
        {name}
      </h1>
      <div className={classes.creator}>
        <p className={classes.maker}>
          {creatorId ? (
            <Link to="/users/$userId" params={{ userId: creatorId }}>
              Made by <bdi>{creatorUsername}</bdi>
            </Link>
          ) : (
            `Made by ${creatorUsername}`
          )}
        </p>
        {!isPublic && (
          <span className={classes.private}>
            <IconLock aria-hidden size="0.875rem" stroke={1.8} />
            Private
          </span>
        )}
        <OwnerEdit characterId={id} />
      </div>
      <Counts {...character} />
      <Actions character={character} />
    </header>
  )
}
