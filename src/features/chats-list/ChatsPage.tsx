import { useAtomValue } from 'jotai'
import { SignedOutNotice } from '#src/components/SignedOutNotice/SignedOutNotice.tsx'
import { sessionAtom } from '#src/session/session.ts'
import { ChatList } from './ChatList.tsx'
import classes from './ChatsPage.module.css'

/** With whom the viewer has talked (B2.11). */
export function ChatsPage() {
  const { isAuthenticated, isLoading, token } = useAtomValue(sessionAtom)
  // While the last visit's sign-in is being tried, the page keeps the shape it will have.
  const isMember = isAuthenticated || (isLoading && token !== undefined)
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>Chats</h1>
      {isMember ? (
        <ChatList />
      ) : (
        <SignedOutNotice title="Access Your Conversations" text="Please sign in to view your conversation history." />
      )}
    </div>
  )
}
