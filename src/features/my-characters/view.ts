import { atom } from 'jotai'
import { favoritesQuery, myCharactersQuery } from '#src/api/characters.ts'
import { FIRST_PAGE, MY_CHARACTERS_TILES } from '#src/product/limits.ts'
import type { MyCharactersTab, SortDirection, SortField } from '#src/product/myCharacters.ts'
import { myCharactersDirectionAtom, myCharactersSortAtom, myCharactersTabAtom } from '#src/storage/preferences.ts'

/** What of the lists is shown, in the words of the address (B2.7-04 … B2.7-07). */
export interface View {
  tab: MyCharactersTab
  sort_by: SortField
  sort_order: SortDirection
  page: number
}

/** What the address says, which may be nothing. */
export type Asked = { [field in keyof View]?: View[field] | undefined }

type Remembered = Omit<View, 'page'>

/** The last choices; setting stores them for the next visit. */
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

/** The address wins; what it does not say is as it was chosen last. */
export function viewOf(asked: Asked, remembered: Remembered): View {
  return {
    tab: asked.tab ?? remembered.tab,
    sort_by: asked.sort_by ?? remembered.sort_by,
    sort_order: asked.sort_order ?? remembered.sort_order,
    page: asked.page ?? FIRST_PAGE,
  }
}

/** Another choice begins at the first page (B2.7-23, B2.7-24). */
export function chosen(view: View, choice: Partial<Remembered>): View {
  return { ...view, ...choice, page: FIRST_PAGE }
}

/** How many characters make a full page: the tile that leads to a new one counts as one of twelve (B9-18, AMB-14). */
export function pageSize({ tab }: Pick<View, 'tab'>): number {
  return tab === 'mine' ? MY_CHARACTERS_TILES - 1 : MY_CHARACTERS_TILES
}

/** The call that reads a view (B7-21, B7-22). */
export function viewQuery(view: View) {
  const { tab, page, sort_by, sort_order } = view
  const asked = { page, limit: pageSize(view), sort_by, sort_order }
  return tab === 'mine' ? myCharactersQuery(asked) : favoritesQuery(asked)
}
