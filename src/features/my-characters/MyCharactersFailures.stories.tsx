import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const mine = callOf('listMyCharacters', { path: '/my-characters' })
const favorites = callOf('listFavorites', { path: '/my-characters?tab=favorites' })
const NO_FAVORITES = 'Your favorites could not be loaded.'

export const MineSessionExpired401 = meta.story(mine.expires())
export const MineOffline = meta.story(mine.fails({ network: 'fail' }, 'Your characters could not be loaded.'))
export const FavoritesRefused422 = meta.story({
  tags: ['B8.2-03'],
  ...favorites.fails({ status: 422, detail: 'boom' }, NO_FAVORITES),
})
export const FavoritesServerFails500 = meta.story(favorites.fails({ status: 500 }, NO_FAVORITES))
export const FavoritesSessionExpired401 = meta.story({ tags: ['phone'], ...favorites.expires() })
export const FavoritesOnItsWay = meta.story(favorites.fails({ hold: true }))
export const FavoritesOffline = meta.story(favorites.fails({ network: 'fail' }, NO_FAVORITES))
export const FavoritesMalformed = meta.story({ tags: ['phone'], ...favorites.fails({ shape: 'html' }, NO_FAVORITES) })
