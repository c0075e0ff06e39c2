import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { statsQuery } from '#src/api/characters.ts'
import { CharacterCounts } from '#src/components/CharacterCounts/CharacterCounts.tsx'
import classes from './CharacterPanel.module.css'

/** A character's rating, from its statistics alone (B2.9-07, AMB-71); without them the rest of the panel stays. */
export function PanelStats({ characterId }: { characterId: string }) {
  const { data, error, refetch } = useQuery({ ...statsQuery(characterId), enabled: characterId !== '' })
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true }) // the button goes away
    void refetch()
  }
  if (characterId === '') return <p className={classes.text}>Character ID missing.</p>
  if (data) {
    const { likeCount = -1, conversationCount = -1, messageCount = -1 } = data
    return <CharacterCounts {...{ likeCount, conversationCount, messageCount }} isCompact />
  }
  return error ? (
    <div className={classes.text}>
      <p role="alert">Could not load stats.</p>
      <button type="button" className={classes.again} onClick={tryAgain}>
        Try again
      </button>
    </div>
  ) : (
    <output className={`${classes.text} ${classes.countsPlace}`}>Loading info...</output>
  )
}
