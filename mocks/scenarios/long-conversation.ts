import { longConversation } from '#mocks/fixtures/chats/longConversation.ts'
import type { Scenario } from './scenario.ts'

export const longConversationScenario: Scenario = {
  summary: 'Mira is signed in; her chat with Mirelle of the Tides has two thousand messages.',
  viewer: 'mira',
  community(usual) {
    const long = longConversation()
    return { ...usual, chats: [long, ...usual.chats.filter(({ key }) => key !== long.key)] }
  },
}
