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
  nth?: number[]
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
    if (!readPart(part, written)) {
      const nearest = nearestName(part, FAULT_WORDS)
      return { problem: `"${part}" is not part of a fault. The nearest word is "${nearest}".` }
    }
  }
  if (parts.length === 0) return { problem: 'It does not say what goes wrong.' }
  const fault = written as Fault
  const problem = whyImpossible(fault)
  return problem === undefined ? { fault } : { problem }
}

function readPart(part: string, into: Written): boolean {
  const [word = '', ...values] = part.split('-')
  const rest = part.slice(word.length + 1)
  const numbers = values.map(Number)
  const wholeNumber = values.length === 1 && /^\d{1,7}$/.test(rest) ? Number(rest) : undefined
  if (/^[1-5]\d\d$/.test(part)) return !!Object.assign(into, { status: Number(part) })
  if (Object.hasOwn(NETWORKS, part)) return !!Object.assign(into, { network: NETWORKS[part as keyof typeof NETWORKS] })
  if (SHAPES.includes(part as (typeof SHAPES)[number])) return !!Object.assign(into, { shape: part })
  switch (word) {
    case 'hold':
    case 'stored':
      return part === word && !!Object.assign(into, { [word]: true })
    case 'once':
      return part === 'once' && !!Object.assign(into, { times: 1 })
    case 'off':
      return part === 'off-contract' && !!Object.assign(into, { offContract: true })
    case 'times':
      return wholeNumber !== undefined && !!Object.assign(into, { times: wholeNumber })
    case 'latency':
      return wholeNumber !== undefined && !!Object.assign(into, { latencyMs: wholeNumber })
    case 'slow':
      return wholeNumber !== undefined && !!Object.assign(into, { bodyMs: wholeNumber })
    case 'nth':
      return isCounts(numbers) && !!Object.assign(into, { nth: numbers.length === 1 ? numbers[0] : numbers })
    case 'address':
    case 'detail':
    case 'body':
      return readValue(word, rest, into)
    default:
      return false
  }
}

function isCounts(numbers: number[]): boolean {
  return numbers.length > 0 && numbers.every(Number.isInteger)
}

function readValue(word: 'detail' | 'body' | 'address', text: string, into: Written): boolean {
  try {
    const value = unescaped(text)
    into[word] = word === 'body' ? JSON.parse(value) : value
    return true
  } catch {
    return false
  }
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
