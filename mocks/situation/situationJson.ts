import * as v from 'valibot'
import type { Fault } from '#mocks/faults/fault.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import { readClockText } from './clockText.ts'
import { faultText, readFaultText } from './faultText.ts'
import { NOBODY, VIEWERS } from './situationAddress.ts'

const viewers = VIEWERS.filter((viewer) => viewer !== NOBODY)

/** A fault as in an address (`likeCharacter.403.once`) or as an object. */
export const faultJson = v.pipe(
  v.union([v.string(), v.looseObject({ operation: v.string() })]),
  v.check(
    (given) => 'fault' in readFault(given),
    ({ input }) => {
      const read = readFault(input)
      return 'problem' in read ? `This fault cannot be planned. ${read.problem}` : ''
    },
  ),
  v.transform((given) => (readFault(given) as { fault: Fault }).fault),
)

function readFault(given: unknown) {
  return readFaultText(typeof given === 'string' ? given : faultText(given as Fault))
}

/** A situation as JSON; nothing else may stand in it, so that a misspelt word is noticed. */
export const situationJson = v.strictObject({
  scenario: v.optional(v.picklist(SCENARIO_NAMES)),
  viewer: v.optional(v.nullable(v.picklist(viewers))),
  seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  clock: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readClockText(text) !== undefined, 'This is no time.'),
    ),
  ),
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  faults: v.optional(v.array(faultJson)),
})
