import { Button } from '@mantine/core'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { SignedOutNotice } from '#src/components/SignedOutNotice/SignedOutNotice.tsx'
import { sessionAtom } from '#src/session/session.ts'
import { CharacterList } from './CharacterList.tsx'
import { SortMenus } from './SortMenus.tsx'
import { Tabs } from './Tabs.tsx'
import { type Asked, chosen, rememberedAtom, type View, viewOf } from './view.ts'
import classes from './MyCharactersPage.module.css'

interface Props {
  /** The view in the URL. */
  asked: Asked
  /** Called for another list or order, which replaces the history entry. */
  onChoice(view: View): Promise<void>
  /** Called for another page, which adds a history entry. */
  onPage(view: View, from: View): void
}

/** The viewer's own characters and favorites (B2.7). */
export function MyCharactersPage(props: Props) {
  const { isAuthenticated, isLoading, token, user } = useAtomValue(sessionAtom)
  // While the session of the last visit is being restored, the page keeps the layout for members.
  const isMember = isAuthenticated || (isLoading && token !== undefined)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 className={classes.title}>My characters</h1>
        {isMember && <PublicProfile userId={user?.id} />}
      </div>
      {isMember ? (
        <Lists {...props} />
      ) : (
        <SignedOutNotice title="Access Your Characters" text="Please sign in to view your characters." />
      )}
    </div>
  )
}

/** Takes its space before the user is known, so that the tabs below do not move. */
function PublicProfile({ userId }: { userId: string | undefined }) {
  return (
    <Button
      variant="default"
      leftSection={<IconUserCircle aria-hidden size="1.25rem" stroke={1.7} />}
      {...(userId === undefined
        ? { component: 'span', className: classes.reserved, 'aria-hidden': true }
        : { renderRoot: (root) => <Link {...root} to="/users/$userId" params={{ userId }} /> })}
    >
      View my public profile
    </Button>
  )
}

function Lists({ asked, onChoice, onPage }: Props) {
  const [remembered, remember] = useAtom(rememberedAtom)
  const view = viewOf(asked, remembered)
  const choose = async (choice: Partial<View>) => {
    const next = chosen(view, choice)
    // After the navigation: with a URL that names no tab, the new tab would briefly show the old page number.
    await onChoice(next)
    remember(next)
  }
  return (
    <Tabs tab={view.tab} onTab={(tab) => void choose({ tab })}>
      <CharacterList
        view={view}
        onPage={(page) => onPage({ ...view, page }, view)}
        menus={<SortMenus view={view} onChoice={(choice) => void choose(choice)} />}
      />
    </Tabs>
  )
}
