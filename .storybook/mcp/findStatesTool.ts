import {
  description,
  integer,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot'
import { findStates, indexOf } from '#storybook/atlas/findStates.ts'
import { type Screen, SCREENS } from '#storybook/atlas/screens.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { addressesOf } from './addressesOf.ts'

const MOST = 20
/** The number of states without a limit. */
const USUAL = 10
/** The number of texts of each state; "state" returns all. */
const WORDS = 10

export const findStatesInput = strictObject({
  words: pipe(
    string(),
    regex(/\S/, 'The words are empty: give words on the screen, an operation or a status.'),
    description('For example "wrong password", "deleteChat 409" or "search offline".'),
  ),
  screen: optional(
    pipe(picklist(Object.keys(SCREENS) as Screen[]), description('Only the states of this screen of the product.')),
  ),
  limit: optional(
    pipe(number(), integer(), minValue(1), maxValue(MOST), description(`The number of states, ${USUAL} if not given.`)),
  ),
})

/** The states that "Find a state" finds for the same words, in the same order. */
export function foundStates(
  states: readonly State[],
  { words, screen, limit = USUAL }: InferOutput<typeof findStatesInput>,
  storybook: string,
) {
  const ofScreen = screen ? states.filter(({ title }) => SCREENS[screen].test(title)) : states
  const found = findStates(indexOf(ofScreen), words)
  return {
    count: found.length,
    ...(found.length === 0 && { hint: 'No state fits. Fewer words find more.' }),
    states: found.slice(0, limit).map(({ state, because }) => ({
      id: state.id,
      title: state.title,
      name: state.name,
      description: state.description,
      because,
      ...addressesOf(state.id, storybook),
      calls: state.calls,
      headings: state.headings,
      words: state.words.slice(0, WORDS),
    })),
  }
}
