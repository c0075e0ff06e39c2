import { Tabs as MantineTabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import type { ReactNode } from 'react'
import { MY_CHARACTERS_TABS, type MyCharactersTab } from '#src/product/myCharacters.ts'
import classes from './Tabs.module.css'

const LABELS: Record<MyCharactersTab, string> = { mine: 'My characters', favorites: 'Favorites' }

interface Props {
  tab: MyCharactersTab
  onTab(tab: MyCharactersTab): void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Two lists in tabs. Both share one panel, which stays mounted when its list changes. */
export function Tabs({ tab, onTab, children }: Props) {
  return (
    <MantineTabs value={tab} onChange={(next) => next && onTab(next as MyCharactersTab)} variant="none">
      <MantineTabs.List className={classes.tabs} aria-label="Lists">
        {MY_CHARACTERS_TABS.map((one) => (
          <MantineTabs.Tab key={one} value={one} className={classes.tab}>
            {LABELS[one]}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={tab}>{children}</MantineTabs.Panel>
    </MantineTabs>
  )
}
