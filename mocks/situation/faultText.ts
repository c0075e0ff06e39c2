import type { Fault } from '#mocks/faults/fault.ts'
import { nearestName } from './nearestName.ts'
import { whyImpossible } from '#mocks/faults/whyImpossible.ts'

// One fault as a query parameter: `likeCharacter.403.once`, `sendMessage.hold`, `*.401.times-5`. It uses only
// characters that need no percent-encoding, so that it can be read and typed in an address.

const SHAPES = ['html', 'empty', 'malformed', 'wrong'] as const
const NETWORKS = { offline: 'fail', timeout: 'timeout', abort: 'abort' } as const

/** All valid words, for suggesting the nearest one to a misspelt word. */
export const FAULT_WORDS = [
  ...SHAPES,
  ...Object.keys(NETWORKS),
  'hold',
  'stored',
  'once',
  'off-contract',
  'times-2',
  'latency-2000',
  'slow-2000',
  'nth-2',
  'address-',
  'detail-',
  'body-',
]

interface Written {
  operation: string
  status?: number
  offContract?: true
  nth?: number | number[]
  times?: number
  latencyMs?: number
  bodyMs?: number
  hold?: true
  stored?: true
  network?: Fault['network']
  shape?: Fault['shape']
  detail?: string
  address?: string
  body?: unknown
}

export function faultText(fault: Fault): string {
  const { operation, status, offContract, nth, times, latencyMs, bodyMs, network, shape, detail, body, address } = fault
  const networkWord = Object.entries(NETWORKS).find(([, kind]) => kind === network)?.[0]
  const parts = [
    operation,
    status,
    offContract && 'off-contract',
    shape,
    detail !== undefined && `detail-${escaped(detail)}`,
    body !== undefined && `body-${escaped(JSON.stringify(body))}`,
    address !== undefined && `address-${escaped(address)}`,
    networkWord,
    fault.stored && 'stored',
    fault.hold && 'hold',
    latencyMs && `latency-${latencyMs}`,
    bodyMs && `slow-${bodyMs}`,
    nth !== undefined && ['nth', ...[nth].flat()].join('-'),
    times !== undefined && (times === 1 ? 'once' : `times-${times}`),
  ]
  return parts.filter((part) => part !== undefined && part !== false && part !== '' && part !== 0).join('.')
}

/** The fault, or a sentence that says what is wrong with the text. */
export function readFaultText(text: string): { fault: Fault } | { problem: string } {
  const [operation = '', ...parts] = text.split('.')
  const written: Written = { operation }
  for (const part of parts) {
    const read = readPart(part)
    if (!read) {
      const nearest = nearestName(part, FAULT_WORDS)
      return { problem: `"${part}" is not part of a fault. The nearest word is "${nearest}".` }
    }
    Object.assign(written, read)
  }
  if (parts.length === 0) return { problem: 'It does not say what goes wrong.' }
  const fault = written as Fault
  const problem = whyImpossible(fault)
  return problem === undefined ? { fault } : { problem }
}

/** The words of a fault, and what each says; `given` is the part in parentheses. */
const WORDS: [word: RegExp, read: (given: string) => Omit<Written, 'operation'>][] = [
  [/^([1-5]\d\d)$/, (given) => ({ status: Number(given) })],
  [oneOf(SHAPES), (given) => ({ shape: given as Fault['shape'] })],
  [oneOf(Object.keys(NETWORKS)), (given) => ({ network: NETWORKS[given as keyof typeof NETWORKS] })],
  [/^(hold|stored)$/, (given) => ({ [given]: true })],
  [/^once$/, () => ({ times: 1 })],
  [/^off-contract$/, () => ({ offContract: true })],
  [/^times-(\d{1,7})$/, (given) => ({ times: Number(given) })],
  [/^latency-(\d{1,7})$/, (given) => ({ latencyMs: Number(given) })],
  [/^slow-(\d{1,7})$/, (given) => ({ bodyMs: Number(given) })],
  [/^nth-(\d+(?:-\d+)*)$/, (given) => ({ nth: given.includes('-') ? given.split('-').map(Number) : Number(given) })],
  [/^address-(.*)$/, (given) => ({ address: unescaped(given) })],
  [/^detail-(.*)$/, (given) => ({ detail: unescaped(given) })],
  [/^body-(.*)$/, (given) => ({ body: JSON.parse(unescaped(given)) as unknown })],
]

/** What a part says; undefined if it is no word of a fault, or its value cannot be read. */
function readPart(part: string): Omit<Written, 'operation'> | undefined {
  try {
    for (const [word, read] of WORDS) {
      const found = word.exec(part)
      if (found) return read(found[1] ?? '')
    }
  } catch {
    // Its value cannot be read.
  }
  return undefined
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(${words.join('|')})$`)
}

/** An address would encode percent signs again, so `_2E` replaces `%2E`. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll(/[_.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '_')
}

/** Text for display only, which is never parsed. */
export function readableFault(fault: Fault): string {
  return unescaped(faultText(fault))
}

function unescaped(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replaceAll('_', '%'))
}
