import { schemaResolver } from '@mantine/form'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { signUpSchema } from './signUp.schema.ts'

const errorsOf = schemaResolver(signUpSchema, { sync: true })
const filled = {
  username: 'alice',
  email: 'alice@example.com',
  password: 'quiet-harbour-7',
  confirmPassword: 'quiet-harbour-7',
  betaToken: 'PERIGEE',
  acceptTerms: true,
}
const USERNAME =
  'Username must be between 3 and 20 characters long and can only include letters, numbers, spaces, underscores or hyphens'
const SHORT = 'Password must be at least 8 characters'
const twice = (password: string) => ({ password, confirmPassword: password })

it('a filled form has no errors', () => {
  expect(errorsOf(filled)).toEqual({})
})

it.for([
  { rows: ['A5.2-01', 'NS-18'], typed: { username: '' }, errors: { username: 'Username is required' } },
  { rows: ['A5.2-01'], typed: { username: '  ' }, errors: { username: 'Username is required' } },
  { rows: ['A5.2-02', 'A9-24'], typed: { username: 'ab' }, errors: { username: USERNAME } },
  { rows: ['A5.2-02', 'A9-24'], typed: { username: 'a'.repeat(21) }, errors: { username: USERNAME } },
  { rows: ['A5.2-02'], typed: { username: 'a.b' }, errors: { username: USERNAME } },
  { rows: ['A5.2-02'], typed: { username: 'älice' }, errors: { username: USERNAME } },
  { rows: ['A5.2-04'], typed: { email: 'a@' }, errors: { email: 'Invalid email address' } },
  { rows: ['A5.2-04'], typed: { email: 'a b@c.io' }, errors: { email: 'Invalid email address' } },
  { rows: ['A5.2-06', 'A9-25'], typed: twice('a1bcdef'), errors: { password: SHORT } },
  { rows: ['A5.2-07', 'A9-25'], typed: twice('abcdefgh'), errors: { password: 'Password must include a number' } },
  { rows: ['A5.2-09'], typed: { confirmPassword: 'other' }, errors: { confirmPassword: 'Passwords do not match' } },
  { rows: ['A5.2-10'], typed: { betaToken: '  ' }, errors: { betaToken: 'Beta token is required' } },
])('$typed is refused', ({ typed, errors }) => {
  expect(errorsOf({ ...filled, ...typed })).toEqual(errors)
})

it.for([
  { rows: ['A5.2-02', 'A9-24'], typed: { username: 'abc' } },
  { rows: ['A5.2-02', 'A9-24'], typed: { username: 'a'.repeat(20) } },
  { rows: ['A5.2-02'], typed: { username: 'a b_c-1' } },
  { rows: ['A5.2-06', 'A9-25'], typed: twice('abcdefg1') },
  { rows: ['A5.2-07'], typed: twice('1 2 3 4 ') },
])('$typed is accepted', ({ typed }) => {
  expect(errorsOf({ ...filled, ...typed })).toEqual({})
})

it.for([{ rows: ['A5.2-12'] }])('username, email and token are trimmed, the password is not', () => {
  const typed = { username: ' alice ', email: ' a@b.io ', betaToken: ' tok ', ...twice(' quiet 7 ') }
  expect(v.parse(signUpSchema, { ...filled, ...typed })).toEqual({
    username: 'alice',
    email: 'a@b.io',
    betaToken: 'tok',
    ...twice(' quiet 7 '),
    acceptTerms: true,
  })
})
