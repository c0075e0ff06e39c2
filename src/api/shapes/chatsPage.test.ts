import { describe, expect, it } from 'vitest'
import { chatsPage, newestFirst } from './chatsPage.ts'
import { chatSummary } from './characterShapes.ts'

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `c${index}`, chara_id: 'a' }))
const response = (count: number, meta: object | undefined) => ({ data: entries(count), meta })

describe('a page of chats', () => {
  it.for([
    { rows: ['B4.10-02'], what: 'full, of three', given: response(8, { page: 1, total_pages: 3 }), page: 1, next: 2 },
    { rows: ['B4.10-02'], what: 'full, of nobody knows how many', given: response(8, undefined), page: 4, next: 5 },
    {
      rows: ['B4.10-03'],
      what: 'short, of five',
      given: response(7, { page: 1, total_pages: 5 }),
      page: 1,
    },
    { rows: ['B4.10-03'], what: 'empty', given: response(0, { page: 2, total_pages: 5 }), page: 2 },
    { rows: ['B4.10-03'], what: 'nothing at all', given: undefined, page: 1 },
    {
      rows: ['B4.10-04'],
      what: 'full, the last',
      given: response(8, { page: 3, total_pages: 3 }),
      page: 3,
    },
  ])('that is $what is followed by $next', ({ given, page, next }) => {
    expect(chatsPage(given, page)?.next).toBe(next)
  })

  it('omits invalid entries, but counts them for its length', () => {
    const data = [...entries(6), { id: '', chara_id: 'a' }, null]
    const page = chatsPage({ data, meta: { page: 1, total_pages: 2 } }, 1)
    expect(page?.chats.map(({ id }) => id)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5'])
    expect(page?.next).toBe(2)
  })
})

it.for([
  {
    rows: ['B3-20'],
    what: 'with all it has',
    wire: {
      id: 'c1',
      chara_id: 'a',
      character: { id: 'a', name: 'Aria', thumbnail_url: 't.avif' },
      last_interaction: '2026-05-01T10:00:00Z',
      last_interaction_msg: 'Mind the *step*.',
    },
    shown: {
      id: 'c1',
      characterId: 'a',
      character: { name: 'Aria' },
      lastInteraction: '2026-05-01T10:00:00Z',
      lastMessage: 'Mind the *step*.',
    },
  },
  {
    rows: ['A3-32'],
    what: 'with a character that is gone',
    wire: { id: 'c1', chara_id: 'a', character: null },
    shown: { id: 'c1', characterId: 'a', character: { id: 'a', name: 'Unnamed character', thumbnail: '' } },
  },
  {
    rows: ['A3-32'],
    what: 'without a character’s id of its own',
    wire: { id: 'c1', character: { id: 'a', name: 'Aria', thumbnail_url: 't.avif' } },
    shown: { id: 'c1', characterId: 'a', character: { id: 'a', name: 'Aria', thumbnail: 't.avif' } },
  },
  {
    rows: ['A3-32'],
    what: 'without a word',
    wire: { id: 'c1', chara_id: 'a', last_interaction: null, last_interaction_msg: null },
    shown: { id: 'c1', lastInteraction: '', lastMessage: '' },
  },
])('a chat $what', ({ wire, shown }) => {
  expect(chatSummary(wire)).toMatchObject(shown)
})

const page = (...chats: [id: string, at: string | null][]) => ({
  chats: chats.map(([id, at]) => chatSummary({ id, chara_id: 'a', last_interaction: at })),
  next: undefined,
})

it.for([
  {
    rows: ['B2.11-06', 'AMB-17'],
    what: 'one that was out of order',
    pages: [page(['old', '2026-05-01T10:00:00Z'], ['new', '2026-05-02T10:00:00Z'])],
    order: ['new', 'old'],
  },
  {
    rows: ['AMB-17'],
    what: 'moments, however they are written',
    pages: [page(['eight', '2026-05-01T10:00:00+02:00'], ['nine', '2026-05-01T09:00:00'])],
    order: ['nine', 'eight'],
  },
  {
    rows: ['AMB-17'],
    what: 'those without a time last, in their order',
    pages: [page(['none', null], ['odd', 'soon'], ['some', '1969-05-01T10:00:00Z'])],
    order: ['some', 'none', 'odd'],
  },
  {
    rows: ['AMB-17'],
    what: 'one on two pages once',
    pages: [
      page(['a', '2026-05-03T10:00:00Z'], ['b', '2026-05-02T10:00:00Z']),
      page(['b', '2026-05-02T10:00:00Z'], ['c', '2026-05-01T10:00:00Z']),
    ],
    order: ['a', 'b', 'c'],
  },
])('newest first: $what', ({ pages, order }) => {
  expect(newestFirst({ pages, pageParams: pages.map((_, index) => index + 1) }).map(({ id }) => id)).toEqual(order)
})
