import { expect, it } from 'vitest'
import { foundChat, saidIn } from './conversationShapes.ts'

it.for([null, undefined, {}, [], '', [null], { id: '' }])('%j is not a chat', (sent) => {
  expect(foundChat(sent, 'c1')).toBeNull()
})

it.for([{ rows: ['AMB-51'] }])('a chat may come alone or in a list', () => {
  const chat = { id: 'chat-1', chara_id: 'c1', last_interaction_msg: 'Bye.' }
  for (const sent of [chat, [chat, { id: 'chat-2' }]]) {
    expect(foundChat(sent, 'c1')).toMatchObject({ id: 'chat-1', characterId: 'c1', lastMessage: 'Bye.' })
  }
})

it.for([{ rows: ['B3-22', 'B3-23'] }])('omits system and invalid messages, and returns all others unchanged', () => {
  const at = '2026-05-20T12:00:00Z'
  expect(
    saidIn([
      { role: 'system', content: 'You are Nine.', timestamp: at },
      { role: 'assistant', content: '  *Hello.*  ', timestamp: at },
      null,
      { role: 'user', content: 'hi' },
      { role: 'user', content: 7, timestamp: at },
      { role: 'owl', content: 'hu', timestamp: at },
    ]),
  ).toEqual([
    { isCharacter: true, content: '  *Hello.*  ', timestamp: at },
    { isCharacter: false, content: 'hi', timestamp: '' },
  ])
})

it('keeps a time in Unix seconds', () => {
  expect(saidIn([{ role: 'user', content: 'hi', timestamp: 1_779_278_400 }])).toMatchObject([
    { timestamp: '1779278400' },
  ])
})
