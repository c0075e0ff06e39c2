import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const searching = callOf('searchCharacters', { path: '/search?query=sea' })

export const SearchServerFails500 = meta.story(searching.fails({ status: 500 }, 'No results found.'))
export const SearchSessionExpired401 = meta.story(searching.expires())
export const SearchOffline = meta.story(searching.fails({ network: 'fail' }, 'No results found.'))
