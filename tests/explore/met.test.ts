import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleControl, exampleSight } from './exampleSight.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { DIALOGS, Met } from './met.ts'
import { metReport } from './report.ts'

const sight = exampleSight({ dialogs: ['Delete Chat'] })

it('names what it never reached', () => {
  const met = new Met()
  const call = { number: 1, method: 'GET', path: '/chats/me', operation: 'listMyChats', at: 0 } as const
  met.see(sight, [
    { ...call, outcome: 'answered', status: 500 },
    { ...call, outcome: 'failed' },
    { ...call, outcome: 'under way' },
    { ...call, operation: 'listFavorites', outcome: 'answered', status: 200, isEmpty: true, circumstances: ['held'] },
  ])
  const atlas = [{ calls: ['listFavorites 200 empty held', 'listFavorites none network'] }] as State[]
  const { pages, dialogs, responses, states } = met.coverage(atlas)
  expect(pages.never).not.toContain('/chats')
  expect(pages.never).toContain('/settings')
  expect(dialogs.never).not.toContain('Delete Chat')
  expect(responses.never.filter((response) => response.startsWith('listMyChats'))).toEqual([
    'listMyChats 200',
    'listMyChats 401',
    'listMyChats 422',
  ])
  expect(states).toEqual({ all: 4, never: ['listFavorites offline'] })
  expect(metReport(met, atlas).split('\n')).toEqual(
    expect.arrayContaining([
      'pages: 1 of 15 reached, never:',
      '  /settings',
      '  listMyChats              200, 401, 422',
      'states of the atlas (operation × what its stories show): 3 of 4 reached, never:',
      '  listFavorites            offline',
    ]),
  )
})

it('keeps what a fork meets apart until it adopts it', () => {
  const met = new Met()
  const [one, other] = [met.fork(), met.fork()]
  const like = exampleControl()
  one.see(sight, [])
  one.press(sight, like)
  one.beginnings.note(sight, { world: {}, path: '/chats', steps: [] })
  expect([met.dialogs.size, other.dialogs.size, met.newness(sight, like)]).toEqual([0, 0, 1])
  met.adopt(one)
  met.adopt(other)
  expect(met.dialogs).toEqual(new Map([['Delete Chat', 1]]))
  expect(met.newness(sight, like)).toBe(0.5)
  expect(met.beginnings.reached().map(({ name }) => name)).toEqual(['dialog Delete Chat'])
})

it('knows every dialog that the code gives a name of its own', () => {
  const titles = globSync('src/**/*.tsx')
    .filter((path) => !path.endsWith('.stories.tsx'))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(
        /<(?:\w*Dialog|LeaveGuard|ImageManager)\b[^<]*?\btitle=(?:"([^"]+)"|\{([^}]+)\})/g,
      ),
    ])
    // A title that depends on something is written in single quotes.
    .flatMap(([, title, choice = '']) => title ?? [...choice.matchAll(/'([^']+)'/g)].map(([, text]) => text))
  expect(titles.length).toBeGreaterThan(5)
  expect(DIALOGS).toEqual(expect.arrayContaining(titles))
})
