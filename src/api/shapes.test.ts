import { describe, expect, it } from 'vitest'
import type { Character } from './generated/schemas/character.ts'
import { characterSummaries, characterSummary } from './shapes.ts'

const full: Character = {
  id: 'c1',
  name: 'Aria',
  description: 'Sings.',
  backgroundDescription: 'A stage.',
  pfp_url: '/small.svg',
  large_pfp_url: '/large.svg',
  thumbnail_url: '/tiny.svg',
  isPublic: true,
  personalities: [],
  greetings: { main: 'Hello.', alternatives: [] },
  tags: [],
  creatorId: 'u1',
  creatorUsername: 'alice',
  isLiked: true,
  likeCount: 1,
  conversationCount: 2,
  messageCount: 3,
  created_at: '2026-01-01T00:00:00Z',
  last_edited: '2026-01-01T00:00:00Z',
}

describe('a character as lists show it', () => {
  it.for([
    {
      rows: ['B3-01', 'B3-07', 'B3-08'],
      field: 'names, creator, flag and counts',
      wire: full,
      shown: {
        id: 'c1',
        name: 'Aria',
        description: 'Sings.',
        creatorId: 'u1',
        creatorUsername: 'alice',
        isLiked: true,
        likeCount: 1,
        conversationCount: 2,
        messageCount: 3,
      },
    },
    { rows: ['B3-02'], field: 'pictures', wire: full, shown: { picture: '/small.svg', thumbnail: '/tiny.svg' } },
    {
      rows: ['B3-02'],
      field: 'pictures when only the large one is there',
      wire: { ...full, pfp_url: undefined, thumbnail_url: null },
      shown: { picture: '/large.svg', thumbnail: '/large.svg' },
    },
    {
      rows: ['A2.6-09', 'B2.2-08'],
      field: 'one missing count',
      wire: { ...full, likeCount: undefined },
      shown: { likeCount: -1, conversationCount: 2, messageCount: 3 },
    },
    {
      rows: ['A2.6-09', 'B2.2-08'],
      field: 'counts that are no numbers',
      wire: { ...full, likeCount: null, conversationCount: '12', messageCount: Number.NaN },
      shown: { likeCount: -1, conversationCount: -1, messageCount: -1 },
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

  it('leaves out what cannot be opened and keeps the order', () => {
    const data = [full, null, { ...full, id: undefined }, 'odd', { ...full, id: 'c2' }]
    expect(characterSummaries({ data }).map(({ id }) => id)).toEqual(['c1', 'c2'])
  })

  it.for([{ page: undefined }, { page: null }, { page: {} }, { page: { data: null } }, { page: { data: 'odd' } }])(
    'takes $page for an empty page',
    ({ page }) => {
      expect(characterSummaries(page)).toEqual([])
    },
  )
})
