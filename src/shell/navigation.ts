import type { TablerIcon } from '@tabler/icons-react'
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

interface Entry {
  label: string
  icon: TablerIcon
  path: string
  /** A visitor is asked to sign in first, and navigates there afterwards. */
  needsSignIn: boolean
  /** Other pages that belong to this entry, by the beginning of their path. */
  alsoActiveFor?: string
}

/** The entries of the sidebar and the bottom bar, in this order. */
export const NAVIGATION = [
  { label: 'Explore', icon: IconCompass, path: '/explore', needsSignIn: false },
  { label: 'Search', icon: IconSearch, path: '/search', needsSignIn: false },
  { label: 'Character', icon: IconSparkles, path: '/characters/create', needsSignIn: false },
  { label: 'Chats', icon: IconMessages, path: '/chats', needsSignIn: true, alsoActiveFor: '/chat/' },
  {
    label: 'My characters',
    icon: IconUsers,
    path: '/my-characters',
    needsSignIn: true,
    alsoActiveFor: '/characters/edit/',
  },
] as const satisfies Entry[]

export type NavigationEntry = (typeof NAVIGATION)[number]

/** Whether `path` is this entry's page, a page below it, or another page that belongs to it. */
export function isActive(entry: Pick<Entry, 'path' | 'alsoActiveFor'>, path: string): boolean {
  if (path === entry.path || path.startsWith(`${entry.path}/`)) return true
  return entry.alsoActiveFor !== undefined && path.startsWith(entry.alsoActiveFor)
}
