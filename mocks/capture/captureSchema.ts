import * as v from 'valibot'
import { type Capture, CAPTURE_FORMAT, CAPTURE_VERSION } from '#src/contract/capture/capture.ts'
import type { SeenFailure } from '#src/contract/capture/failures.ts'
import type { Departure } from '#src/contract/departures/departure.ts'
import { operations } from '#src/contract/generated/operations.ts'

// The valid content of a capture. All texts are rendered as plain text only.

const moment = v.pipe(v.string(), v.isoTimestamp())
const operation = v.picklist(
  operations.map(({ id }) => id),
  'is no call of the contract',
)
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999))

const failureSchema = v.strictObject({
  operation,
  status,
  address: v.optional(v.string()),
  nth: v.optional(v.array(count)),
  body: v.optional(v.unknown()),
  shape: v.optional(v.picklist(['html', 'empty', 'malformed'])),
})

const departureSchema = v.strictObject({
  operation,
  pointer: v.string(),
  expected: v.string(),
  actual: v.string(),
  count,
})

const captureSchema = v.strictObject({
  format: v.literal(CAPTURE_FORMAT),
  version: v.literal(CAPTURE_VERSION),
  at: moment,
  place: v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'is no place of the app')),
  words: v.boolean(),
  reads: v.array(
    v.strictObject({
      operation,
      address: v.string(),
      at: moment,
      sent: v.optional(v.record(v.string(), v.unknown())),
      body: v.optional(v.unknown()),
      departs: v.optional(v.literal(true)),
    }),
  ),
  failures: v.array(failureSchema),
  departures: v.array(departureSchema),
})

export const isFailure = (value: unknown): value is SeenFailure => v.is(failureSchema, value)
export const isDeparture = (value: unknown): value is Departure => v.is(departureSchema, value)

/** The capture, or one sentence about its error. */
export function checkedCapture(content: unknown): { capture: Capture } | { problem: string } {
  const version = (content as { version?: unknown }).version
  if (version !== CAPTURE_VERSION)
    return { problem: `This capture has version ${String(version)}; this server reads version ${CAPTURE_VERSION}.` }
  const read = v.safeParse(captureSchema, content)
  if (read.success) return { capture: read.output }
  const [issue] = read.issues
  return { problem: `This capture is damaged: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }
}
