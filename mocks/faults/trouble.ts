import type { Fault } from './fault.ts'
import { changesResponse, faultyResponse } from './faultyResponse.ts'

/** What a call has to go through; the parts are applied in this order. */
export interface Trouble {
  /** The server carries the call out before anything else happens to it. */
  isStored: boolean
  latencyMs: number
  /** Waits for the release of the call; ends as well when the call is given up. */
  held: ((signal: AbortSignal) => Promise<void>) | undefined
  network: Fault['network']
  /** Instead of the server's own response. */
  response: (() => Response) | undefined
  /** How long the body takes. */
  bodyMs: number
  /** The faults that made it so. */
  faults: readonly Fault[]
}

/** Nothing goes wrong. */
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

/** The same, and this fault besides; the later response wins. */
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
