import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/search?query=sea' }

export const SearchServerFails500 = meta.story(
  failing({ operation: 'searchCharacters', status: 500 }, { ...page, shown: 'No results found.' }),
)
export const SearchSessionExpired401 = meta.story(
  failing(expired('searchCharacters'), { ...page, shown: SIGN_IN_PROMPT }),
)
