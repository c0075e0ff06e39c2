import type { OperationId } from '#src/contract/generated/operations.ts'
import { operationOf } from '#src/contract/strict/operations.ts'

/** One failing response of the contract. */
export interface Failure {
  status: number
  /** The server's text, as the screen shows it; undefined without one. */
  said: string | undefined
  /** The JSON body with the text, in one of the three forms of the contract's ErrorDetail. */
  body?: { detail: unknown; message?: string }
}

const FIRST = 'The tide is out.'
const SECOND = 'The moon is in.'
const WORDED: Pick<Failure, 'said' | 'body'>[] = [
  { said: FIRST, body: { detail: FIRST } },
  { said: `${FIRST} ${SECOND}`, body: { detail: { tide: FIRST, moon: SECOND }, message: `${FIRST} ${SECOND}` } },
  {
    said: `${FIRST} ${SECOND}`,
    body: { detail: [FIRST, SECOND].map(issue), message: `${FIRST} ${SECOND}` },
  },
]

function issue(msg: string) {
  return { loc: ['body', 'tide'], msg, type: 'value' }
}

const GATEWAY_FAILURES = [502, 503, 504]

/**
 * Every failing status, alternately without and with a text from the server. `default` is a server failure: 500 without
 * a text, and a gateway failure with one. The gateway failure and the form of the text change from operation to
 * operation (`index`), so that all combinations occur. A refused token leads to the prompt, with any text.
 */
export function failuresOf(operation: OperationId, index: number): Failure[] {
  const listed = Object.keys(operationOf(operation).responses)
    .map(Number)
    .filter((status) => status >= 300)
  const silent = (status: number): Failure => ({ status, said: undefined })
  const worded = (status: number, turn: number): Failure => ({ status, ...WORDED[turn % WORDED.length]! })
  const told = listed.filter((status) => status !== 401)
  return [
    ...listed.filter((status) => status === 401).map(silent),
    ...told.map((status, place) => ((place + index) % 2 === 0 ? silent(status) : worded(status, index + place))),
    silent(500),
    worded(GATEWAY_FAILURES[index % GATEWAY_FAILURES.length]!, Math.floor(index / GATEWAY_FAILURES.length)),
  ]
}
