import { expect, it } from 'vitest'
import { picturesUrl } from './picturesUrl.ts'

it.for([
  { base: '/', page: 'http://localhost:6006/iframe.html?id=a', url: '/pictures/' },
  { base: './', page: 'http://localhost/iframe.html', url: '/pictures/' },
  { base: './', page: 'https://kit.example/perigee/storybook/iframe.html?id=a', url: '/perigee/storybook/pictures/' },
])('pictures of $page with the base $base are at $url', ({ base, page, url }) => {
  expect(picturesUrl(base, page)).toBe(url)
})
