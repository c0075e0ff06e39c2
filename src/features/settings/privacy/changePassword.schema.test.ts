import { schemaResolver } from '@mantine/form'
import { expect, it } from 'vitest'
import { changePasswordSchema } from './changePassword.schema.ts'

const errorsOf = schemaResolver(changePasswordSchema, { sync: true })
const filled = { currentPassword: 'old-moon-1', newPassword: 'new-moon-2', confirmPassword: 'new-moon-2' }
const WEAK_CURRENT = 'Current password must be 8+ chars and include at least one digit'
const WEAK_NEW = 'New password must be 8+ chars and include at least one digit'
const twice = (newPassword: string) => ({ newPassword, confirmPassword: newPassword })

it('a filled form has no errors', () => {
  expect(errorsOf(filled)).toEqual({})
})

it.for([
  { rows: ['A5.5-01'], typed: { currentPassword: 'abc' }, errors: { currentPassword: WEAK_CURRENT } },
  { rows: ['A5.5-01', 'A9-25'], typed: { currentPassword: 'abcdef1' }, errors: { currentPassword: WEAK_CURRENT } },
  { rows: ['A5.5-01'], typed: { currentPassword: 'abcdefgh' }, errors: { currentPassword: WEAK_CURRENT } },
  { rows: ['A5.5-02', 'A9-25', 'AMB-27'], typed: twice('abcdefgh'), errors: { newPassword: WEAK_NEW } },
  { rows: ['A5.5-02', 'A9-25'], typed: twice('abcdef1'), errors: { newPassword: WEAK_NEW } },
  { rows: ['A5.5-05'], typed: { confirmPassword: 'other' }, errors: { confirmPassword: 'Passwords do not match' } },
])('$typed is refused', ({ typed, errors }) => {
  expect(errorsOf({ ...filled, ...typed })).toEqual(errors)
})

it.for([
  { rows: ['A5.5-02', 'A9-25'], typed: twice('abcdefg1') },
  { rows: ['AMB-27'], typed: twice('no capital 1') },
  { rows: ['A5.5-01'], typed: { currentPassword: '1234567 ' } },
])('$typed is accepted', ({ typed }) => {
  expect(errorsOf({ ...filled, ...typed })).toEqual({})
})
