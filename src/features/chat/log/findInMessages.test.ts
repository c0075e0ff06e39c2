import { describe, expect, it } from 'vitest'
import { findHits, searchPattern, searchTexts } from './findInMessages.ts'

const texts = searchTexts(
  ['The kettle is **almost** honest.', 'Honest? *Almost.*', 'A line\nbreak, (almost) `a.b`.'].map((content, place) => ({
    id: String(place),
    content,
    timestamp: '',
    senderId: '',
    receiverId: '',
    isCharacter: true,
  })),
)
const hits = (query: string) => findHits(texts, searchPattern(query)).map(({ index, nth }) => `${index}.${nth}`)

describe('a search', () => {
  it.for([
    { query: 'almost', found: ['0.0', '1.0', '2.0'] },
    { query: 'ALMOST honest', found: ['0.0'] },
    { query: '  line   break ', found: ['2.0'] },
    { query: 'e', found: ['0.0', '0.1', '0.2', '0.3', '1.0', '2.0', '2.1'] },
    { query: '(almost)', found: ['2.0'] },
    { query: 'a.b', found: ['2.0'] },
    { query: '**', found: [] },
    { query: '[', found: [] },
    { query: ' ', found: [] },
    { query: '', found: [] },
  ])('for "$query" finds $found', ({ query, found }) => {
    expect(hits(query)).toEqual(found)
  })
})
