import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

export const ExploreSessionExpired401 = meta.story(callOf('listCharacters', { path: '/explore' }).expires())
