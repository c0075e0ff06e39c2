import type { WorldStore } from '#mocks/db/worldStore.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { Clock } from '#src/world/World.ts'

export interface PretendServerOptions {
  /** The situation it starts in. @default 'default' */
  scenario?: ScenarioName
  /** Decides what is "random". @default 'perigee' */
  seed?: string
  /** The server's time: ages of fixtures, timestamps, lives of tokens, latency. @default the system's clock */
  clock?: Clock
  /** How long an ordinary response takes; responses that a model would write take several times as long. @default 0, or the scenario's */
  latencyMs?: number
  /** What goes wrong, besides what the scenario says. */
  faults?: readonly Fault[]
  /** The faults that the scenario brings are left out. */
  ownFaults?: false
  /** Folder of the picture files, with a slash at its end. @default '/pictures/' */
  picturesUrl?: string
  /** Where the API is. @default '/api/v1' */
  baseUrl?: string
  /** A response that breaks the contract: 'throw' makes the call fail, 'warn' says so in the console. @default 'warn' */
  strict?: 'throw' | 'warn'
  /** Where the app is, without a slash at its end: character cards name their source. @default 'https://perigee.example' */
  appUrl?: string
  /** The PNG at an address of a picture. @default none, so that cards carry a plain picture */
  readPicture?: (address: string) => Promise<Uint8Array>
  /** Where the database survives. @default nowhere */
  store?: WorldStore
}
