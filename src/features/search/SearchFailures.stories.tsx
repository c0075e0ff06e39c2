import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// The whole app at an address, and one call that goes wrong: the rows of the matrix that no other story shows.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/search?query=sea' }

export const SearchServerFails500 = meta.story(
  failing({ operation: 'searchCharacters', status: 500 }, { ...page, shown: 'No results found.' }),
)
export const SearchSessionExpired401 = meta.story(
  failing(expired('searchCharacters'), { ...page, shown: SIGN_IN_PROMPT }),
)
