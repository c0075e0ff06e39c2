import { describe, expect, it } from 'vitest'
import type { Character } from '../generated/calls.schemas.ts'
import {
  asOwner,
  characterDetails,
  characterSummaries,
  characterSummary,
  summariesOf,
  withStats,
} from './characterShapes.ts'

/** The fields that lists show as the server sends them. */
const shownAsSent = {
  id: 'c1',
  name: 'Aria',
  description: 'Sings.',
  isPublic: true,
  creatorId: 'u1',
  creatorUsername: 'alice',
  isLiked: true,
  likeCount: 1,
  conversationCount: 2,
  messageCount: 3,
}
const full: Character = {
  ...shownAsSent,
  backgroundDescription: 'A stage.',
  pfp_url: '/small.svg',
  large_pfp_url: '/large.svg',
  thumbnail_url: '/tiny.svg',
  personalities: [],
  greetings: { main: 'Hello.', alternatives: [] },
  tags: [],
  created_at: '2026-01-01T00:00:00Z',
  last_edited: '2026-01-01T00:00:00Z',
}

describe('a character in lists', () => {
  it.for([
    { rows: ['B3-01', 'B3-07', 'B3-08'], field: 'names, creator, flag and counts', wire: full, shown: shownAsSent },
    { rows: ['B3-02'], field: 'pictures', wire: full, shown: { picture: '/small.svg', thumbnail: '/tiny.svg' } },
    {
      rows: ['B3-02'],
      field: 'pictures when only the large one is there',
      wire: { ...full, pfp_url: undefined, thumbnail_url: null },
      shown: { picture: '/large.svg', thumbnail: '/large.svg' },
    },
    {
      rows: ['A2.6-09', 'B2.2-08'],
      field: 'counts that are missing or no numbers',
      wire: { ...full, likeCount: undefined, conversationCount: '12', messageCount: Number.NaN },
      shown: { likeCount: -1, conversationCount: -1, messageCount: -1 },
    },
    {
      rows: ['A2.6-09'],
      field: 'the other counts if one is missing',
      wire: { ...full, likeCount: null },
      shown: { likeCount: -1, conversationCount: 2 },
    },
    { rows: [], field: 'a like that is no flag', wire: { ...full, isLiked: 'false' }, shown: { isLiked: false } },
    {
      rows: [],
      field: 'no field at all',
      wire: {},
      shown: { id: '', name: 'Unnamed character', description: '', creatorUsername: 'unknown', picture: '' },
    },
  ])('$field', ({ wire, shown }) => {
    expect(characterSummary(wire)).toMatchObject(shown)
  })

  it('omits invalid entries and keeps the order', () => {
    const data = [full, null, { ...full, id: undefined }, 'odd', { ...full, id: 'c2' }]
    expect(characterSummaries({ data }).map(({ id }) => id)).toEqual(['c1', 'c2'])
  })

  it.for([{ page: undefined }, { page: null }, { page: {} }, { page: { data: null } }, { page: { data: 'odd' } }])(
    'treats $page as an empty page',
    ({ page }) => {
      expect(characterSummaries(page)).toEqual([])
    },
  )
})

describe('a character on its own page', () => {
  it('contains all written fields', () => {
    const trait = { name: 'Patient', strength: 'absolutely' as const }
    const greetings = { main: 'Hello.', alternatives: ['Hi.', 'You again.'] }
    expect(characterDetails({ ...full, personalities: [trait], greetings, tags: ['sea', 'letters'] })).toMatchObject({
      name: 'Aria',
      background: 'A stage.',
      traits: [trait],
      greetings,
      tags: ['sea', 'letters'],
      largePicture: '/large.svg',
      isPublic: true,
    })
  })

  it.for([
    {
      rows: [],
      field: 'no field at all',
      wire: {},
      shown: { background: '', traits: [], greetings: { main: '', alternatives: [] }, tags: [], largePicture: '' },
    },
    {
      rows: [],
      field: 'lists that are none',
      wire: { personalities: 'kind', greetings: 'Hello.', tags: { 0: 'sea' } },
      shown: { traits: [], greetings: { main: '', alternatives: [] }, tags: [] },
    },
    {
      rows: [],
      field: 'odd entries',
      wire: {
        personalities: [null, { name: 'Kind' }, { strength: 'absolutely' }, { name: ' Shy ', strength: 3 }],
        greetings: { main: null, alternatives: ['', ' Hi. ', null, {}] },
        tags: ['sea', '', null, 'sea', ['x']],
      },
      shown: {
        traits: [
          { name: 'Kind', strength: '' },
          { name: 'Shy', strength: '3' },
        ],
        greetings: { main: '', alternatives: ['Hi.'] },
        tags: ['sea'],
      },
    },
    { rows: [], field: 'only a small picture', wire: { pfp_url: '/small.svg' }, shown: { largePicture: '/small.svg' } },
    { rows: [], field: 'a private one', wire: { isPublic: false }, shown: { isPublic: false } },
  ])('$field', ({ wire, shown }) => {
    expect(characterDetails(wire)).toMatchObject(shown)
  })

  it('a plain list is parsed like a page, even if invalid', () => {
    expect(summariesOf([full, null, { ...full, id: '' }]).map(({ id }) => id)).toEqual(['c1'])
    expect(summariesOf(null)).toEqual([])
    expect(summariesOf({ data: [full] })).toEqual([])
  })
})

const shown = characterSummary(full)
it.for([
  { rows: ['AMB-71'], stats: undefined, counts: [1, 2, 3] },
  {
    rows: ['AMB-71', 'B2.6-10'],
    stats: { isLiked: false, likeCount: 10, conversationCount: 20, messageCount: 30 },
    counts: [10, 20, 30],
  },
  { rows: ['AMB-71', 'AMB-20'], stats: { isLiked: false, likeCount: 10, messageCount: null }, counts: [10, 2, 3] },
  { rows: ['AMB-20'], stats: {}, counts: [1, 2, 3] },
])('counts of $stats override those of the character: $counts', ({ stats, counts }) => {
  const { likeCount, conversationCount, messageCount, isLiked } = withStats(shown, stats)
  expect([likeCount, conversationCount, messageCount]).toEqual(counts)
  expect(isLiked).toBe(stats?.isLiked ?? true)
})

describe('the owner of a character', () => {
  const YES = [true, 1, 'true', 'TRUE', '1', { owned: true }, { is_owner: 1 }, { isOwner: 'true' }, { result: true }]
  const NO = [
    false,
    'false',
    0,
    null,
    undefined,
    '',
    {},
    [],
    'yes',
    2,
    { owned: false },
    { owned: {} },
    { other: true },
  ]
  it.for(YES.map((response) => ({ rows: ['B7-07', 'AMB-01'], response })))('$response: the caller', ({ response }) => {
    expect(asOwner(response)).toBe(true)
  })
  it.for(NO.map((response) => ({ rows: ['B7-07', 'AMB-01'], response })))('$response: another user', ({ response }) => {
    expect(asOwner(response)).toBe(false)
  })
})

it('a name longer than its limit is truncated', () => {
  const endless = characterSummary({ id: 'c1', name: 'n'.repeat(20_000), creatorUsername: 'u'.repeat(20_000) })
  expect([endless.name, endless.creatorUsername].map(({ length }) => length)).toEqual([200, 200])
  expect(endless.name).toMatch(/^n+…$/)
})
