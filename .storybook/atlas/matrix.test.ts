import { expect, it } from 'vitest'
import { NEVER_SHOWN } from './cellsWithoutStory.ts'
import { holesIn, matrixOf } from './matrix.ts'
import { readStates } from './recordFiles.ts'

const states = readStates()
const known = new Set(Object.keys(NEVER_SHOWN))
const newHolesIn = (some: typeof states) => holesIn(some).filter((hole) => !known.has(hole))

it('every state of every call has a story, except those in cellsWithoutStory.ts', () => {
  expect(newHolesIn(states)).toEqual([])
})

it('cellsWithoutStory.ts lists only existing cells without a story', () => {
  const holes = new Set(holesIn(states))
  expect([...known].filter((cell) => !holes.has(cell))).toEqual([])
})

it('counts a call by its status and by its state', () => {
  const [state] = states
  const cellsOf = (calls: string[]) =>
    matrixOf([{ ...state, calls }])
      .filter(({ stories }) => stories.length > 0)
      .map(({ name }) => name)
  expect(cellsOf(['likeCharacter 403'])).toEqual(['likeCharacter 403'])
  expect(cellsOf(['likeCharacter 503 held'])).toEqual(['likeCharacter 5xx', 'likeCharacter loading'])
  expect(cellsOf(['listMyChats 200 empty'])).toEqual(['listMyChats 200', 'listMyChats empty'])
  expect(cellsOf(['listMyChats 200 malformed', 'listMyChats none network'])).toEqual([
    'listMyChats offline',
    'listMyChats malformed',
  ])
})
