import * as v from 'valibot'
import { expect, it } from 'vitest'
import { FILLED_FORM } from '#tests/support/filledForm.ts'
import { type CharacterFormValues, EMPTY_CHARACTER } from '../characterForm.ts'
import { newCharacterDraft } from './draft.ts'

const VALUES: CharacterFormValues = {
  ...FILLED_FORM,
  isPublic: false,
  greetings: { main: 'Hello', alternatives: ['Hi', ''] },
}
const storing = (text: string) => v.safeParse(newCharacterDraft.stored, text)

it.for([{ rows: ['NS-13', 'B2.3-19', 'B2.3-20', 'B3-33'] }])('a draft is read as it was written', () => {
  const text = newCharacterDraft.asText({ ...VALUES, unfinishedTag: 'lam' })
  expect(JSON.parse(text)).toEqual({ ...VALUES, unfinishedTag: 'lam' })
  const read = v.parse(newCharacterDraft.stored, text)
  expect(read).toEqual({ ...VALUES, unfinishedTag: 'lam' })
  // A draft that is only read is not stored again; see `flush`.
  expect(newCharacterDraft.asText(read)).toBe(text)
})

it.for(['', 'x', '{', 'null', '7', '"text"', '[]'])('%s is not a draft', (text) => {
  const { success, output } = storing(text)
  // A list has no fields.
  expect(success ? output : EMPTY_CHARACTER).toEqual(EMPTY_CHARACTER)
})

it('the valid parts of a damaged draft are restored', () => {
  const damaged = {
    ...VALUES,
    description: 7,
    isPublic: 'yes',
    personalities: [{ name: 'patient', strength: 'very' }, null, { strength: 'moderately' }],
    greetings: { main: 'Hello', alternatives: ['Hi', 3] },
    tags: 'sea',
    more: true,
  }
  expect(storing(JSON.stringify(damaged)).output).toEqual({
    ...VALUES,
    description: '',
    isPublic: true,
    personalities: [{ name: 'patient', strength: 'moderately' }],
    greetings: { main: 'Hello', alternatives: ['Hi'] },
    tags: [],
  })
})
