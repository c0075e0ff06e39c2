import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { profileVisits } from './profileVisit.ts'

it.for([
  { limit: 0, pages: 1 },
  { limit: -12, pages: 1 },
  { limit: 1e9, pages: 1 },
  { limit: 12.5, pages: 1 },
  { limit: 12, pages: 0 },
  { limit: 12, pages: 1e9 },
])('a stored visit of $pages pages with $limit characters counts as absent', (value) => {
  const storage = memoryStorage({ 'perigee.profile': JSON.stringify([['step', { owner: 'mira', value }]]) })
  expect(profileVisits.read(storage, 'mira', 'step')).toBeUndefined()
})
