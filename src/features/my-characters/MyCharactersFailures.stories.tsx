import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/my-characters' }
const favorites = { path: '/my-characters?tab=favorites' }

export const MineSessionExpired401 = meta.story(
  failing(expired('listMyCharacters'), { ...page, shown: SIGN_IN_PROMPT }),
)
export const MineOffline = meta.story(
  failing(
    { operation: 'listMyCharacters', network: 'fail' },
    { ...page, shown: 'Your characters could not be loaded.' },
  ),
)
export const FavoritesServerFails500 = meta.story(
  failing({ operation: 'listFavorites', status: 500 }, { ...favorites, shown: 'Your favorites could not be loaded.' }),
)
export const FavoritesSessionExpired401 = meta.story({
  tags: ['phone'],
  ...failing(expired('listFavorites'), { ...favorites, shown: SIGN_IN_PROMPT }),
})
export const FavoritesOnItsWay = meta.story(failing({ operation: 'listFavorites', hold: true }, favorites))
export const FavoritesOffline = meta.story(
  failing(
    { operation: 'listFavorites', network: 'fail' },
    { ...favorites, shown: 'Your favorites could not be loaded.' },
  ),
)
export const FavoritesMalformed = meta.story({
  tags: ['phone'],
  ...failing(
    { operation: 'listFavorites', shape: 'html' },
    { ...favorites, shown: 'Your favorites could not be loaded.' },
  ),
})
