import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// The whole app at an address, and one call that goes wrong: the rows of the matrix that no other story shows.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/explore' }

export const ExploreSessionExpired401 = meta.story(
  failing(expired('listCharacters'), { ...page, shown: SIGN_IN_PROMPT }),
)
