import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { CharacterSummary } from '#src/api/shapes.ts'
import '#src/components/CharacterCard/navigationState.ts'
import { LikeButton } from '#src/components/LikeButton/LikeButton.tsx'
import { ShareMenu } from '#src/components/ShareMenu/ShareMenu.tsx'
import { requireSignInAtom } from '#src/session/requireSignIn.ts'
import { MenuButton } from '#src/ui/ActionMenu/MenuButton.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { DownloadCard } from './DownloadCard.tsx'
import { reportedCharacterAtom } from './reportedCharacter.ts'
import classes from './Actions.module.css'

const MoreMenu = lazyDialog(() => import('./MoreMenu.tsx').then((module) => module.MoreMenu))

/** What can be done with a character, the most usual first. */
export function Actions({ character }: { character: CharacterSummary }) {
  const { id, name } = character
  const requireSignIn = useSetAtom(requireSignInAtom)
  const setReported = useSetAtom(reportedCharacterAtom)

  return (
    <div className={classes.actions}>
      <Link
        to="/chat/character/$characterId"
        params={{ characterId: id }}
        state={{ character }}
        className={classes.chat}
      >
        <IconMessageCircle aria-hidden size="1.25rem" stroke={1.8} />
        Chat
      </Link>
      <LikeButton character={character} className={classes.like} />
      <DownloadCard id={id} name={name} />
      <div className={classes.last}>
        <ShareMenu path={`/character/${encodeURIComponent(id)}`} title={name} />
        <MenuButton
          className={classes.more}
          label="More actions"
          menu={MoreMenu}
          onChoose={() => requireSignIn(() => setReported({ id, name }))}
        >
          <IconDots aria-hidden size="1.25rem" stroke={1.7} />
        </MenuButton>
      </div>
    </div>
  )
}
