import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upgrade } from '@scalar/openapi-upgrader'
import { redocly } from './redocly.ts'

/** An OpenAPI description with unknown content. */
export type Description = Record<string, any>

/**
 * Reads an OpenAPI description of any version from an address or a file, with the files that it refers to, as 3.1. Fails
 * with one sentence.
 */
export async function readDescription(from: string): Promise<Description> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-description-'))
  try {
    const bundle = join(folder, 'bundle.json')
    const { failed, stderr } = await redocly('bundle', from, '--output', bundle)
    if (failed) throw new Error(`${from} cannot be read as an OpenAPI description: ${reasonIn(stderr)}`)
    const bundled = JSON.parse(await readFile(bundle, 'utf8'), withNullType) as Description
    const read = upgrade(bundled, '3.1') as Description
    if (!String(read.openapi).startsWith('3.')) throw new Error(`${from} is no OpenAPI description.`)
    if (Object.keys((read.paths ?? {}) as object).length === 0) throw new Error(`${from} describes no call.`)
    return read
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `nullable` as a type, which the upgrade leaves out beside references and below a response `default`. */
function withNullType(_name: string, value: unknown): unknown {
  const { nullable, ...schema } = (value ?? {}) as Description
  if (nullable !== true) return value
  const isNull = { type: 'null' }
  if (schema.type) return { ...schema, type: [schema.type, isNull.type].flat() as unknown }
  for (const key of ['anyOf', 'oneOf'])
    if (schema[key]) return { ...schema, [key]: [...schema[key], isNull] as unknown }
  return { anyOf: [schema, isNull] }
}

/** The first error of Redocly, and the reference that has it. */
function reasonIn(output: string): string {
  const place = /^\[1\] \S+ at (\S+)/m.exec(output)?.[1]
  const reason = /^(?:Can't resolve \$ref.*|\s+- .*|.*does not exist.*)$/m.exec(output)?.[0] ?? 'unknown format'
  const words = reason.trim().replace(/^- /, '').replace(/\.$/, '')
  return `${words}${place ? ` (at ${place})` : ''}.`
}
