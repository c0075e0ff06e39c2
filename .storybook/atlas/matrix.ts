import { resolved } from '#src/contract/strict/contract.ts'
import { allOperations, type Operation } from '#src/contract/strict/operations.ts'
import { readCall, type RecordedCall } from './recordedCall.ts'
import type { State } from './storyRecord.ts'

/** The outcomes of a call besides the statuses of the contract. */
const CIRCUMSTANCES = ['loading', 'empty', 'offline', 'malformed'] as const
/** The contract's `default`: any server error. */
const SERVER_FAILS = '5xx'

/** One state of one call; its name is for example `likeCharacter 403` or `listChats empty`. */
export interface Cell {
  name: string
  operation: Operation['id']
  /** A status, `5xx` or a circumstance. */
  state: string
  /** The stories whose run contains this state. */
  stories: State[]
}

/** Every operation with every status of the contract and every other outcome that is possible for it. */
export function matrixOf(states: readonly State[]): Cell[] {
  const calls = states.flatMap((story) => story.calls.map((text) => ({ story, call: readCall(text) })))
  const byOperation = Map.groupBy(calls, ({ call }) => call.operation)
  return allOperations.flatMap((operation) =>
    statesOf(operation).map((state) => {
      const fitting = (byOperation.get(operation.id) ?? []).filter(({ call }) => shows(call, state))
      const stories = [...new Set(fitting.map(({ story }) => story))]
      return { name: `${operation.id} ${state}`, operation: operation.id, state, stories }
    }),
  )
}

/** The names of the cells that no story shows. */
export function holesIn(states: readonly State[]): string[] {
  return matrixOf(states)
    .filter(({ stories }) => stories.length === 0)
    .map(({ name }) => name)
}

function statesOf(operation: Operation): string[] {
  const statuses = Object.keys(operation.responses).map((status) => (status === 'default' ? SERVER_FAILS : status))
  const possible = {
    loading: true,
    empty: isList(operation),
    offline: true,
    malformed: successOf(operation) !== undefined,
  }
  return [...statuses.sort(), ...CIRCUMSTANCES.filter((circumstance) => possible[circumstance])]
}

/** The schema of a successful JSON response. */
function successOf({ responses }: Operation): SchemaLike | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const schema = success?.content?.['application/json']?.schema
  return schema && resolved<SchemaLike>(schema as SchemaLike & { $ref?: string })
}

interface SchemaLike {
  type?: string | string[]
  properties?: Record<string, SchemaLike>
}

/** Whether the successful response is a list, with or without pages. */
function isList(operation: Operation): boolean {
  const schema = successOf(operation)
  return operation.method === 'GET' && (schema?.type === 'array' || schema?.properties?.data?.type === 'array')
}

function shows({ outcome, circumstances }: RecordedCall, state: string): boolean {
  switch (state) {
    case 'loading':
      return circumstances.includes('held') || circumstances.includes('slow')
    case 'offline':
      return circumstances.includes('network')
    case 'empty':
    case 'malformed':
      return circumstances.includes(state)
    case SERVER_FAILS:
      return /^5\d\d$/.test(outcome)
    default:
      // The status of a response that violates the contract does not count.
      return outcome === state && !circumstances.includes('malformed')
  }
}
