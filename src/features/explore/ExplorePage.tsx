import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { RecruitingBanner } from '#src/components/RecruitingBanner/RecruitingBanner.tsx'
import { prefersReducedMotion } from '#src/lib/prefersReducedMotion.ts'
import { CharacterRow } from './CharacterRow.tsx'
import { homeRowQuery } from './homeRows.ts'
import { Landing } from './Landing.tsx'
import classes from './ExplorePage.module.css'

/** The home page: an introduction and three rows of characters (A2.5). */
export function ExplorePage() {
  const firstRow = useRef<HTMLHeadingElement>(null)

  const goToRows = () => {
    firstRow.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    // Screen readers and Tab continue at the characters, not at the button.
    firstRow.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.page}>
      <Landing onStart={goToRows} />
      <CharacterRow headingRef={firstRow} title="Chatiest Characters" order="chatiest" isFirst />
      <CharacterRow title="Favorites Characters" order="liked" />
      <Invitation />
      <CharacterRow title="Latest Creations" order="latest" />
    </div>
  )
}

/**
 * The link to the community, shown once the favourites have loaded. Its space is reserved until then.
 */
function Invitation() {
  const { data, isError } = useQuery(homeRowQuery('liked'))
  if (isError && !data) return null
  return (
    <div className={classes.invitation}>
      <div className={classes.slot}>{data && <RecruitingBanner />}</div>
    </div>
  )
}
