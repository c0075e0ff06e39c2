import { userId } from '#mocks/fixtures/ids.ts'
import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const page = { path: `/users/${userId('saltglass')}` }

export const CharactersGone404 = meta.story(
  failing(
    { operation: 'listUserCharacters', status: 404 },
    { ...page, shown: 'Failed fetching user’s public characters.' },
  ),
)
export const CharactersServerFails500 = meta.story(
  failing(
    { operation: 'listUserCharacters', status: 500 },
    { ...page, shown: 'Failed fetching user’s public characters.' },
  ),
)
export const CharactersSessionExpired401 = meta.story(
  failing(expired('listUserCharacters'), { ...page, shown: SIGN_IN_PROMPT }),
)
export const CharactersOffline = meta.story(
  failing(
    { operation: 'listUserCharacters', network: 'fail' },
    { ...page, shown: 'Failed fetching user’s public characters.' },
  ),
)
export const ProfileServerFails500 = meta.story(
  failing({ operation: 'readUser', status: 500 }, { ...page, shown: 'Unable to load this profile.' }),
)
export const ProfileSessionExpired401 = meta.story(failing(expired('readUser'), { ...page, shown: SIGN_IN_PROMPT }))
export const ProfileOffline = meta.story(
  failing({ operation: 'readUser', network: 'fail' }, { ...page, shown: 'Unable to load this profile.' }),
)
export const ProfileMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'readUser', shape: 'html' }, { ...page, shown: 'Unable to load this profile.' }),
})
