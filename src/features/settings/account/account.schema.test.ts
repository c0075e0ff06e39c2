import { expect, it } from 'vitest'
import { accountChanges, accountErrors, avatarDescriptionError } from './account.schema.ts'

const saved = { username: 'mira', email: 'mira@example.com', description: 'A lamp.' }
const LONG = 'Username cannot exceed 20 characters.'
const LONG_DESCRIPTION = 'Description cannot exceed 200 characters.'
const PATTERN = 'Username can only contain letters, numbers, _ or -'

it.for([
  { rows: ['A5.4-02'], typed: { username: '   ' }, errors: { username: 'Username is required.' } },
  { rows: ['A5.4-03', 'A9-24'], typed: { username: 'a'.repeat(21) }, errors: { username: LONG } },
  { rows: ['A5.4-03', 'AMB-19'], typed: { username: `${'a'.repeat(20)} b` }, errors: { username: LONG } },
  { rows: ['A5.4-04', 'AMB-19'], typed: { username: 'a b' }, errors: { username: PATTERN } },
  { rows: ['A5.4-04', 'A9-24', 'AMB-19'], typed: { username: 'ab' }, errors: { username: PATTERN } },
  { rows: ['NS-43', 'A5.4-04'], typed: { username: '🌙'.repeat(20) }, errors: { username: PATTERN } },
  { rows: ['A5.4-04'], typed: { username: 'mirä' }, errors: { username: PATTERN } },
  { rows: ['A5.4-06'], typed: { email: ' ' }, errors: { email: 'Email is required.' } },
  { rows: ['A5.4-07'], typed: { email: 'abc' }, errors: { email: 'Invalid email address.' } },
  { rows: ['A5.4-08', 'A9-26'], typed: { description: 'x'.repeat(201) }, errors: { description: LONG_DESCRIPTION } },
])('$typed is refused', ({ typed, errors }) => {
  expect(accountErrors(accountChanges({ ...saved, ...typed }, saved))).toEqual(errors)
})

it.for([
  { rows: ['A5.4-04', 'A9-24'], typed: { username: 'abc' } },
  { rows: ['A5.4-03', 'A9-24'], typed: { username: 'a'.repeat(20) } },
  { rows: ['A5.4-04'], typed: { username: 'a_B-9' } },
  { rows: ['A5.4-07'], typed: { email: 'a+b@c.d.io' } },
  { rows: ['A5.4-08', 'A9-26'], typed: { description: 'x'.repeat(200) } },
  { rows: ['A5.4-08'], typed: { description: '' } },
])('$typed is accepted and is all that is sent', ({ typed }) => {
  const changes = accountChanges({ ...saved, ...typed }, saved)
  expect(changes).toEqual(typed)
  expect(accountErrors(changes)).toEqual({})
})

it.for([
  { rows: ['A5.4-01', 'AMB-19'], before: { username: 'old salt' } },
  { rows: ['A5.4-01'], before: { username: 'a'.repeat(21) } },
  { rows: ['A5.4-05'], before: { email: 'odd' } },
])('an existing value of $before that violates the rules is accepted', ({ before }) => {
  const legacy = { ...saved, ...before }
  const changes = accountChanges({ ...legacy, description: 'Another.' }, legacy)
  expect(changes).toEqual({ description: 'Another.' })
  expect(accountErrors(changes)).toEqual({})
})

it('spaces around a name or an address are no change, and are not sent', () => {
  expect(accountChanges({ ...saved, username: ' mira ', email: 'mira@example.com ' }, saved)).toEqual({})
  expect(accountChanges({ ...saved, username: ' miranda ' }, saved)).toEqual({ username: 'miranda' })
})

const EMPTY = 'Avatar description cannot be empty to generate a new picture.'
it.for([
  { rows: ['A5.4-11'], description: '', error: EMPTY },
  { rows: ['A5.4-11'], description: ' \n', error: EMPTY },
  { rows: ['A5.4-08'], description: 'x'.repeat(201), error: LONG_DESCRIPTION },
  { rows: ['A5.4-11'], description: 'A lamp.', error: undefined },
])('a picture generated from "$description": $error', ({ description, error }) => {
  expect(avatarDescriptionError(description)).toBe(error)
})
