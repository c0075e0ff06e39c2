import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { VISITOR } from '#src/product/visitor.ts'
import { type Person, perPersonAtom, personAfter, personAtom } from './person.ts'
import type { Profile } from '#src/api/calls/session.ts'
import type { SessionState } from './sessionState.ts'

const profile = (id: string): Profile => ({ id, username: id, email: '', profilePictureUrl: '', description: '' })
const tokens = { access: 'access', refresh: 'refresh' }
const signedInAs = (id: string): SessionState => ({
  phase: 'signed in',
  session: 2,
  tokens,
  user: profile(id),
  renewing: false,
})
const signedOut = (error?: string): SessionState => ({ phase: 'signed out', session: 3, error })
const visitor: Person = { id: VISITOR, period: 4 }
const mira: Person = { id: 'mira', period: 4 }

it.for<{ rows?: string[]; what: string; person: Person; was?: SessionState; session: SessionState; leads: Person }>([
  {
    rows: ['AMB-10'],
    what: 'a visitor who signs in keeps the page',
    person: visitor,
    session: signedInAs('mira'),
    leads: mira,
  },
  {
    what: 'the saved user of the last visit has the page at once',
    person: visitor,
    session: { phase: 'starting', session: 1, tokens, user: profile('mira'), renewing: false },
    leads: mira,
  },
  {
    rows: ['AMB-10'],
    what: 'a member whose session expires keeps it',
    person: mira,
    session: signedOut('expired'),
    leads: mira,
  },
  { what: 'the same member signing in again keeps it', person: mira, session: signedInAs('mira'), leads: mira },
  {
    rows: ['AMB-10'],
    what: 'a sign-out begins another period',
    person: mira,
    session: signedOut(),
    leads: { id: VISITOR, period: 5 },
  },
  {
    rows: ['AMB-10'],
    what: 'another member begins another period, also after an expired session',
    person: mira,
    session: signedInAs('jonas'),
    leads: { id: 'jonas', period: 5 },
  },
  {
    what: 'nothing changes while the profile is being read',
    person: mira,
    session: { phase: 'signing in', session: 5, tokens },
    leads: mira,
  },
  {
    what: 'a sign-in of the last visit that is over leaves the page to a visitor',
    person: mira,
    was: { phase: 'starting', session: 1, tokens, user: profile('mira'), renewing: false },
    session: signedOut('Failed to refresh token'),
    leads: { id: VISITOR, period: 5 },
  },
  {
    what: 'so does one whose user was not saved: what it left in the tab is not the visitor’s',
    person: visitor,
    was: { phase: 'starting', session: 1, tokens, user: undefined, renewing: false },
    session: signedOut('Failed to refresh token'),
    leads: { id: VISITOR, period: 5 },
  },
])('$what', ({ person, was = signedInAs('mira'), session, leads }) => {
  expect(personAfter(person, was, session)).toEqual(leads)
})

it('a value of one user is gone for the next, and stays for a visitor who signs in', () => {
  const store = createStore()
  const open = perPersonAtom(false)
  store.set(open, true)
  store.set(personAtom, { id: 'mira', period: 0 })
  expect(store.get(open)).toBe(true)
  store.set(personAtom, { id: 'jonas', period: 1 })
  expect(store.get(open)).toBe(false)
})
