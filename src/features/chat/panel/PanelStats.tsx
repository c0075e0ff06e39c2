import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#src/api/characters.ts'
import { compactNumber } from '#src/lib/compactNumber.ts'
import classes from './CharacterPanel.module.css'

/** How loved a character is, from its statistics alone (B2.9-07, AMB-71); without them the rest of the panel stays. */
export function PanelStats({ characterId }: { characterId: string }) {
  const { data, error, refetch } = useQuery({ ...statsQuery(characterId), enabled: characterId !== '' })
  if (characterId === '') return <p className={classes.text}>Character ID missing.</p>
  if (data)
    return (
      <dl className={classes.counts}>
        <Count label="likes" count={data.likeCount} />
        <Count label="chats" title="conversations" count={data.conversationCount} />
        <Count label="messages" count={data.messageCount} />
      </dl>
    )
  return error ? (
    <div className={classes.text}>
      <p role="alert">Could not load stats.</p>
      <button type="button" className={classes.again} onClick={() => void refetch()}>
        Try again
      </button>
    </div>
  ) : (
    <output className={`${classes.text} ${classes.countsPlace}`}>Loading info...</output>
  )
}

function Count({ label, title = label, count = -1 }: { label: string; title?: string; count: number | undefined }) {
  return (
    <div className={classes.count} title={`${count.toLocaleString('en')} ${title}`}>
      <dt>{label}</dt>
      <dd>{compactNumber(count)}</dd>
    </div>
  )
}
