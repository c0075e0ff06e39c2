import * as v from 'valibot'
import { MY_CHARACTERS_TABS, SORT_DIRECTIONS, SORT_FIELDS } from '#src/product/myCharacters.ts'
import { TEXT_SIZES } from '#src/product/textSizes.ts'
import { persistedAtom } from './persistedAtom.ts'
import { ACCESSIBILITY_KEY, SIDEBAR_KEY } from './preferenceKeys.ts'

// All preferences that the browser stores. None of them is private, and a sign-out
// keeps them.

export const sidebarExpandedAtom = persistedAtom(SIDEBAR_KEY, v.boolean(), false)

const accessibilitySchema = v.object({
  fontSize: v.optional(v.picklist(TEXT_SIZES.map(({ rem }) => rem)), 1),
  boldText: v.optional(v.boolean(), false),
  highlightClickable: v.optional(v.boolean(), false),
})
export type Accessibility = v.InferOutput<typeof accessibilitySchema>
export const DEFAULT_ACCESSIBILITY: Accessibility = { fontSize: 1, boldText: false, highlightClickable: false }

export const accessibilityAtom = persistedAtom(ACCESSIBILITY_KEY, accessibilitySchema, DEFAULT_ACCESSIBILITY)

/** Whether the notice above the e-mail settings has been dismissed. */
export const emailNoticeDismissedAtom = persistedAtom('email-notifications', v.boolean(), false)

/** The choices of My characters if the address has none: the last ones. */
export const myCharactersTabAtom = persistedAtom('myCharactersPage_activeTab', v.picklist(MY_CHARACTERS_TABS), 'mine')
export const myCharactersSortAtom = persistedAtom('myCharactersPage_sortBy', v.picklist(SORT_FIELDS), 'last_edited')
export const myCharactersDirectionAtom = persistedAtom(
  'myCharactersPage_sortOrder',
  v.picklist(SORT_DIRECTIONS),
  'desc',
)

/** The background of the user's own messages. */
export const USER_MESSAGE_COLORS = ['purple', 'yellow'] as const
export const userMessageColorAtom = persistedAtom('userMessageColor', v.picklist(USER_MESSAGE_COLORS), 'purple')

/** Whether the panel beside a chat is collapsed. */
export const infoPanelCollapsedAtom = persistedAtom('characterInfoCollapsed', v.boolean(), false)

/** Whether the notice about AI above the chats is still shown. */
export const chatBannerVisibleAtom = persistedAtom('chatBannerVisible', v.boolean(), true)
