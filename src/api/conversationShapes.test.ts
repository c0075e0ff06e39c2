import { expect, it } from 'vitest'
import { foundChat, replyIn, saidIn } from './conversationShapes.ts'

it.for([
  { answer: null },
  { answer: undefined },
  { answer: {} },
  { answer: [] },
  { answer: '' },
  { answer: [null] },
  { answer: { id: '' } },
])('$answer is no chat', ({ answer }) => {
  expect(foundChat(answer, 'c1')).toBeNull()
})

it.for([{ rows: ['AMB-51'] }])('a chat may come alone or in a list', () => {
  const chat = { id: 'chat-1', chara_id: 'c1', last_interaction_msg: 'Bye.' }
  for (const answer of [chat, [chat, { id: 'chat-2' }]]) {
    expect(foundChat(answer, 'c1')).toMatchObject({ id: 'chat-1', characterId: 'c1', lastMessage: 'Bye.' })
  }
})

it.for([
  { rows: ['B7-35', 'AMB-05'], answer: 'Hello.' },
  { answer: { content: 'Hello.' } },
  { answer: { reply: 'Hello.' } },
  { answer: { message: 'Hello.' } },
  { answer: { response: 'Hello.' } },
  { answer: { content: '', text: 'Hello.' } },
])('the reply in $answer', ({ answer }) => {
  expect(replyIn(answer)).toBe('Hello.')
})

it.for([
  { answer: '' },
  { answer: ' \n' },
  { answer: undefined },
  { answer: null },
  { answer: {} },
  { answer: 7 },
  { answer: ['Hello.'] },
  { answer: { content: ' ' } },
])('$answer is no reply', ({ answer }) => {
  expect(() => replyIn(answer)).toThrow()
})

it('system messages, and what is no message, are left out; everything else is as it was written', () => {
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

it.for([{ answer: null }, { answer: {} }, { answer: 'no' }])('$answer is not a list of messages', ({ answer }) => {
  expect(() => saidIn(answer)).toThrow()
})
