import { expect, it } from 'vitest'
import { replyIn } from './exchange.ts'

it.for([
  { rows: ['B7-35', 'AMB-05'], sent: 'Hello.' },
  { sent: { content: 'Hello.' } },
  { sent: { reply: 'Hello.' } },
  { sent: { message: 'Hello.' } },
  { sent: { response: 'Hello.' } },
  { sent: { content: '', text: 'Hello.' } },
])('reads the reply in $sent', ({ sent }) => {
  expect(replyIn(sent)).toBe('Hello.')
})

it.for(['', ' \n', undefined, null, {}, 7, ['Hello.'], { content: ' ' }])('%j is not a reply', (sent) => {
  expect(replyIn(sent)).toBeUndefined()
})
