import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// The whole app at an address, and one call that goes wrong: the rows of the matrix that no other story shows.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/chats' }

export const ChatsServerFails500 = meta.story(
  failing({ operation: 'listMyChats', status: 500 }, { ...page, shown: 'Unable to load your chats.' }),
)
export const ChatsSessionExpired401 = meta.story(failing(expired('listMyChats'), { ...page, shown: SIGN_IN_PROMPT }))
export const ChatsOffline = meta.story(
  failing({ operation: 'listMyChats', network: 'fail' }, { ...page, shown: 'Unable to load your chats.' }),
)
