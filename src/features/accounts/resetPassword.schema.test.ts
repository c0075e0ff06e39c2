import { schemaResolver } from '@mantine/form'
import { expect, it } from 'vitest'
import { resetPasswordSchema } from './resetPassword.schema.ts'

const errorsOf = schemaResolver(resetPasswordSchema, { sync: true })
const twice = (password: string) => ({ password, confirmPassword: password })
const PATTERN = 'Must contain at least one uppercase letter and one number'

it.for([
  { rows: ['A5.3-02', 'A9-25'], typed: twice('Ab1'), error: ['password', 'Minimum 8 characters required'] },
  { rows: ['A5.3-03', 'A9-25'], typed: twice('abcdefg1'), error: ['password', PATTERN] },
  { rows: ['A5.3-03', 'A9-25'], typed: twice('ABCDEFGH'), error: ['password', PATTERN] },
  {
    rows: ['A5.3-05'],
    typed: { password: 'Abcdefg1', confirmPassword: 'Abcdefg2' },
    error: ['confirmPassword', 'Passwords do not match'],
  },
])('$typed is refused', ({ typed, error: [field = '', message] }) => {
  expect(errorsOf(typed)[field]).toBe(message)
})

it.for([{ rows: ['A5.3-03'] }])('Abcdefg1 typed twice is accepted', () => {
  expect(errorsOf(twice('Abcdefg1'))).toEqual({})
})
