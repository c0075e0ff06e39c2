import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const mine = callOf('listMyCharacters', { path: '/my-characters' })
const favorites = callOf('listFavorites', { path: '/my-characters?tab=favorites' })

export const MineSessionExpired401 = meta.story(mine.expires())
export const MineOffline = meta.story(mine.fails({ network: 'fail' }, 'Your characters could not be loaded.'))
export const FavoritesServerFails500 = meta.story(
  favorites.fails({ status: 500 }, 'Your favorites could not be loaded.'),
)
export const FavoritesSessionExpired401 = meta.story({
  tags: ['phone'],
  ...favorites.expires(),
})
export const FavoritesOnItsWay = meta.story(favorites.fails({ hold: true }))
export const FavoritesOffline = meta.story(favorites.fails({ network: 'fail' }, 'Your favorites could not be loaded.'))
export const FavoritesMalformed = meta.story({
  tags: ['phone'],
  ...favorites.fails({ shape: 'html' }, 'Your favorites could not be loaded.'),
})
