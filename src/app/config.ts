import { apiBaseUrlIn, BUILT_API_BASE_URL, CONFIG_URL, type ConfigFile } from './configFile.ts'

/** What a deployment may change without a build. */
export interface Config {
  /** Where the API is: a path of this site or a whole address, without a trailing slash. */
  apiBaseUrl: string
  /** The delay before a failed read is tried again, in place of a second; it doubles with each try (A9-36). */
  firstRetryMs?: number
  /** Shows a badge with this name: for every environment that is not production. */
  environment?: string
  /** Blocks every call that would change something, before it leaves the page. */
  readOnly?: boolean
  /** Lists in which way the server's responses depart from the contract. */
  recordDrift?: boolean
}

export const DEFAULT_CONFIG: Config = { apiBaseUrl: BUILT_API_BASE_URL }

const KEYS: string[] = [
  'apiBaseUrl',
  'firstRetryMs',
  'environment',
  'readOnly',
  'recordDrift',
] satisfies (keyof Config)[]

/**
 * The configuration that the file describes. Where it is missing or malformed the build's own address is used, and the
 * console says so in one sentence.
 */
export function configFrom(file: ConfigFile): Config {
  if ('problem' in file) {
    console.warn(
      file.problem === 'missing'
        ? `There is no ${CONFIG_URL}; the API is taken to be at ${DEFAULT_CONFIG.apiBaseUrl}.`
        : `${CONFIG_URL} is not valid JSON or could not be read; the API is taken to be at ${DEFAULT_CONFIG.apiBaseUrl}.`,
    )
    return DEFAULT_CONFIG
  }
  const { content } = file
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    console.warn('config.json must be an object like {"apiBaseUrl": "/api/v1"}; what it holds is not used.')
  else
    for (const key of Object.keys(content))
      if (!KEYS.includes(key)) console.warn(`config.json: "${key}" is not known; known are "${KEYS.join('", "')}".`)
  const { apiBaseUrl, firstRetryMs, environment, readOnly, recordDrift } = (
    typeof content === 'object' && content !== null ? content : {}
  ) as Record<string, unknown>
  const named = apiBaseUrlIn(content)
  const config: Config = { apiBaseUrl: named ?? DEFAULT_CONFIG.apiBaseUrl }
  if (named === undefined && apiBaseUrl !== undefined)
    console.warn(
      `config.json: "apiBaseUrl" must be a path like "/api/v1" or an address like "https://api.example.com/api/v1"; ${config.apiBaseUrl} is used.`,
    )
  if (typeof firstRetryMs === 'number' && firstRetryMs >= 0) config.firstRetryMs = firstRetryMs
  else if (firstRetryMs !== undefined)
    console.warn('config.json: "firstRetryMs" must be a number of milliseconds, 0 or more.')
  if (typeof environment === 'string' && environment !== '') config.environment = environment
  else if (environment !== undefined) console.warn('config.json: "environment" must be a name, like "staging".')
  for (const [name, value] of Object.entries({ readOnly, recordDrift })) {
    if (typeof value === 'boolean') Object.assign(config, { [name]: value })
    else if (value !== undefined) console.warn(`config.json: "${name}" must be true or false.`)
  }
  return config
}
