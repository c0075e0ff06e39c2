import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/explore' }

export const ExploreSessionExpired401 = meta.story(
  failing(expired('listCharacters'), { ...page, shown: SIGN_IN_PROMPT }),
)
