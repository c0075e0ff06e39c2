import { expect, it } from 'vitest'
import { publicProfile } from '../shapes/characterShapes.ts'

it.for([
  {
    rows: ['A3-06'],
    what: 'a user',
    wire: { username: 'mira', pfp_url: '/pictures/mira.webp' },
    shown: { id: 'u1', username: 'mira', profilePictureUrl: '/pictures/mira.webp' },
  },
  { rows: ['A3-04'], what: 'no name', wire: { pfp_url: 'a.webp' }, shown: { username: 'None' } },
  { rows: ['A3-05', 'AMB-52'], what: 'no picture', wire: { username: 'mira' }, shown: { profilePictureUrl: 'None' } },
  {
    rows: ['A3-04', 'A3-05'],
    what: 'no text',
    wire: { username: null, pfp_url: {} },
    shown: { username: 'None', profilePictureUrl: 'None' },
  },
])('a public profile of $what', ({ wire, shown }) => {
  const profile = publicProfile('u1', wire)
  expect(profile).toEqual({ ...profile, ...shown })
  expect(Object.keys(profile)).toEqual(['id', 'username', 'profilePictureUrl'])
})
