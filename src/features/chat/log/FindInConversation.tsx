import { FindBar } from './FindBar.tsx'
import { type FindProps, useFind } from './useFind.ts'

interface Props extends FindProps {
  opened: boolean
  onClose(): void
}

/** The search in a conversation. Closed, it forgets what was looked for. */
export function FindInConversation({ opened, ...find }: Props) {
  return opened && <OpenFind {...find} />
}

function OpenFind({ onClose, ...log }: Omit<Props, 'opened'>) {
  const { query, count, place, setQuery, older, newer } = useFind(log)
  return (
    <FindBar
      query={query}
      count={count}
      place={place}
      onQuery={setQuery}
      onOlder={older}
      onNewer={newer}
      onClose={onClose}
      log={log.scroller}
    />
  )
}
