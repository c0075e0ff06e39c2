import { expired, failing, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const page = { path: '/chats' }

export const ChatsServerFails500 = meta.story(
  failing({ operation: 'listMyChats', status: 500 }, { ...page, shown: 'Unable to load your chats.' }),
)
export const ChatsSessionExpired401 = meta.story({
  tags: ['phone'],
  ...failing(expired('listMyChats'), { ...page, shown: SIGN_IN_PROMPT }),
})
export const ChatsOffline = meta.story(
  failing({ operation: 'listMyChats', network: 'fail' }, { ...page, shown: 'Unable to load your chats.' }),
)
