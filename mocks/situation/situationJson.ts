import * as v from 'valibot'
import type { Fault } from '#mocks/faults/fault.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import { readClockText } from './clockText.ts'
import { faultText, readFaultText } from './faultText.ts'
import { NOBODY, VIEWERS } from './situationAddress.ts'

const viewers = VIEWERS.filter((viewer) => viewer !== NOBODY)

/** A fault as in an address (`likeCharacter.403.once`) or as an object. */
export const faultJson = v.pipe(
  v.union(
    [v.string(), v.looseObject({ operation: v.string() })],
    'A fault is a text like "likeCharacter.403.once" or an object with an "operation".',
  ),
  v.check(
    (given) => unknownKeys(given).length === 0,
    ({ input }) => `"${unknownKeys(input).join('", "')}" is no part of a fault; it may have ${FAULT_KEYS.join(', ')}.`,
  ),
  v.check(
    (given) => 'fault' in readFault(given),
    ({ input }) => {
      const read = readFault(input)
      return 'problem' in read ? `This fault cannot be planned. ${read.problem}` : ''
    },
  ),
  v.transform((given) => (readFault(given) as { fault: Fault }).fault),
)

const FAULT_KEYS = Object.keys({
  operation: true,
  status: true,
  offContract: true,
  nth: true,
  address: true,
  times: true,
  latencyMs: true,
  bodyMs: true,
  stored: true,
  hold: true,
  network: true,
  shape: true,
  detail: true,
  body: true,
} satisfies Record<KeyOfAny<Fault>, true>)

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never

function unknownKeys(given: unknown): string[] {
  return typeof given === 'object' && given !== null
    ? Object.keys(given).filter((key) => !FAULT_KEYS.includes(key))
    : []
}

function readFault(given: unknown) {
  return readFaultText(typeof given === 'string' ? given : faultText(given as Fault))
}

/** A situation as JSON. Unknown fields are refused, so that a misspelt word is noticed. */
export const situationJson = v.strictObject({
  scenario: v.optional(v.picklist(SCENARIO_NAMES)),
  viewer: v.optional(v.nullable(v.picklist(viewers))),
  seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  clock: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readClockText(text) !== undefined, 'This is not a valid time.'),
    ),
  ),
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  faults: v.optional(v.array(faultJson)),
  ownFaults: v.optional(v.literal(false)),
})
