import { isEnumValue } from './enumValues.ts'
import type { Exchange } from './exchange.ts'
import { SECRET_NAME, secretsOf, withoutSecrets } from './secrets.ts'
import { withoutWords } from './withoutWords.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/
/** The spelling of field names; a key with another spelling may contain users' words. */
const FIELD_NAME = /^(?=.{1,40}$)[A-Za-z]+(_[A-Za-z]+)*\d{0,2}$/

/** Removes private content from the texts of a session. */
export interface Cleaner {
  /** A text of a user or of the server. */
  text(text: string): string
  /** Every text of a JSON value. */
  value(value: unknown): unknown
}

/** Without `salt` the words stay; with it, every text is replaced by another one of the same structure. */
export function createCleaner(exchanges: readonly Exchange[], salt: string | undefined): Cleaner {
  const secrets = secretsOf(exchanges)

  function text(given: string): string {
    const clean = withoutSecrets(given, secrets)
    if (clean !== given && /^\S+@\S+$/.test(clean)) return clean
    return salt === undefined || UUID.test(given) || MOMENT.test(given) ? clean : withoutWords(clean, salt)
  }

  function value(given: unknown, field = ''): unknown {
    if (typeof given === 'string') {
      if (isPicture(field, given)) return drawingFor(field)
      if (isEnumValue(field, given)) return given
      return SECRET_NAME.test(field) ? 'x'.repeat(given.length) : text(given)
    }
    if (Array.isArray(given)) return given.map((one) => value(one, field))
    if (typeof given !== 'object' || given === null) return given
    return Object.fromEntries(
      Object.entries(given).map(([name, one]) => [FIELD_NAME.test(name) ? name : text(name), value(one, name)]),
    )
  }

  return { text, value: (given) => value(given) }
}

const SIDE = 512
const TALL = 768

/** A plain drawing that replaces a picture: a square, or a tall one for the addresses of tall pictures. */
function drawingFor(field: string): string {
  const height = field.startsWith('large') ? TALL : SIDE
  const shape = `<rect width='${SIDE}' height='${height}' fill='%23456'/>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${SIDE}' height='${height}'>${shape}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(' ', '%20').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}

/** Whether a field holds the address of a picture. */
function isPicture(field: string, value: string): boolean {
  return /(^|_)(url|avatar|image|picture)$/i.test(field) && /^(https?:|data:image\/|\/)/i.test(value)
}
