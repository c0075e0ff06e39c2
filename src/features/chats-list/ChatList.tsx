import { useRef, type RefObject, useEffect, useState } from 'react'
import { CHAT_LIST_PAGE_SIZE } from '#src/product/limits.ts'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { preloadMarkdownCode } from '#src/ui/Markdown/MarkdownText.tsx'
import { ChatRow } from './ChatRow.tsx'
import { ChatRowSkeleton } from './ChatRowSkeleton.tsx'
import { ListFailure, NoChats } from './InsteadOfChats.tsx'
import { ListEnd } from './ListEnd.tsx'
import { useChats } from './useChats.ts'
import { useDeleteChat } from './useDeleteChat.ts'
import { useOpenChat } from './useOpenChat.ts'
import classes from './ChatList.module.css'

// Almost every preview needs it.
preloadMarkdownCode()

/** The viewer's chats, newest first, loaded on scroll (B2.11). */
export function ChatList() {
  const list = useChats()
  const { chats } = list
  const region = useRef<HTMLDivElement>(null)
  const { opening, open } = useOpenChat()
  const { isPending: isReturning, focusAfter } = useFocusAfter(region)
  const deletion = useDeleteChat((chat, isDeleted) => {
    if (!isDeleted) return focusAfter(`${rowOf(chat)} button`)
    const place = chats.findIndex(({ id }) => id === chat.id)
    focusAfter(...[chats[place + 1], chats[place - 1]].flatMap((next) => (next ? [`${rowOf(next)} a`] : [])))
  })
  const askedId = deletion.isAsking || isReturning ? deletion.chat?.id : undefined

  const tryAgain = () => {
    focusAfter()
    list.retry()
  }

  const isEndless = !list.hasEnded && !list.hasFailed && !list.isFetchNextPageError
  return (
    <div ref={region} className={classes.region} tabIndex={-1} data-endless={isEndless || undefined}>
      {list.hasFailed ? (
        <ListFailure error={list.error} onTryAgain={tryAgain} />
      ) : list.hasEnded && chats.length === 0 ? (
        <NoChats />
      ) : (
        <>
          <ul className={classes.list} aria-label="Chats" aria-busy={list.isLoading || list.isFetchingNextPage}>
            {chats.map((chat, index) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                isFirst={index < CHAT_LIST_PAGE_SIZE}
                isOpening={opening === chat.id}
                isAsked={askedId === chat.id}
                onOpen={open}
                onDelete={deletion.ask}
                onDeleteIntent={LazyConfirmDialog.preload}
              />
            ))}
            {list.isLoading &&
              Array.from({ length: CHAT_LIST_PAGE_SIZE }, (_, index) => <ChatRowSkeleton key={`skeleton ${index}`} />)}
          </ul>
          <ListEnd list={list} onTryAgain={() => focusAfter('li:last-of-type a')} />
        </>
      )}
      <LazyConfirmDialog
        opened={deletion.isAsking}
        title="Delete Chat"
        text={
          <>
            Are you sure you want to delete your chat with <bdi>{deletion.chat?.character.name}</bdi>? This action
            cannot be undone.
          </>
        }
        confirmLabel="Delete"
        isDanger
        isBusy={deletion.isDeleting}
        onConfirm={deletion.confirm}
        onClose={deletion.cancel}
      />
    </div>
  )
}

const rowOf = ({ id }: { id: string }) => `[data-chat="${CSS.escape(id)}"]`

/**
 * Moves the focus after the focused element was unmounted: to the first of `selectors` that matches within `region`,
 * otherwise to the region itself.
 */
function useFocusAfter(region: RefObject<HTMLElement | null>) {
  const [selectors, setSelectors] = useState<string[]>()

  // Not in a layout effect: a closing dialog must still contain the focus, otherwise it moves the focus back later.
  useEffect(() => {
    if (!selectors || !region.current) return
    const found = selectors.map((selector) => region.current?.querySelector<HTMLElement>(selector)).find(Boolean)
    const goal = found ?? region.current
    goal.focus({ preventScroll: goal === region.current })
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what was to be focused could not be before this
    setSelectors(undefined)
  }, [selectors, region])

  return { isPending: selectors !== undefined, focusAfter: (...next: string[]) => setSelectors(next) }
}
