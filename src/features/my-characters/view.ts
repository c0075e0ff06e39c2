import { atom } from 'jotai'
import { favoritesQuery, myCharactersQuery } from '#src/api/calls/characters.ts'
import { FIRST_PAGE, MY_CHARACTERS_TILES } from '#src/product/limits.ts'
import type { MyCharactersTab, SortDirection, SortField } from '#src/product/myCharacters.ts'
import { myCharactersDirectionAtom, myCharactersSortAtom, myCharactersTabAtom } from '#src/storage/preferences.ts'

/** The visible part of the lists, with the names of the URL parameters. */
export interface View {
  tab: MyCharactersTab
  sort_by: SortField
  sort_order: SortDirection
  page: number
}

/** The parameters in the URL, all of them optional. */
export type Asked = { [field in keyof View]?: View[field] | undefined }

type Remembered = Omit<View, 'page'>

/** The last choices; setting them stores them for the next visit. */
export const rememberedAtom = atom(
  (get): Remembered => ({
    tab: get(myCharactersTabAtom),
    sort_by: get(myCharactersSortAtom),
    sort_order: get(myCharactersDirectionAtom),
  }),
  (_get, set, { tab, sort_by, sort_order }: Remembered): void => {
    set(myCharactersTabAtom, tab)
    set(myCharactersSortAtom, sort_by)
    set(myCharactersDirectionAtom, sort_order)
  },
)

/** URL parameters have priority; the last choices replace missing ones. */
export function viewOf(asked: Asked, remembered: Remembered): View {
  return {
    tab: asked.tab ?? remembered.tab,
    sort_by: asked.sort_by ?? remembered.sort_by,
    sort_order: asked.sort_order ?? remembered.sort_order,
    page: asked.page ?? FIRST_PAGE,
  }
}

/** Another choice resets the page to the first one. */
export function chosen(view: View, choice: Partial<Remembered>): View {
  return { ...view, ...choice, page: FIRST_PAGE }
}

/** The number of characters on a full page: the tile that creates a new one counts as one of twelve. */
export function pageSize({ tab }: Pick<View, 'tab'>): number {
  return tab === 'mine' ? MY_CHARACTERS_TILES - 1 : MY_CHARACTERS_TILES
}

/** The query that loads a view. */
export function viewQuery(view: View) {
  const { tab, page, sort_by, sort_order } = view
  const asked = { page, limit: pageSize(view), sort_by, sort_order }
  return tab === 'mine' ? myCharactersQuery(asked) : favoritesQuery(asked)
}
