import { expect, it } from 'vitest'
import { EMPTY_CHARACTER } from '../characterForm.ts'
import { bringBack, bringBackForm, isStill } from './undo.ts'

it.for([
  { text: 'Old', label: 'Bring back ‘Old’' },
  { text: ' Mind\nthe stairs. ', label: 'Bring back ‘Mind the stairs.’' },
  { text: 'x'.repeat(41), label: `Bring back ‘${'x'.repeat(40)}…’` },
  { text: '👨‍👩‍👧'.repeat(41), label: `Bring back ‘${'👨‍👩‍👧'.repeat(40)}…’` },
])('the label of the button contains what it restores: $label', ({ text, label }) => {
  expect(bringBack(text)).toBe(label)
})

it('a whole form is named after its character', () => {
  expect(bringBackForm({ ...EMPTY_CHARACTER, name: 'Aria' })).toBe('Bring back ‘Aria’')
  expect(bringBackForm({ ...EMPTY_CHARACTER, name: ' ' })).toBe('Bring back the former form')
})

it('a form can be restored only while its replacement is unchanged', () => {
  expect(isStill(EMPTY_CHARACTER)({ ...EMPTY_CHARACTER })).toBe(true)
  expect(isStill(EMPTY_CHARACTER)({ ...EMPTY_CHARACTER, name: 'A' })).toBe(false)
})
