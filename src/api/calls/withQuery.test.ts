import { expect, test } from 'vitest'
import { withQuery } from './withQuery.ts'

test('parameters without a value are left out, the others are encoded', () => {
  expect(withQuery('/characters', { query: 'sea & sky', page: 2, tag: undefined })).toBe(
    '/characters?query=sea+%26+sky&page=2',
  )
})

test('an address without parameters has no question mark', () => {
  expect(withQuery('/chats/', { page: undefined })).toBe('/chats/')
})
