import { expect, it } from 'vitest'
import { BRAND } from '#src/product/brand.ts'
import { distinctiveCalls, findInStorybook, storybookAddress } from './findInStorybook.ts'

it('searches for nothing if the page has no title of its own', () => {
  const address = new URL(findInStorybook('/storybook/', { url: 'https://kit.example/', title: BRAND }))
  expect(address.searchParams.get('find')).toBe('')
})

it('adds the texts that distinguish the state', () => {
  const page = { url: 'https://kit.example/chats', title: `Chats · ${BRAND}`, texts: ['Delete Chat', 'It failed.'] }
  const address = new URL(findInStorybook('/', page))
  expect(address.searchParams.get('find')).toBe('Chats Delete Chat It failed.')
})

it('uses failed and pending calls as search words, each once', () => {
  const call = { method: 'GET', path: '/', at: 0, number: 1 } as const
  expect(
    distinctiveCalls([
      { ...call, operation: 'readMe', outcome: 'answered', status: 200 },
      { ...call, operation: 'listMyChats', outcome: 'answered', status: 500 },
      { ...call, operation: 'listMyChats', outcome: 'answered', status: 500 },
      { ...call, operation: 'findChat', outcome: 'aborted' },
      { ...call, operation: 'findChat', outcome: 'under way' },
      { ...call, operation: 'likeCharacter', outcome: 'failed' },
    ]),
  ).toEqual(['listMyChats 500', 'findChat pending', 'likeCharacter none'])
})

it('uses VITE_STORYBOOK, and without it a default address only in development', () => {
  expect(storybookAddress({ DEV: true })).toBe('http://localhost:6006/')
  expect(storybookAddress({ DEV: false })).toBeUndefined()
  expect(storybookAddress({ DEV: false, VITE_STORYBOOK: '/storybook/' })).toBe('/storybook/')
})
