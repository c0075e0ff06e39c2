import { decodeJwt, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { claimsOf, signToken, type TokenClaims } from './tokens.ts'

const claims: TokenClaims = { sub: 'mira', sid: 's', jti: 'j', use: 'access', iat: 1_779_278_400, exp: 4_102_444_800 }
const token = signToken(claims)

it('is a JWT that any library verifies', async () => {
  const key = new TextEncoder().encode('perigee mock server, not a secret')
  const { payload, protectedHeader } = await jwtVerify(token, key, { currentDate: new Date('2026-06-01') })
  expect(payload).toEqual(claims)
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(decodeJwt(token).exp).toBe(claims.exp)
})

it('contains the signed claims', () => {
  expect(claimsOf(token)).toEqual(claims)
})

const [header, payload, signature] = token.split('.')
it.for([
  { what: 'another signature', given: `${header}.${payload}.${signature!.replace(/.$/, 'A')}A` },
  { what: 'other claims', given: `${header}.${btoa('{"sub":"jonas"}').replace(/=+$/, '')}.${signature}` },
  { what: 'no signature', given: `${header}.${payload}.` },
  { what: 'the algorithm none', given: `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${payload}.` },
  { what: 'a fourth part', given: `${token}.x` },
  { what: 'nothing', given: '' },
  { what: 'garbage', given: 'undefined' },
])('is invalid with $what', ({ given }) => {
  expect(claimsOf(given)).toBeUndefined()
})
