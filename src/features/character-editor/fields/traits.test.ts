import { expect, it } from 'vitest'
import { newTraitName } from './traits.ts'

const TRAITS = [
  { name: 'patient', strength: 'moderately' as const },
  { name: 'curious', strength: 'absolutely' as const },
]

it.for<{ rows: string[]; typed: string; name: string | undefined }>([
  { rows: [], typed: ' stubborn ', name: 'stubborn' },
  { rows: [], typed: 'Patient', name: 'Patient' },
  { rows: ['B5.3-04'], typed: 'curious', name: undefined },
  { rows: ['B5.3-04'], typed: 'Curious', name: undefined },
  { rows: ['B5.3-05'], typed: '', name: undefined },
  { rows: ['B5.3-05'], typed: '  ', name: undefined },
  { rows: ['B5.3-06'], typed: 'patient', name: undefined },
])('"$typed" for the first of two: $name', ({ typed, name }) => {
  expect(newTraitName(TRAITS, 0, typed)).toBe(name)
})
