import { expect, it } from 'vitest'
import { isCollapsible } from './isCollapsible.ts'

it.for([
  { rows: [], greetings: 'one short one', given: ['Hello.'], is: false },
  { rows: ['B2.6-05', 'B2.6-06'], greetings: 'a second one', given: ['Hello.', 'Hi.'], is: true },
  { rows: ['B2.6-05'], greetings: 'a long one', given: ['x'.repeat(281)], is: true },
  { rows: ['B2.6-05'], greetings: 'a tall one', given: ['a\nb\nc\nd\ne\nf'], is: true },
])('$greetings: $is', ({ given, is }) => {
  expect(isCollapsible(given)).toBe(is)
})
