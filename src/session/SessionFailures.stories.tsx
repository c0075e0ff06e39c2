import type { Fault } from '#mocks/faults/fault.ts'
import { callOf, failing } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// The whole app at an address, and one call that goes wrong: the rows of the matrix that no other story shows.
const meta = preview.meta({ render: () => <></> })

const refused: Fault = { operation: 'listMyChats', status: 401, times: 1 }
const chats = { path: '/chats' }

/** The access token has expired; it is refreshed without a visible effect. */
export const Renewed200 = meta.story(failing(refused, chats))
export const RenewalServerFails500 = meta.story(failing([refused, { operation: 'refreshToken', status: 500 }], chats))
export const RenewalOnItsWay = meta.story(failing([refused, { operation: 'refreshToken', hold: true }], chats))
export const RenewalOffline = meta.story(failing([refused, { operation: 'refreshToken', network: 'fail' }], chats))
export const RenewalMalformed = meta.story(failing([refused, { operation: 'refreshToken', shape: 'html' }], chats))

const profile = callOf('readMe', { path: '/settings' })
export const ProfileRefused401 = meta.story(profile.fails({ status: 401 }, 'Access Your Settings'))
export const ProfileMalformed = meta.story(profile.fails({ shape: 'html' }))
