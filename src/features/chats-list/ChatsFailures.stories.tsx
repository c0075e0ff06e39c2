import { callOf } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const listing = callOf('listMyChats', { path: '/chats' })

export const ChatsServerFails500 = meta.story(listing.fails({ status: 500 }, 'Unable to load your chats.'))
export const ChatsSessionExpired401 = meta.story({
  tags: ['phone'],
  ...listing.expires(),
})
export const ChatsOffline = meta.story(listing.fails({ network: 'fail' }, 'Unable to load your chats.'))
