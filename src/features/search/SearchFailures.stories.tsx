import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const listing = callOf('searchCharacters', { path: '/search?query=sea' })

export const SearchServerFails500 = meta.story(listing.fails({ status: 500 }, 'No results found.'))
export const SearchSessionExpired401 = meta.story(listing.expires())
