import { schemaResolver } from '@mantine/form'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { forgottenPasswordSchema, signInSchema } from './signIn.schema.ts'

const errorsOf = schemaResolver(signInSchema, { sync: true })
const filled = { login: 'mira', password: 'secret', rememberMe: false }
const REFUSED = 'Login must be a valid email address or valid username'

it.for([
  { rows: ['A5.1-01'], typed: '   ', error: 'Login is required' },
  { rows: ['A5.1-02', 'A5.1-04', 'A9-24'], typed: 'ab', error: REFUSED },
  { rows: ['A5.1-02'], typed: ' ab ', error: REFUSED },
  { rows: ['A5.1-02'], typed: 'a!b', error: REFUSED },
  { rows: ['A5.1-02', 'A5.1-04', 'A9-24'], typed: 'a'.repeat(21), error: REFUSED },
  { rows: ['A5.1-02'], typed: 'mira@', error: REFUSED },
  { rows: ['A5.1-02'], typed: 'mira@example', error: REFUSED },
])('login $typed is refused', ({ typed, error }) => {
  expect(errorsOf({ ...filled, login: typed })).toEqual({ login: error })
})

it.for([
  { rows: ['A5.1-03'], typed: 'x@y.io' },
  { rows: ['A5.1-03'], typed: 'a.name.longer.than.twenty@mail.example.co.uk' },
  { rows: ['A5.1-03'], typed: "o'hara+perigee@example.com" },
  { rows: ['A5.1-04', 'A9-24'], typed: 'abc' },
  { rows: ['A5.1-04', 'A9-24'], typed: 'a'.repeat(20) },
  { rows: ['A5.1-04'], typed: 'a b_c-1' },
  { rows: ['A5.1-04'], typed: ' A12 ' },
])('login "$typed" is accepted', ({ typed }) => {
  expect(errorsOf({ ...filled, login: typed })).toEqual({})
})

it.for([{ rows: ['A5.1-05'] }])('a password is required; spaces are a password', () => {
  expect(errorsOf({ ...filled, password: '' })).toEqual({ password: 'Password is required' })
  expect(errorsOf({ ...filled, password: ' ' })).toEqual({})
})

it('a forgotten password sends the address without surrounding spaces', () => {
  expect(v.parse(forgottenPasswordSchema, ' alice@example.com ')).toBe('alice@example.com')
})
