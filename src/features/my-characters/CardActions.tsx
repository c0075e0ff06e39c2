import type { TablerIcon } from '@tabler/icons-react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Link } from '@tanstack/react-router'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import classes from './CardActions.module.css'

interface Props {
  character: CharacterSummary
  /** The id of the element with the character's name. */
  nameId: string
}

/** The actions for the viewer's own character. */
export function OwnActions({ character, nameId }: Props) {
  return (
    <div className={classes.actions}>
      <Link
        to="/characters/edit/$characterId"
        params={{ characterId: character.id }}
        className={classes.round}
        aria-describedby={nameId}
        title="Edit"
      >
        <Label icon={IconPencil} text="Edit" />
      </Link>
      <ViewAndChat character={character} nameId={nameId} />
    </div>
  )
}

/** The actions for a favorite. */
export function FavoriteActions(props: Props) {
  return (
    <div className={classes.actions}>
      <ViewAndChat {...props} />
    </div>
  )
}

function ViewAndChat({ character, nameId }: Props) {
  const params = { characterId: character.id }
  return (
    <>
      <Link
        to="/character/$characterId"
        params={params}
        className={classes.round}
        aria-describedby={nameId}
        title="View"
      >
        <Label icon={IconEye} text="View" />
      </Link>
      <Link
        to="/chat/character/$characterId"
        params={params}
        state={{ character }}
        className={classes.chat}
        aria-describedby={nameId}
      >
        <Label icon={IconMessageCircle} text="Chat" />
      </Link>
    </>
  )
}

function Label({ icon: Icon, text }: { icon: TablerIcon; text: string }) {
  return (
    <>
      <Icon aria-hidden size="1.125rem" stroke={1.8} />
      <span className={classes.label}>{text}</span>
    </>
  )
}
