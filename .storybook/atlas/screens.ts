import type { State } from './storyRecord.ts'

/** The screens of the product, in the order of its navigation, with the titles of their stories. */
export const SCREENS = {
  Explore: /^features\/explore\//,
  Search: /^(features\/search\/|shell\/SearchBox)/,
  Character: /^features\/character-page\//,
  Creator: /^features\/creator-profile\//,
  Chats: /^features\/chats-list\//,
  Conversation: /^features\/chat\//,
  'My characters': /^features\/my-characters\//,
  Editor: /^features\/character-editor\//,
  Accounts: /^(features\/accounts\/|session\/|shell\/AuthLayout)/,
  Settings: /^features\/settings\//,
  Frame: /^(shell|app|start)\//,
  Parts: /^(components|ui)\//,
} as const satisfies Record<string, RegExp>
export type Screen = keyof typeof SCREENS

/** The groups on a screen's page, in display order. */
const GROUPS = ['Data', 'Loading', 'Empty', 'Limits', 'Access', 'Errors'] as const
type Group = (typeof GROUPS)[number]

/** Messages about limits contain a number; descriptions of characters rarely do. */
const LIMIT =
  /\b(at most|at least|cannot exceed|max(imum)?( length)?( is)?:?|up to) \d+|\bis too (long|large)\b|\d+ characters long/i

/** The group of a state, from its record: refused access first, then other failures, then held or empty responses. */
export function groupOf({ calls, words }: Pick<State, 'calls' | 'words'>): Group {
  const outcomes = calls.map((call) => call.split(' ').slice(1))
  const has = (test: (part: string) => boolean) => outcomes.some((parts) => parts.some(test))
  if (has((part) => part === '401' || part === '403')) return 'Access'
  if (has((part) => /^[45]\d\d$|^(none|network|malformed|stored)$/.test(part))) return 'Errors'
  if (outcomes.some(([outcome]) => outcome === 'pending')) return 'Loading'
  if (words.some((text) => LIMIT.test(text))) return 'Limits'
  if (has((part) => part === 'empty')) return 'Empty'
  return 'Data'
}

/** The states of a screen by group, without empty groups. */
export function statesOf(screen: Screen, states: readonly State[]): [group: Group, states: State[]][] {
  const shown = Map.groupBy(
    states.filter(({ title }) => SCREENS[screen].test(title)),
    groupOf,
  )
  return GROUPS.flatMap((group) => (shown.has(group) ? [[group, shown.get(group)!] as [Group, State[]]] : []))
}
