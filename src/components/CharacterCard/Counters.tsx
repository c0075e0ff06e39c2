import type { TablerIcon } from '@tabler/icons-react'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import type { CharacterSummary } from '#src/api/shapes.ts'
import { compactNumber } from '#src/lib/compactNumber.ts'
import classes from './Counters.module.css'

type Counts = Pick<CharacterSummary, 'isLiked' | 'likeCount' | 'conversationCount' | 'messageCount'>

/** Likes, conversations and messages in few letters, in this order (A2.6-08). */
export function Counters({ isLiked, likeCount, conversationCount, messageCount }: Counts) {
  return (
    <div className={classes.counters}>
      <Counter
        icon={IconHeart}
        label={isLiked ? 'Likes, yours among them' : 'Likes'}
        count={likeCount}
        isOn={isLiked}
      />
      <Counter icon={IconMessages} label="Conversations" count={conversationCount} />
      <Counter icon={IconMessage} label="Messages" count={messageCount} />
    </div>
  )
}

interface CounterProps {
  icon: TablerIcon
  label: string
  count: number
  isOn?: boolean
}

function Counter({ icon: Icon, label, count, isOn = false }: CounterProps) {
  return (
    <span className={classes.counter} title={label} data-on={isOn || undefined}>
      {/* An svg has no tag of its own for being a picture. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Icon role="img" aria-label={label} size="1.125em" stroke={1.7} fill={isOn ? 'currentColor' : 'none'} />
      {compactNumber(count)}
    </span>
  )
}
