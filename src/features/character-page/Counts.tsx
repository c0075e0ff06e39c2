import type { CharacterSummary } from '#src/api/shapes.ts'
import { compactNumber } from '#src/lib/compactNumber.ts'
import classes from './Counts.module.css'

type Props = Pick<CharacterSummary, 'likeCount' | 'conversationCount' | 'messageCount'>

/** B2.6-10 */
export function Counts({ likeCount, conversationCount, messageCount }: Props) {
  return (
    <dl className={classes.counts}>
      <Count label="likes" count={likeCount} />
      <Count label="conversations" count={conversationCount} />
      <Count label="messages" count={messageCount} />
    </dl>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className={classes.count} title={count < 1000 ? undefined : `${count.toLocaleString('en')} ${label}`}>
      <dt>{label}</dt>
      <dd>{compactNumber(count)}</dd>
    </div>
  )
}
