import { expect, it } from 'vitest'
import { redditLink, xLink } from './shareLinks.ts'

const PAGE = 'https://perigee.example/character/a b?x=1&y=ü#top'

it.for([
  {
    rows: ['B2.6-16', 'A2.8-05'],
    site: 'Reddit',
    link: redditLink(PAGE, 'Zoë & Co'),
    host: 'www.reddit.com',
    words: 'title',
  },
  { rows: ['B2.6-17', 'A2.8-06'], site: 'X', link: xLink(PAGE, 'Zoë & Co'), host: 'x.com', words: 'text' },
])('a link to $site contains the whole address, encoded, and the title', ({ link, host, words }) => {
  const url = new URL(link)
  expect(url.host).toBe(host)
  expect(url.searchParams.get('url')).toBe(PAGE)
  expect(url.searchParams.get(words)).toBe('Zoë & Co')
  expect(link).toContain(`url=${encodeURIComponent(PAGE)}`)
})
