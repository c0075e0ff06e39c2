import { userId } from '#mocks/fixtures/ids.ts'
import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const page = { path: `/users/${userId('saltglass')}` }
const listing = callOf('listUserCharacters', page)
const profile = callOf('readUser', page)

export const CharactersGone404 = meta.story(listing.fails({ status: 404 }, 'Failed fetching user’s public characters.'))
export const CharactersServerFails500 = meta.story(
  listing.fails({ status: 500 }, 'Failed fetching user’s public characters.'),
)
export const CharactersSessionExpired401 = meta.story(listing.expires())
export const CharactersOffline = meta.story(
  listing.fails({ network: 'fail' }, 'Failed fetching user’s public characters.'),
)
export const ProfileServerFails500 = meta.story(profile.fails({ status: 500 }, 'Unable to load this profile.'))
export const ProfileSessionExpired401 = meta.story(profile.expires())
export const ProfileOffline = meta.story(profile.fails({ network: 'fail' }, 'Unable to load this profile.'))
export const ProfileMalformed = meta.story({
  tags: ['phone'],
  ...profile.fails({ shape: 'html' }, 'Unable to load this profile.'),
})
