import { useAtomValue } from 'jotai'
import { SignedOutNotice } from '#src/components/SignedOutNotice/SignedOutNotice.tsx'
import { sessionAtom } from '#src/session/session.ts'
import { ChatList } from './ChatList.tsx'
import classes from './ChatsPage.module.css'

/** The viewer's chats (B2.11). */
export function ChatsPage() {
  const { isAuthenticated, isLoading, token } = useAtomValue(sessionAtom)
  // While the session of the last visit is being restored, the page keeps the layout for members.
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
