import type { Operation } from '../strict/operations.ts'
import type { Exchange } from './exchange.ts'

/** A call of the contract with what came of it. */
export interface SeenCall {
  exchange: Exchange
  operation: Operation
  /** Undefined where it held a token. */
  address: string | undefined
}
