import { expect, it } from 'vitest'
import { readRegister } from './register.ts'
import { claimsOfProject, shownBefore } from './shownRules.ts'

const known = new Set(readRegister().flatMap(({ rules }) => rules.map(({ id }) => id)))
const { claims, misplaced } = claimsOfProject()

it('every row that a test claims to show exists', () => {
  expect(claims.filter(({ rule }) => !known.has(rule))).toEqual([])
})
it('every claim is in a place where it counts', () => {
  expect(misplaced).toEqual([])
})
it('every row that had a claim still has one', () => {
  const shown = new Set(claims.map(({ rule }) => rule))
  expect(shownBefore().filter((id) => !shown.has(id))).toEqual([])
})
