import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { claimsOf, signToken, type TokenClaims } from './tokens.ts'

const claims: TokenClaims = { sub: 'mira', sid: 's', jti: 'j', use: 'access', iat: 1_779_278_400, exp: 4_102_444_800 }
const token = signToken(claims)

it('is a JWT whose signature Node computes as well', () => {
  const [header = '', payload = '', signature] = token.split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect([read(header), read(payload)]).toEqual([{ alg: 'HS256', typ: 'JWT' }, claims])
  const hmac = createHmac('sha256', 'perigee mock server, not a secret').update(`${header}.${payload}`)
  expect(signature).toBe(hmac.digest('base64url'))
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
