import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleSight } from './exampleSight.ts'
import { DIALOGS, Met } from './met.ts'

const sight = exampleSight({ dialogs: ['Delete Chat'] })

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
