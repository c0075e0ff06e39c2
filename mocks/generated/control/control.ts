/**
 * Generated from openapi/control.yaml by npm run generate.
 * Do not edit manually.
 */
import { controlRequest } from '#mocks/transports/controlRequest.ts'
export interface Refusal {
  detail: string
}

export type Fault =
  | string
  | {
      operation: string
    }

export interface Situation {
  /** One of mocks/scenarios. */
  scenario?: string
  /**
   * Key of a person of the fixtures; null for nobody.
   * @nullable
   */
  viewer?: string | null
  /**
   * @minLength 1
   * @maxLength 60
   */
  seed?: string
  /** `2026-05-20T12:00:00Z` is frozen, `_15m` is ahead, `2026-05-20T12:00:00Z_905s` was moved since the world began, `2026-05-20T12:00:00Z_905s_runs` runs on from there. */
  clock?: string
  /**
   * @minimum 0
   * @maximum 60000
   */
  latencyMs?: number
  faults?: Fault[]
  /** The faults that the scenario brings are left out. */
  ownFaults?: false
}

export interface Faults {
  faults: Fault[]
}

export interface Viewer {
  /** @nullable */
  viewer: string | null
}

export interface Release {
  operation?: string
}

export type ClockChange =
  | {
      moveMs: number
    }
  | {
      setTo: string
    }
  | {
      running: boolean
    }

export interface State {
  situation: Situation
  now: string
}

/**
 * @nullable
 */
export type TokenPair = {
  access_token: string
  refresh_token: string
} | null

export interface Tokens {
  tokens: TokenPair | null
}

export interface Begun {
  situation: Situation
  now: string
  tokens: TokenPair | null
}

export type PlannedFaultsItem = {
  id: number
  fault: Fault
  calls: number
  used: number
  released: boolean
}

export interface Planned {
  faults: PlannedFaultsItem[]
}

export type LogCallsItemOutcome = (typeof LogCallsItemOutcome)[keyof typeof LogCallsItemOutcome]

export const LogCallsItemOutcome = {
  under_way: 'under way',
  answered: 'answered',
  refused: 'refused',
  aborted: 'aborted',
  failed: 'failed',
} as const

export type LogCallsItem = {
  number: number
  method: string
  path: string
  operation?: string
  at: number
  status?: number
  ms?: number
  outcome: LogCallsItemOutcome
  problems?: string[]
  why?: string[]
}

export interface Log {
  calls: LogCallsItem[]
}

export type DatabaseRows = { [key: string]: unknown[] }

export interface Database {
  format: 'perigee-mock-database'
  schemaVersion: number
  rows: DatabaseRows
}

/**
 * Done.
 */
export type StateResponse = State

/**
 * Done.
 */
export type PlannedResponse = Planned

/**
 * Done.
 */
export type LogResponse = Log

/**
 * The server was started without --control, or the call comes from elsewhere.
 */
export type RefusedResponse = Refusal

/**
 * The request cannot be read; nothing was changed.
 */
export type UnreadableResponse = Refusal

export type ReadLogParams = {
  /**
   * Only calls of this operation of the API's contract.
   */
  operation?: string
}

export const getReadSituationUrl = () => {
  return `/mock-control/situation`
}

/**
 * @summary How the world stands.
 */
export const readSituation = async (options: Parameters<typeof controlRequest>[1]): Promise<StateResponse> => {
  return controlRequest<StateResponse>(getReadSituationUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getBeginSituationUrl = () => {
  return `/mock-control/situation`
}

/**
 * @summary Begin a situation: database, faults, latency, log, clock, and whose tokens are handed out.
 */
export const beginSituation = async (
  situation: Situation,
  options: Parameters<typeof controlRequest>[1],
): Promise<Begun> => {
  return controlRequest<Begun>(getBeginSituationUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(situation),
  })
}

export const getResetUrl = () => {
  return `/mock-control/reset`
}

/**
 * @summary Begin the scenario again and leave what else is set.
 */
export const reset = async (options: Parameters<typeof controlRequest>[1]): Promise<StateResponse> => {
  return controlRequest<StateResponse>(getResetUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getSignInUrl = () => {
  return `/mock-control/tokens`
}

/**
 * @summary Tokens for a person of the fixtures.
 */
export const signIn = async (viewer: Viewer, options: Parameters<typeof controlRequest>[1]): Promise<Tokens> => {
  return controlRequest<Tokens>(getSignInUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(viewer),
  })
}

export const getListFaultsUrl = () => {
  return `/mock-control/faults`
}

/**
 * @summary The faults that still apply, with their counts.
 */
export const listFaults = async (options: Parameters<typeof controlRequest>[1]): Promise<PlannedResponse> => {
  return controlRequest<PlannedResponse>(getListFaultsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getPlanFaultsUrl = () => {
  return `/mock-control/faults`
}

/**
 * @summary Plan further faults.
 */
export const planFaults = async (
  faults: Faults,
  options: Parameters<typeof controlRequest>[1],
): Promise<PlannedResponse> => {
  return controlRequest<PlannedResponse>(getPlanFaultsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(faults),
  })
}

export const getClearFaultsUrl = () => {
  return `/mock-control/faults`
}

/**
 * @summary Plan nothing any more; held calls go on.
 */
export const clearFaults = async (options: Parameters<typeof controlRequest>[1]): Promise<PlannedResponse> => {
  return controlRequest<PlannedResponse>(getClearFaultsUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReleaseUrl = () => {
  return `/mock-control/release`
}

/**
 * @summary Let held calls go on: of one operation, or all.
 */
export const release = async (
  releaseBody: Release,
  options: Parameters<typeof controlRequest>[1],
): Promise<PlannedResponse> => {
  return controlRequest<PlannedResponse>(getReleaseUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(releaseBody),
  })
}

export const getMoveClockUrl = () => {
  return `/mock-control/clock`
}

/**
 * @summary Move, set, freeze or start the clock of the server.
 */
export const moveClock = async (
  clockChange: ClockChange,
  options: Parameters<typeof controlRequest>[1],
): Promise<StateResponse> => {
  return controlRequest<StateResponse>(getMoveClockUrl(), {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(clockChange),
  })
}

export const getReadLogUrl = (params: ReadLogParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/mock-control/log?${stringifiedParams}` : `/mock-control/log`
}

/**
 * @summary Every call since the situation began.
 */
export const readLog = async (
  params: ReadLogParams,
  options: Parameters<typeof controlRequest>[1],
): Promise<LogResponse> => {
  return controlRequest<LogResponse>(getReadLogUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getClearLogUrl = () => {
  return `/mock-control/log`
}

/**
 * @summary Forget the calls.
 */
export const clearLog = async (options: Parameters<typeof controlRequest>[1]): Promise<LogResponse> => {
  return controlRequest<LogResponse>(getClearLogUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getExportDatabaseUrl = () => {
  return `/mock-control/database`
}

/**
 * @summary The whole database as a file.
 */
export const exportDatabase = async (options: Parameters<typeof controlRequest>[1]): Promise<Database> => {
  return controlRequest<Database>(getExportDatabaseUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getImportDatabaseUrl = () => {
  return `/mock-control/database`
}

/**
 * @summary Put a file in the place of the database; a bad one changes nothing.
 */
export const importDatabase = async (
  database: Database,
  options: Parameters<typeof controlRequest>[1],
): Promise<StateResponse> => {
  return controlRequest<StateResponse>(getImportDatabaseUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options.headers)) },
    body: JSON.stringify(database),
  })
}
