import type { Operation } from '../strict/operations.ts'
import type { Exchange } from './exchange.ts'

/** A call of the contract and its response. */
export interface SeenCall {
  exchange: Exchange
  operation: Operation
  /** The parameters in the path. */
  params: Record<string, string>
  /** Undefined if it contained a token. */
  address: string | undefined
}
