import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DIALOGS, Met } from './met.ts'
import type { Sight } from './sight.ts'

const sight: Sight = {
  path: '/chats',
  title: 'Chats · Perigee',
  headings: ['Chats'],
  dialogs: ['Delete Chat'],
  textLength: 400,
  raw: [],
  sidewaysPx: 0,
  windowWidth: 390,
  textSizePx: 16,
  busy: [],
  controls: [],
}

it('names what it never reached', () => {
  const met = new Met()
  const call = { number: 1, method: 'GET', path: '/chats/me', operation: 'listMyChats', at: 0 } as const
  met.see(sight, [
    { ...call, outcome: 'answered', status: 500 },
    { ...call, outcome: 'failed' },
    { ...call, outcome: 'under way' },
  ])
  const { routes, dialogs, responses } = met.never()
  expect(routes).not.toContain('/chats')
  expect(routes).toContain('/settings')
  expect(dialogs).not.toContain('Delete Chat')
  expect(responses.filter((response) => response.startsWith('listMyChats'))).toEqual([
    'listMyChats 200',
    'listMyChats 401',
    'listMyChats 422',
  ])
})

it('knows every dialog that the code gives a name of its own', () => {
  const titles = globSync('src/**/*.tsx')
    .filter((path) => !path.endsWith('.stories.tsx'))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/<(?:\w*Dialog|LeaveGuard|ImageManager)\b[^<]*?\btitle="([^"]+)"/g),
    ])
    .map(([, title]) => title)
  expect(titles.length).toBeGreaterThan(5)
  expect(DIALOGS).toEqual(expect.arrayContaining(titles))
})
