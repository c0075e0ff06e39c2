import { description, pipe, strictObject, string } from 'valibot'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { addressesOf } from './addressesOf.ts'

export const stateInput = strictObject({
  id: pipe(string(), description('The id of the story: "features-accounts-signinpage--wrong-password".')),
})

/** The record of a story with its addresses; undefined for a story that the atlas does not hold. */
export function wholeState(states: readonly State[], id: string, storybook: string) {
  const state = states.find((one) => one.id === id)
  return state && { ...state, ...addressesOf(id, storybook) }
}
