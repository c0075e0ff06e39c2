import { userId } from '#mocks/fixtures/ids.ts'
import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const path = `/users/${userId('saltglass')}`
const listing = callOf('listUserCharacters', { path })
const reading = callOf('readUser', { path })
const NO_CHARACTERS = 'Failed fetching user’s public characters.'
const NO_PROFILE = 'Unable to load this profile.'

export const CharactersGone404 = meta.story(listing.fails({ status: 404 }, NO_CHARACTERS))
export const CharactersServerFails500 = meta.story(listing.fails({ status: 500 }, NO_CHARACTERS))
export const CharactersSessionExpired401 = meta.story(listing.expires())
export const CharactersOffline = meta.story(listing.fails({ network: 'fail' }, NO_CHARACTERS))
export const ProfileServerFails500 = meta.story(reading.fails({ status: 500 }, NO_PROFILE))
export const ProfileSessionExpired401 = meta.story(reading.expires())
export const ProfileOffline = meta.story(reading.fails({ network: 'fail' }, NO_PROFILE))
export const ProfileMalformed = meta.story({ tags: ['phone'], ...reading.fails({ shape: 'html' }, NO_PROFILE) })
