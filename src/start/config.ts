import * as v from 'valibot'
import { isRecord } from '#src/lib/isRecord.ts'
import { readApiBaseUrl } from './apiBaseUrl.ts'
import { BUILT_API_BASE_URL, CONFIG_URL, type ConfigFile } from './configFile.ts'

/** The settings that a deployment may change without a build. */
export interface Config {
  /** The address of the API: a path of this site or an absolute address, without a trailing slash. */
  apiBaseUrl: string
  /** The delay before a failed read is retried, instead of a second; it doubles with each retry. */
  firstRetryMs?: number
  /** Shows a badge with this name: for every environment that is not production. */
  environment?: string
  /** Blocks every write before it leaves the page. */
  readOnly?: boolean
  /** Lists the departures of the server's responses from the contract. */
  recordDepartures?: boolean
}

export const DEFAULT_CONFIG: Config = { apiBaseUrl: BUILT_API_BASE_URL }

const MUST = {
  apiBaseUrl: 'must be a path like "/api/v1" or an address like "https://api.example.com/api/v1"',
  firstRetryMs: 'must be a number of milliseconds, 0 or more',
  environment: 'must be a name, like "staging"',
  readOnly: 'must be true or false',
  recordDepartures: 'must be true or false',
}

/** The valid fields of config.json. */
const FIELDS = v.partial(
  v.object({
    apiBaseUrl: v.pipe(v.unknown(), v.transform(readApiBaseUrl), v.string(MUST.apiBaseUrl)),
    firstRetryMs: v.pipe(v.number(MUST.firstRetryMs), v.minValue(0, MUST.firstRetryMs)),
    environment: v.pipe(v.string(MUST.environment), v.nonEmpty(MUST.environment)),
    readOnly: v.boolean(MUST.readOnly),
    recordDepartures: v.boolean(MUST.recordDepartures),
  }),
)
const KEYS = Object.keys(MUST)

/**
 * The configuration of the file. Missing and invalid values are left out, and logged
 * in one message; the default replaces a missing address of the API.
 */
export function configFrom(file: ConfigFile): Config {
  const { config, problems } = read(file)
  if (problems.length > 0) console.warn(problems.join('\n'))
  return config
}

function read(file: ConfigFile): { config: Config; problems: string[] } {
  const usual = `the API is taken to be at ${DEFAULT_CONFIG.apiBaseUrl}`
  const nothing = (problem: string) => ({ config: DEFAULT_CONFIG, problems: [problem] })
  if ('problem' in file)
    return nothing(
      file.problem === 'missing'
        ? `There is no ${CONFIG_URL}; ${usual}.`
        : `${CONFIG_URL} is not valid JSON or could not be read; ${usual}.`,
    )
  const { content } = file
  if (!isRecord(content)) return nothing(`config.json must be an object like {"apiBaseUrl": "/api/v1"}; ${usual}.`)

  const unknown = Object.keys(content).filter((key) => !KEYS.includes(key))
  const malformed = new Map(v.safeParse(FIELDS, content).issues?.map((issue) => [v.getDotPath(issue), issue.message]))
  const usable = Object.entries(content).filter(([key]) => !unknown.includes(key) && !malformed.has(key))
  const config = { ...DEFAULT_CONFIG, ...(v.parse(FIELDS, Object.fromEntries(usable)) as Partial<Config>) }
  const problems = [
    ...unknown.map((key) => `config.json: "${key}" is not known; known are "${KEYS.join('", "')}".`),
    ...[...malformed].map(
      ([key, must]) => `config.json: "${key}" ${must}${key === 'apiBaseUrl' ? `; ${config.apiBaseUrl} is used` : ''}.`,
    ),
    ...('apiBaseUrl' in content ? [] : [`config.json: "apiBaseUrl" is missing; ${config.apiBaseUrl} is used.`]),
  ]
  return { config, problems }
}
