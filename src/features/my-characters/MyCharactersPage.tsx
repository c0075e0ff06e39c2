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
  /** What the address says. */
  asked: Asked
  /** Another list or order was chosen: it replaces this one. */
  onChoice(view: View): Promise<void>
  /** The page number was changed: a step that Back undoes. */
  onPage(view: View, from: View): void
}

/** What the viewer has made, and whom they like (B2.7). */
export function MyCharactersPage(props: Props) {
  const { isAuthenticated, isLoading, token, user } = useAtomValue(sessionAtom)
  // While the last visit's sign-in is being tried, the page keeps the shape it will have.
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

/** Until it is known who is signed in, its room is kept: the tabs below it do not move. */
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
    // After the address: one that names no tab would show the new one with the old page for a moment.
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
