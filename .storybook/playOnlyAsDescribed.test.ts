import { expect, it } from 'vitest'
import { globalsIn } from './playOnlyAsDescribed.ts'

it.for([
  { search: '', globals: {} },
  { search: '?globals=', globals: {} },
  { search: '?id=a&globals=viewer:mira;textSize:Large', globals: { viewer: 'mira', textSize: 'Large' } },
  { search: '?globals=viewport.value:phone;viewer:', globals: { 'viewport.value': 'phone' } },
])('reads the globals of $search', ({ search, globals }) => {
  expect(globalsIn(search)).toEqual(globals)
})
