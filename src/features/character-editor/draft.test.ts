import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { type CharacterFormValues, EMPTY_CHARACTER } from './characterForm.ts'
import { draftIn, NEW_CHARACTER_DRAFT_KEY } from './draft.ts'

const VALUES: CharacterFormValues = {
  name: 'Aria',
  description: 'D',
  backgroundDescription: 'B',
  isPublic: false,
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'Hello', alternatives: ['Hi', ''] },
  tags: ['sea'],
}
const storing = (text: string) => draftIn(memoryStorage({ [NEW_CHARACTER_DRAFT_KEY]: text }), NEW_CHARACTER_DRAFT_KEY)

it.for([{ rows: ['NS-13', 'B2.3-19', 'B2.3-20', 'B3-33'] }])('a draft is read as it was written', () => {
  const storage = memoryStorage()
  const draft = draftIn(storage, NEW_CHARACTER_DRAFT_KEY)
  expect(draft.read()).toBeUndefined()
  expect(draft.write(VALUES)).toBe(true)
  expect(JSON.parse(storage.getItem('newCharacterDraft')!)).toEqual(VALUES)
  expect(draft.read()).toEqual(VALUES)
  draft.remove()
  expect(storage.getItem('newCharacterDraft')).toBeNull()
})

it.for(['', 'x', '{', 'null', '7', '"text"', '[]'])('%s is no draft', (text) => {
  const found = storing(text).read()
  // A list has no fields to read.
  expect(found ?? EMPTY_CHARACTER).toEqual(EMPTY_CHARACTER)
})

it('of a damaged draft everything is read that can be', () => {
  const damaged = {
    ...VALUES,
    description: 7,
    isPublic: 'yes',
    personalities: [{ name: 'patient', strength: 'very' }, null, { strength: 'moderately' }],
    greetings: { main: 'Hello', alternatives: ['Hi', 3] },
    tags: 'sea',
    more: true,
  }
  expect(storing(JSON.stringify(damaged)).read()).toEqual({
    ...VALUES,
    description: '',
    isPublic: true,
    personalities: [{ name: 'patient', strength: 'moderately' }],
    greetings: { main: 'Hello', alternatives: ['Hi'] },
    tags: [],
  })
})

it('a storage that takes nothing says so and breaks nothing', () => {
  const blocked = new Proxy(memoryStorage(), {
    get: () => () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  const draft = draftIn(blocked, NEW_CHARACTER_DRAFT_KEY)
  expect(draft.write(VALUES)).toBe(false)
  expect(draft.read()).toBeUndefined()
  expect(draft.remove).not.toThrow()
})
