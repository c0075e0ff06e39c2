import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { compactNumber } from '#src/lib/compactNumber.ts'
import classes from './Counters.module.css'

type Counts = Pick<CharacterSummary, 'isLiked' | 'likeCount' | 'conversationCount' | 'messageCount'>

/** Likes, conversations and messages in short form, in this order. */
export function Counters({ isLiked, likeCount, conversationCount, messageCount }: Counts) {
  return (
    <div className={classes.counters}>
      <Counter
        icon={isLiked ? 'heartFilled' : 'heart'}
        label={isLiked ? 'Likes, yours among them' : 'Likes'}
        count={likeCount}
        isOn={isLiked}
      />
      <Counter icon="messages" label="Conversations" count={conversationCount} />
      <Counter icon="message" label="Messages" count={messageCount} />
    </div>
  )
}

interface CounterProps {
  icon: 'heart' | 'heartFilled' | 'messages' | 'message'
  label: string
  count: number
  isOn?: boolean
}

function Counter({ icon, label, count, isOn = false }: CounterProps) {
  return (
    // A new element for each count: React does not find a text that a browser has put into another element to translate it.
    <span key={count} translate="no" className={classes.counter} title={label} data-on={isOn || undefined}>
      {/* By CSS instead of svg elements: a page shows sixty of them, and each would be three elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would have to be loaded */}
      <span role="img" aria-label={label} className={classes.icon} data-icon={icon} />
      {compactNumber(count)}
    </span>
  )
}
