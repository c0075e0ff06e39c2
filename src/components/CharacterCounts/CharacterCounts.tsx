import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { compactNumber } from '#src/lib/compactNumber.ts'
import { groupedNumber } from '#src/lib/groupedNumber.ts'
import classes from './CharacterCounts.module.css'

interface Props extends Pick<CharacterSummary, 'likeCount' | 'conversationCount' | 'messageCount'> {
  /** As wide as its container, with smaller text and a shorter label. */
  isCompact?: boolean
}

/** The three counts of a character. */
export function CharacterCounts({ likeCount, conversationCount, messageCount, isCompact = false }: Props) {
  return (
    <dl className={classes.counts} data-compact={isCompact || undefined}>
      <Count label="likes" count={likeCount} />
      <Count label={isCompact ? 'chats' : 'conversations'} count={conversationCount} />
      <Count label="messages" count={messageCount} />
    </dl>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div
      className={classes.count}
      title={count >= 1000 && Number.isFinite(count) ? `${groupedNumber(count)} ${label}` : undefined}
    >
      <dt>{label}</dt>
      <dd translate="no">{compactNumber(count)}</dd>
    </div>
  )
}
