import { expect, it } from 'vitest'
import type { Capture } from './capture.ts'
import { captureCounts } from './captureFile.ts'
import { examplesIn } from './examples.ts'

const at = '2026-05-20T12:00:00.000Z'
const character = { id: 'c1', creatorId: 'u1', name: 'The Night Bus', personalities: [{ strength: 'quite a lot' }] }
const chat = { id: 'h1', chara_id: 'c1', character }
const sent = { chat_id: 'h1', incoming_message: 'Is it late?' }
const capture: Capture = {
  format: 'perigee-capture',
  version: 1,
  at,
  place: '/chats',
  words: false,
  reads: [
    { operation: 'readMe', address: '/auth/me', at, body: { id: 'u2' } },
    { operation: 'listMyChats', address: '/chats/me', at, body: { data: [chat, chat] }, departs: true },
    { operation: 'listMessages', address: '/chats/h1/messages', at, body: [{ role: 'user', content: 'Hello' }] },
    { operation: 'sendMessage', address: `sendMessage ${at}`, at, sent, body: 'It is not.' },
  ],
  failures: [{ operation: 'readStats', status: 500 }],
  departures: [{ operation: 'listMyChats', pointer: '/meta', expected: 'a value', actual: 'missing', count: 1 }],
}

it('the counts say what a capture holds; an entity that occurs twice counts once', () => {
  expect(captureCounts(capture)).toEqual([
    '1 character of 2 people',
    '1 chat, 3 messages',
    '3 responses, 1 failed call',
    '1 change that the user made',
    '1 response with 1 departure from the contract',
    'The last page: /chats',
    'Without words: letters of the same shape replace every text',
  ])
})

it('the examples are texts of users, not values that the contract lists', () => {
  expect(examplesIn(capture)).toEqual(['The Night Bus', 'Is it late?', 'It is not.'])
})
