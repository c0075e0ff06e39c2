import { expect, it } from 'vitest'
import { storyIndex } from './storyIndex.ts'
import { sentenceOf } from './storyNames.ts'

it.for([
  ['SendingGone404', 'Sending fails: not found (404)'],
  ['ChatsServerFails500', 'Chats fail: server error (500)'],
  ['DeletingAnsweredMalformed', 'Deleting gets a malformed response'],
  ['LikingOffline', 'Liking fails without a connection: offline'],
  ['UnlikingOnItsWay', 'Unliking: the call is on its way'],
  ['SessionExpiresWhileTyping', 'Session expires while typing'],
  ['AMoment', 'A moment'],
])('%s is called "%s"', ([exportName, name]) => expect(sentenceOf(exportName)).toBe(name))

it('the names in Storybook are these sentences, or those that the stories declare', async () => {
  const index = await storyIndex()
  expect(index['features-chat-chatfailures--sending-gone-404']?.name).toBe('Sending fails: not found (404)')
  expect(index['features-accounts-verifyemailpage--refused']?.name).toBe('Link expired')
})
