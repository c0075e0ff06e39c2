import { expect, it } from 'vitest'
import { textDirection } from './textDirection.ts'

it.for([
  { text: '', direction: 'ltr' },
  { text: '12, ** hello', direction: 'ltr' },
  { text: '"مرحبا" hello', direction: 'rtl' },
  { text: '1. שלום', direction: 'rtl' },
  { text: 'hello مرحبا', direction: 'ltr' },
  { text: '👋 わたし', direction: 'ltr' },
] as const)('$text: $direction', ({ text, direction }) => {
  expect(textDirection(text)).toBe(direction)
})
