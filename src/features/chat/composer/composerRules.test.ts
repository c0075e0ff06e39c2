import { describe, expect, it } from 'vitest'
import { isSendable, isSendKey } from './composerRules.ts'

it.for([
  { rows: ['B5.8-02'], what: 'nothing', text: '', sendable: false },
  { rows: ['B5.8-02'], what: 'blanks', text: ' \n\t ', sendable: false },
  { rows: ['B5.8-02'], what: 'a zero-width space', text: '\u200B', sendable: false },
  {
    rows: ['B5.8-02'],
    what: 'signs that cannot be seen',
    text: ' \u2060\u00AD\uFEFF\u3164\uFE0F\u202E\u2800\u{E0001}',
    sendable: false,
  },
  { what: 'an emoji of several signs', text: '👩‍🚀', sendable: true },
  { what: 'a letter between invisible signs', text: '\u200Ba\u200B', sendable: true },
  { what: 'a letter', text: 'a', sendable: true },
  { rows: ['B5.8-03', 'B9-30'], what: '1000 characters', text: 'x'.repeat(1000), sendable: true },
  { rows: ['B5.8-03', 'B9-30'], what: '1001 characters', text: 'x'.repeat(1001), sendable: false },
  { rows: ['NS-43'], what: '1000 emoji', text: '🌙'.repeat(1000), sendable: true },
  { rows: ['NS-43'], what: '1001 emoji', text: '🌙'.repeat(1001), sendable: false },
  { rows: ['AMB-61'], what: '1000 characters between blanks', text: `  ${'x'.repeat(1000)}\n`, sendable: true },
])('$what can be sent: $sendable', ({ text, sendable }) => {
  expect(isSendable(text)).toBe(sendable)
})

describe('the key that sends', () => {
  const press = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }

  it.for([
    { rows: ['B5.8-07'], what: 'Enter', pressed: {}, sends: true },
    { rows: ['B5.8-08'], what: 'Shift+Enter', pressed: { shiftKey: true }, sends: false },
    { rows: ['B5.8-09'], what: 'Enter in a composition', pressed: { isComposing: true }, sends: false },
    { rows: ['B5.8-09'], what: 'Safari’s Enter after a composition', pressed: { keyCode: 229 }, sends: false },
    { what: 'another key', pressed: { key: 'a', keyCode: 65 }, sends: false },
  ])('$what: $sends', ({ pressed, sends }) => {
    expect(isSendKey({ ...press, ...pressed })).toBe(sends)
  })
})
