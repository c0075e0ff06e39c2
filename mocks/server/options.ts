import type { WorldStore } from '#mocks/db/worldStore.ts'
import type { Alteration } from '#mocks/rehearsal/alteration.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { Clock } from '#src/world/World.ts'

export interface MockServerOptions {
  /** The scenario at the start. @default 'default' */
  scenario?: ScenarioName
  /** Seed of all "random" choices. @default 'perigee' */
  seed?: string
  /** The server's clock, for ages of fixtures, timestamps, lifetimes of tokens, latency. @default the system's clock */
  clock?: Clock
  /**
   * Duration of an ordinary response; responses that a model would generate take several times as long. @default 0, or
   * the scenario's
   */
  latencyMs?: number
  /** Faults, in addition to the scenario's. */
  faults?: readonly Fault[]
  /** Leaves out the scenario's faults. */
  ownFaults?: false
  /** The changes of a new contract. @default none */
  rehearsed?: readonly Alteration[] | undefined
  /** Folder of the picture files, with a trailing slash. @default '/pictures/' */
  picturesUrl?: string
  /** Address of the API. @default '/api/v1' */
  baseUrl?: string
  /** A response that breaks the contract: 'throw' makes the call fail, 'warn' prints a warning. @default 'warn' */
  strict?: 'throw' | 'warn'
  /**
   * Address of the app, without a trailing slash; character cards list it as their source. @default
   * 'https://perigee.example'
   */
  appUrl?: string
  /** Reads the picture at an address. @default requests it */
  readPicture?: (address: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Converts a picture to PNG. @default draws it on a canvas */
  asPng?: (picture: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
  /** Where the database is stored. @default nowhere */
  store?: WorldStore
}
