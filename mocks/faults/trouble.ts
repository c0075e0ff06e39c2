import type { Fault } from './fault.ts'
import { changesResponse, faultyResponse } from './faultyResponse.ts'

/** All faults of one call combined; the parts are applied in this order. */
export interface Trouble {
  /** The server processes the call before anything else happens to it. */
  isStored: boolean
  latencyMs: number
  /** Waits for the release of the call; also ends when the call is aborted. */
  held: ((signal: AbortSignal) => Promise<void>) | undefined
  network: Fault['network']
  /** Replaces the server's own response. */
  response: (() => Response) | undefined
  /** Duration of the body. */
  bodyMs: number
  /** The faults that were combined. */
  faults: readonly Fault[]
}

/** No faults. */
export function untroubled(): Trouble {
  return {
    isStored: false,
    latencyMs: 0,
    held: undefined,
    network: undefined,
    response: undefined,
    bodyMs: 0,
    faults: [],
  }
}

/** Adds one fault; the last response wins. */
export function withFault(trouble: Trouble, fault: Fault): Trouble {
  return {
    isStored: trouble.isStored || fault.stored === true,
    latencyMs: trouble.latencyMs + (fault.latencyMs ?? 0),
    held: trouble.held,
    network: fault.network ?? trouble.network,
    response: changesResponse(fault) ? () => faultyResponse(fault) : trouble.response,
    bodyMs: trouble.bodyMs + (fault.bodyMs ?? 0),
    faults: [...trouble.faults, fault],
  }
}
