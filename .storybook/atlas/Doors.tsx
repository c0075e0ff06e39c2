import type { ReactNode } from 'react'
import { addressOfStory, openStory } from './addresses.ts'
import { GROUPS, SCREENS } from './screens.ts'
import styles from './atlas.module.css'

/** The entry points to the stories: by text, by call, by screen, by foundation. */
export function Doors() {
  return (
    <ul className={`${styles.page} ${styles.doors}`}>
      <Door page="find-a-state--docs" name="Find a state">
        Type what somebody saw, a call, a status, a screen or a viewer. The key Alt + J opens it from everywhere.
      </Door>
      <Door page="every-call-every-state--docs" name="Every call, every state">
        Each call with each status that the contract lists, and the stories that show it.
      </Door>
      <Door page="screens-explore--docs" name="Screens">
        {Object.keys(SCREENS).join(', ')}: all states of a screen side by side, by {GROUPS.join(', ').toLowerCase()}.
      </Door>
      <Door page="foundations-colours--docs" name="Foundations">
        Colours with their contrasts, type, space and shape, icons, motion, and every text of the product.
      </Door>
    </ul>
  )
}

function Door({ page, name, children }: { page: string; name: string; children: ReactNode }) {
  const address = addressOfStory(page).replace('/story/', '/docs/')
  return (
    <li>
      <a href={address} target="_top" onClick={(event) => openStory(event, page, 'docs')}>
        {name}
      </a>
      <span>{children}</span>
    </li>
  )
}
