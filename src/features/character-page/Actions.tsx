import { useMediaQuery } from '@mantine/hooks'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { readConversation } from '#src/api/calls/chats.ts'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import '#src/components/CharacterCard/navigationState.ts'
import { LikeButton } from '#src/components/LikeButton/LikeButton.tsx'
import { ShareMenu } from '#src/components/ShareMenu/ShareMenu.tsx'
import { usePointerRest } from '#src/lib/usePointerRest.ts'
import { SMALL_SCREEN_BELOW_PX } from '#src/product/breakpoints.ts'
import { sessionAtom } from '#src/session/session.ts'
import { MenuButton } from '#src/ui/ActionMenu/MenuButton.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { parseAhead } from '#src/ui/Markdown/MarkdownText.tsx'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { OwnerEdit } from './OwnerEdit.tsx'
import { PhoneActions } from './PhoneActions.tsx'
import { reportedCharacterAtom } from './reportedCharacter.ts'
import classes from './Actions.module.css'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useDownloadCard } from './useDownloadCard.ts'

/** The number of messages that fit in an ordinary window. */
const SHOWN_FIRST = 8
/** Opening a chat costs two requests, so the delay is longer than that of a link that only loads code. */
const REST_BEFORE_READING_MS = 80

const MoreMenu = lazyDialog(() => import('./MoreMenu.tsx').then((module) => module.MoreMenu))

/** The actions for a character, the most common one first. */
export function Actions({ character }: { character: CharacterSummary }) {
  const { id, name } = character
  const { requireSignIn } = useSessionControl()
  const setReported = useSetAtom(reportedCharacterAtom)
  const client = useQueryClient()
  const { isAuthenticated } = useAtomValue(sessionAtom)
  // Visitors have no chats, and the request must not open the sign-in prompt.
  const toChat = usePointerRest(() => {
    if (!isAuthenticated) return
    const read = readConversation(client, id)
    // The chat opens with the newest messages.
    read.then((said) => parseAhead(said.slice(-SHOWN_FIRST).map(({ content }) => content))).catch(() => undefined)
  }, REST_BEFORE_READING_MS)

  const isSmall = useMediaQuery(`(width < ${SMALL_SCREEN_BELOW_PX}px)`, false, { getInitialValueInEffect: false })
  const report = () => requireSignIn(() => setReported({ id, name }))

  return (
    <div className={classes.actions}>
      <Link
        to="/chat/character/$characterId"
        params={{ characterId: id }}
        state={{ character }}
        className={classes.chat}
        // On a phone the button is at the lower edge of the window: toasts are shown above it.
        data-page-foot
        {...toChat}
      >
        <IconMessageCircle aria-hidden size="1.25rem" stroke={1.8} />
        Chat
      </Link>
      <LikeButton character={character} className={classes.like} />
      {isSmall ? (
        <PhoneActions {...{ id, name, report }} />
      ) : (
        <>
          <DownloadCard id={id} name={name} />
          <ShareMenu path={`/character/${encodeURIComponent(id)}`} title={name} />
          <MenuButton className={classes.more} label="More actions" menu={MoreMenu} onChoose={report}>
            <IconDots aria-hidden size="1.25rem" stroke={1.7} />
          </MenuButton>
        </>
      )}
      <OwnerEdit characterId={id} />
    </div>
  )
}

const DownloadCardMenu = lazyDialog(() => import('./DownloadCardMenu.tsx').then((module) => module.DownloadCardMenu))

function DownloadCard(character: { id: string; name: string }) {
  const { download, isBusy } = useDownloadCard(character)
  return (
    <MenuButton
      className={classes.download}
      menu={DownloadCardMenu}
      onChoose={(choice) => download(choice === 'v2' ? 'v2' : 'v3')}
      isBusy={isBusy}
    >
      <IconDownload aria-hidden size="1.25rem" stroke={1.7} />
      Download Card
      <IconChevronDown aria-hidden size="1rem" stroke={1.9} />
    </MenuButton>
  )
}
