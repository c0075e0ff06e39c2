import { expect, it } from 'vitest'
import { pagePlace } from './pagePlace.ts'

it.for([
  { page: '/chats?page=2', base: '/', history: 'browser', place: '/chats?page=2' },
  { page: '/perigee/chats?page=2', base: '/perigee/', history: 'browser', place: '/chats?page=2' },
  { page: '/perigee/', base: '/perigee/', history: 'browser', place: '/' },
  { page: '/some/folder/#/search?query=sea', base: './', history: 'hash', place: '/search?query=sea' },
  { page: '/some/folder/', base: './', history: 'hash', place: '/' },
] as const)('$page of a build for $base is $place', ({ page, base, history, place }) => {
  expect(pagePlace(new URL(page, 'https://staging.example') as never, { base, history })).toBe(place)
})
