import { expect, it } from 'vitest'
import { hasExpired, isReadable } from './tokenExpiry.ts'

const NOW_MS = Date.parse('2026-03-01T12:00:00Z')
const NOW_S = NOW_MS / 1000
const withClaims = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

it.for([
  { rows: ['A3-31'], token: withClaims({ exp: NOW_S - 1 }), expired: true, what: 'a second ago' },
  { rows: ['A3-31'], token: withClaims({ exp: NOW_S }), expired: true, what: 'this very second' },
  { rows: ['A3-31'], token: withClaims({ exp: NOW_S + 1 }), expired: false, what: 'in one second' },
  { rows: ['A3-31'], token: withClaims({ exp: NOW_S - 1, name: 'Zoë ☾ 月' }), expired: true, what: 'and a UTF-8 name' },
  // Lengths that need base64url without padding, and with its two special characters.
  { rows: ['A3-31'], token: withClaims({ exp: NOW_S - 1, pad: '>>>???~~~' }), expired: true, what: 'and - _ inside' },
])('a token whose exp is $what', ({ token, expired }) => {
  expect(hasExpired(token, NOW_MS)).toBe(expired)
  expect(isReadable(token)).toBe(true)
})

it.for([{}, { exp: null }, { exp: 'tomorrow' }, { exp: String(NOW_S - 1) }])(
  'a token with the claims %j has no expiry of its own: the server decides',
  (claims) => {
    expect(hasExpired(withClaims(claims), NOW_MS)).toBe(false)
    expect(isReadable(withClaims(claims))).toBe(true)
  },
)

it.for(['', 'opaque', 'a.b', 'a.%%%.c', withClaims(null), `a.${btoa('not json')}.c`])(
  '%j cannot be parsed: the server decides, and there is no error',
  (token) => {
    expect(hasExpired(token, NOW_MS)).toBe(false)
    expect(isReadable(token)).toBe(false)
  },
)
