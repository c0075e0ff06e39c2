import { expect, it } from 'vitest'
import { underReducedMotion } from './reducedMotion.ts'

it.for([
  { query: '(prefers-reduced-motion: reduce)', shown: '(min-width: 0px)' },
  {
    query: '(width < 768px) and (prefers-reduced-motion: no-preference)',
    shown: '(width < 768px) and (max-width: 0px)',
  },
  { query: '(forced-colors: active)', shown: '(forced-colors: active)' },
])('$query becomes $shown', ({ query, shown }) => {
  expect(underReducedMotion(query)).toBe(shown)
})
