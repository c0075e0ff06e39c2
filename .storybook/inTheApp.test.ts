import { expect, it } from 'vitest'
import { takeSituation } from '#mocks/situation/situationAddress.ts'
import { appAddress, inTheApp } from './inTheApp.ts'

const STORY = 'https://kit.example/storybook/iframe.html'

it.for([
  { app: 'http://localhost:5173/', path: '/chats', address: 'http://localhost:5173/chats', hash: '' },
  { app: '/', path: '/chats', address: 'https://kit.example/chats', hash: '' },
  { app: '/perigee/', path: '/chats', address: 'https://kit.example/perigee/chats', hash: '' },
  { app: '/demo/#', path: '/search?q=moon', address: 'https://kit.example/demo/', hash: '#/search?q=moon' },
])('opens $path in the app at $app', ({ app, path, address, hash }) => {
  const { href } = inTheApp(app, STORY, { path })
  const link = new URL(href!)
  expect(`${link.origin}${link.pathname}`).toBe(address)
  expect(link.hash).toBe(hash)
})

it('the link has the whole situation and the page parameters', () => {
  const situation = {
    scenario: 'signed-in',
    viewer: 'jonas',
    seed: 'tea',
    clock: '2026-05-21T08:00:00Z',
    latencyMs: 400,
    ownFaults: false,
    faults: [{ operation: 'listMyChats', status: 500 }],
  } as const
  const link = new URL(inTheApp('/', STORY, { ...situation, path: '/search?q=moon' }).href!)
  const { situation: read, notices } = takeSituation(link.searchParams)
  expect(read).toEqual(situation)
  expect(notices).toEqual([])
  expect(link.search).toBe('?q=moon')
})

it('uses the default scenario and time for a story without its own', () => {
  const link = new URL(inTheApp('/', STORY, { at: '/explore' }).href!)
  expect(link.pathname).toBe('/explore')
  expect(takeSituation(link.searchParams).situation).toEqual({ scenario: 'default', clock: '2026-05-20T12:00:00Z' })
})

it('the note names what the link omits', () => {
  const { note } = inTheApp('/', STORY, { path: '/chats', storage: { a: 1 } }, ['Nine'])
  expect(note).toBe(
    'The situation in which the story begins, without what the browser of the story remembers and the changes of Nine, which are too long or too new.',
  )
})

it('explains that there is no app', () => {
  expect(inTheApp(undefined, STORY, { path: '/' }).note).toContain('VITE_APP')
})

it('uses VITE_APP, and without it a default address only in development', () => {
  expect(appAddress({ DEV: true })).toBe('http://localhost:5173/')
  expect(appAddress({ DEV: false })).toBeUndefined()
  expect(appAddress({ DEV: true, VITE_APP: '/demo/#' })).toBe('/demo/#')
})
