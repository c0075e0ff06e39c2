import { expect, it } from 'vitest'
import { callLine } from './callLine.ts'

const html = new Response('<h1>Bad Gateway</h1>', {
  status: 502,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
})

it.for([
  {
    address: 'https://api.example/api/v1/characters?sort=liked&page=2',
    line: 'GET https://api.example/api/v1/characters?sort=liked&page=2: 502 text/html',
  },
  {
    address: '/api/v1/auth/verify-email?token=secret&query=my%20name',
    line: 'GET /api/v1/auth/verify-email?token=…&query=…: 502 text/html',
  },
  { address: '/api/v1/auth/me', line: 'GET /api/v1/auth/me: 502 text/html' },
])('the line for $address contains no secrets', ({ address, line }) => {
  expect(callLine('GET', address, html)).toBe(line)
})

it('the line names a missing response or content type too', () => {
  expect(callLine('POST', '/a', undefined)).toBe('POST /a: no response')
  expect(callLine('POST', '/a', new Response(null, { status: 500 }))).toBe('POST /a: 500 without a content type')
})
