import { expect, it } from 'vitest'
import { BRAND } from '#src/product/brand.ts'
import { findInStorybook, storybookAddress } from './findInStorybook.ts'

it.for([
  { storybook: '/storybook/', page: 'https://kit.example/chats', found: 'https://kit.example/storybook/' },
  { storybook: 'http://localhost:6006/', page: 'http://localhost:5173/chats', found: 'http://localhost:6006/' },
])('finds the screen in $storybook', ({ storybook, page, found }) => {
  const address = new URL(findInStorybook(storybook, page, `Sign in · ${BRAND}`))
  expect(`${address.origin}${address.pathname}`).toBe(found)
  expect(address.searchParams.get('path')).toBe('/docs/find-a-state--docs')
  expect(address.searchParams.get('find')).toBe('Sign in')
})

it('asks for nothing where the page has no name of its own', () => {
  const address = new URL(findInStorybook('/storybook/', 'https://kit.example/', BRAND))
  expect(address.searchParams.get('find')).toBe('')
})

it('knows the Storybook of development, and otherwise only the one that a build names', () => {
  expect(storybookAddress({ DEV: true })).toBe('http://localhost:6006/')
  expect(storybookAddress({ DEV: false })).toBeUndefined()
  expect(storybookAddress({ DEV: false, VITE_STORYBOOK: '/storybook/' })).toBe('/storybook/')
})
