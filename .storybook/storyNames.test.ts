import { expect, it } from 'vitest'
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
